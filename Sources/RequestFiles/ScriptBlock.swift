/// A script of a request file: never run, but looked at, to say what to write instead.
struct ScriptBlock {
  var spot: TextSpot
  /// Runs on the answer; else before the request.
  var isResponseScript: Bool
  var text = ""

  /// Values it takes from the answer into variables: name, and what stands behind `name.response.` instead.
  var captures: [(name: String, reference: String)] {
    var found: [(name: String, reference: String)] = []
    var rest = text[...]
    while let call = rest.firstRange(of: "client.global.set(") {
      rest = rest[call.upperBound...]
      guard let name = Self.quoted(&rest), let comma = rest.firstIndex(of: ",") else { continue }
      let argument = rest[rest.index(after: comma)...].drop { $0 == " " || $0 == "\t" || $0 == "\n" }
      if let reference = Self.reference(argument) { found.append((name, reference)) }
    }
    return found
  }

  private static func quoted(_ rest: inout Substring) -> String? {
    rest = rest.drop { $0 == " " }
    guard let quote = rest.popFirst(), quote == "\"" || quote == "'", let end = rest.firstIndex(of: quote) else {
      return nil
    }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end])
  }

  /// `response.body.a.b[0]` and `response.headers.valueOf("X")`, nothing cleverer.
  private static func reference(_ expression: Substring) -> String? {
    for prefix in ["response.body.", "response.body["] where expression.hasPrefix(prefix) {
      let path = expression.dropFirst("response.body".count).prefix {
        $0.isLetter || $0.isNumber || "_.[]'\"-".contains($0)
      }
      return "body.$" + path.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "'")
    }
    let header = "response.headers.valueOf("
    guard expression.hasPrefix(header) else { return nil }
    var rest = expression.dropFirst(header.count)
    return quoted(&rest).map { "headers." + $0 }
  }
}
