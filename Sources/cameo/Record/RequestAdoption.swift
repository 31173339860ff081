import ExchangeRedaction
import ExchangeTypes
import ForeignFormats
import LosslessJSON
import RequestFiles

/// Writes a request that came from the command line into the store's request files, its secrets into the private file.
struct RequestAdoption {
  let project: Project
  let context: Context

  /// A request that is in the request files now.
  struct Adopted {
    var endpoint: String
    var file: String
    /// It was not there before.
    var isNew: Bool
    /// Files as they were; nil: there was none.
    fileprivate var before: [(file: String, bytes: [UInt8]?)]

    /// Undoes it, so that a mistyped host or token is not in the way of the next try. Throws `Finding`.
    func takeBack() throws(Finding) {
      for (file, bytes) in before {
        if let bytes {
          try FileDoor.write(bytes, to: file, mode: FileDoor.mode(file) ?? 0o644)
        } else if FileDoor.exists(file) {
          try FileDoor.remove(file)
        }
      }
    }
  }

  /// Adds the request to `requests/api.http` and its variables to the environment files.
  ///
  /// An endpoint of that name that is there already must be the same request. Throws `Finding`.
  func adopt(
    name: String, method: String, url: String, fields: HeaderFields, body: CurlLine.Body?, timeout: Double? = nil,
    environment: String? = nil
  ) throws(Finding) -> Adopted {
    let sources = try project.requestSources(in: context.environment)
    let target = try self.environment(environment, sources)
    let existing = try variables(of: target, sources)
    let catalogue = try project.catalogue()
    let request = try RequestText(
      endpoint: name, method: method, url: url, fields: fields, body: body, timeout: timeout, existing: existing,
      isPrivate: { catalogue.isSomebodys($1, named: $0) })
    context.terminal.report(request.findings)
    let endpoint = String(request.text.prefix { $0 != "\n" }.dropFirst(4))
    let file = project.store.path + "/requests/api.http"
    if try isKnown(endpoint, request, sources) {
      return Adopted(endpoint: endpoint, file: file, isNew: false, before: [])
    }
    let plain = request.variables.filter { !$0.isSecret }
    let secret = request.variables.filter(\.isSecret)
    var adopted = Adopted(endpoint: endpoint, file: file, isNew: true, before: [])
    if !secret.isEmpty {
      let place = try privateFile(sources)
      adopted.before.append((place, try FileDoor.read(place)))
      try write(secret, to: place, environment: target)
      context.terminal.err("wrote \(secret.map { "'\($0.name)'" }.joined(separator: ", ")) to \(place)")
    }
    if !plain.isEmpty {
      let place = project.store.path + "/requests/http-client.env.json"
      adopted.before.append((place, try FileDoor.read(place)))
      try write(plain, to: place, environment: target)
    }
    let bytes = try FileDoor.read(file)
    adopted.before.append((file, bytes))
    let old = String(decoding: bytes ?? [], as: UTF8.self)
    let separator = old.isEmpty ? "" : old.hasSuffix("\n") ? "\n" : "\n\n"
    try FileDoor.write(Array((old + separator + request.text).utf8), to: file)
    context.terminal.err("wrote request '\(endpoint)' to \(file)")
    return adopted
  }

  /// Variables of an environment as they are written, by name; none for one that is not there yet. Those that hold others
  /// equal no value, and their names are taken.
  func variables(of environment: String, _ sources: RequestSources) throws(Finding) -> [String: String] {
    guard sources.environments.names.contains(environment) else { return [:] }
    return try sources.environments.environment(named: environment).variables.mapValues(\.value.text)
  }

  /// The one environment there is, or `default` where there is none.
  func environment(_ wanted: String?, _ sources: RequestSources) throws(Finding) -> String {
    let names = sources.environments.names
    if let wanted { return wanted }
    if names.count <= 1 { return names.first ?? "default" }
    throw Finding(
      "no-environment", file: sources.environments.name,
      "the request belongs to which environment? Known are \(names.joined(separator: ", "))",
      next: "add --env \(names[0])")
  }

  private func isKnown(_ endpoint: String, _ request: RequestText, _ sources: RequestSources) throws(Finding) -> Bool {
    let text = request.text.split(separator: "\n").dropFirst()
    for file in sources.files {
      let written = String(decoding: try FileDoor.read(file.name) ?? [], as: UTF8.self)
      guard let start = written.firstRange(of: "### \(endpoint)\n") else { continue }
      let block = written[start.upperBound...].split(separator: "\n")
      if block.starts(with: text) { return true }
      throw Finding(
        "endpoint-exists", file: file.name, "there is another request named '\(endpoint)'",
        next: "give this one another name, or change that one there and its variables in the environment files")
    }
    return false
  }

  func privateFile(_ sources: RequestSources) throws(Finding) -> String {
    if let name = sources.environments.privateName { return name }
    let places = PrivateFilePlace.candidates(
      processEnvironment: context.environment.all,
      environmentFile: project.store.path + "/requests/http-client.env.json", store: project.settings.keyID)
    guard let place = places.first else { throw Finding("no-home", "no place for the private file", next: "set HOME") }
    return place
  }

  private func write(
    _ variables: [RequestText.Variable], to file: String, environment: String
  ) throws(Finding) {
    let bytes = try EnvironmentFileEditor.adding(
      variables.map { ($0.name, $0.value) }, to: environment, in: try FileDoor.read(file), file: file)
    let isSecret = variables.contains(where: \.isSecret)
    try FileDoor.write(bytes, to: file, mode: isSecret ? 0o600 : 0o644)
    if isSecret { try Project.checkPrivate(file) }
  }
}
