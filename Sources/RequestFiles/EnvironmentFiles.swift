import LosslessJSON

/// `http-client.env.json` and the private file over it, both read.
package struct EnvironmentFiles: Sendable {
  /// How findings call the committed file.
  package var name: String
  /// How findings call the private one; nil if there is none.
  package var privateName: String?
  /// In the order of the committed file, then those only the private file has.
  package var names: [String]
  /// Errors, warnings and notes of both, in order.
  package var findings: [Finding]
  /// Each value of the private file, whatever environment it is for.
  package var privateSecrets: [DeclaredSecret] = []
  var entries: [String: RequestEnvironment]

  /// The one environment of `record URL --as NAME` where there is no environment file.
  package static func onlyDefault(name: String) -> EnvironmentFiles {
    EnvironmentFiles(
      name: name, privateName: nil, names: ["default"], findings: [],
      entries: ["default": RequestEnvironment(name: "default")])
  }

  /// Throws `unknown-environment` with the nearest name and the list.
  package func environment(named name: String) throws(Finding) -> RequestEnvironment {
    if let entry = entries[name] { return entry }
    let known = names.isEmpty ? "there is none" : "known are \(names.joined(separator: ", "))"
    let nearest = NearestWord.to(name, in: names).map { "did you mean '\($0)'? " } ?? ""
    throw Finding(
      "unknown-environment", file: self.name, "no environment '\(name)'", next: nearest + known)
  }
}
