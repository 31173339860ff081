import LosslessJSON

/// Puts requests into the order in which they can run.
struct RequestOrder {
  private(set) var requests: [PlannedRequest] = []
  /// Request names, as written and as endpoints, to endpoints.
  private(set) var endpoints: [String: String] = [:]
  private(set) var problems: [String: [Finding]] = [:]

  /// A named request and the captures it uses, through whatever variables.
  private struct Entry {
    var endpoint: String
    var file: String
    /// The file that gives it its name: for a `run` line not the one the request is written in.
    var nameFile: String
    var parsed: ParsedRequest
    var walk: ReferenceWalk
  }

  /// Requests that wait for each other in a row.
  private static let longestChain = 100

  private var entries: [Entry] = []
  /// Endpoint → its place in `entries`.
  private var places: [String: Int] = [:]
  private var errors: [Finding]
  private var levels: [String: Int] = [:]
  private var path: [String] = []
  private let allowsUnsafe: Bool
  private var wanted: Set<String>

  init(
    _ sources: RequestSources, environment: RequestEnvironment, wanted: [String]?
  ) throws(RequestRefusal) {
    errors = sources.allFindings.filter { $0.severity == .error }
    allowsUnsafe = environment.settings.allowsUnsafe
    self.wanted = []
    for file in sources.files {
      for parsed in file.requests {
        let scope = VariableScope(sources: sources, environment: environment, requestFile: file, request: parsed)
        register(parsed, scope: scope, file: file.name, nameFile: file.name)
      }
    }
    for file in sources.files { for run in file.runs { register(run, of: file, sources, environment) } }
    choose(wanted)
    for entry in entries where self.wanted.contains(entry.endpoint) { place(entry) }
    placeRelease(sources, environment)
    if !errors.isEmpty { throw RequestRefusal(errors) }
  }

  /// A `run` line must name a request that is there. With other values it is one more request, under the block's name.
  private mutating func register(
    _ run: RequestFile.Run, of file: RequestFile, _ sources: RequestSources, _ environment: RequestEnvironment
  ) {
    guard let wanted = run.request else { return }
    let place = run.path.map { sources.imports[RequestSources.AttachmentName(requestFile: file.name, path: $0)] }
    // A file that is not there has been told.
    if case .some(nil) = place { return }
    let files =
      place.map { name in sources.files.filter { $0.name == name } }
      ?? sources.visibleFiles(from: file) + sources.files
    let slug = EndpointName.slug(wanted)
    for other in files {
      guard var parsed = other.requests.first(where: { $0.name == wanted || $0.endpoint == slug }) else { continue }
      guard !run.overrides.isEmpty, run.name != nil else { return }
      parsed.name = run.name
      parsed.nameSpot = run.nameSpot
      parsed.overrides = run.overrides
      let scope = VariableScope(sources: sources, environment: environment, requestFile: other, request: parsed)
      register(parsed, scope: scope, file: other.name, nameFile: file.name)
      return
    }
    let known = files.flatMap { $0.requests.compactMap(\.endpoint) }
    let nearest = NearestWord.to(wanted, in: known).map { "did you mean '#\($0)'? " } ?? ""
    errors.append(
      Finding(
        "unknown-request", file: file.name, line: run.spot.line, column: run.spot.column,
        "no request is named '\(wanted)'", next: nearest + "import the file it stands in, or correct the name"))
  }

  private mutating func register(_ parsed: ParsedRequest, scope: VariableScope, file: String, nameFile: String) {
    // A request without a usable name is an error of reading already.
    guard let name = parsed.name, let endpoint = parsed.endpoint else { return }
    if let first = entry(of: endpoint) {
      errors.append(
        Finding(
          "duplicate-name", file: nameFile, line: parsed.nameSpot.line, column: parsed.nameSpot.column,
          "another request is named '\(endpoint)' already: \(first.nameFile):\(first.parsed.nameSpot.line)",
          next: "give one of them another name: # @name \(endpoint)-other"))
      return
    }
    var walk = ReferenceWalk(scope: scope)
    for text in parsed.texts { walk.visit(text, in: file) }
    if let rule = parsed.directives.sample { walk.visit(rule, in: file) }
    for case .file(let path, let encoding?, _) in parsed.allBodyParts {
      let key = RequestSources.AttachmentName(requestFile: file, path: path)
      guard let attachment = scope.sources.attachments[key] else { continue }
      var ignored: [Finding] = []
      walk.visit(
        TemplateText(lines: attachment.utf8(encoding), file: attachment.name, findings: &ignored), in: attachment.name)
      walk.add(ignored)
    }
    endpoints[endpoint] = endpoint
    if endpoints[name] == nil { endpoints[name] = endpoint }
    problems[endpoint] = walk.problems
    places[endpoint] = entries.count
    entries.append(Entry(endpoint: endpoint, file: file, nameFile: nameFile, parsed: parsed, walk: walk))
  }

  private func entry(of endpoint: String) -> Entry? { places[endpoint].map { entries[$0] } }

  private mutating func choose(_ names: [String]?) {
    guard let names else {
      wanted = Set(entries.map(\.endpoint))
      return
    }
    let known = entries.map(\.endpoint)
    for name in names {
      if let endpoint = endpoints[name] {
        wanted.insert(endpoint)
      } else {
        let nearest = NearestWord.to(name, in: known).map { "did you mean '\($0)'? " } ?? ""
        errors.append(
          Finding(
            "unknown-endpoint", file: nil, "no request is named '\(name)'",
            next: nearest + (known.isEmpty ? "there is none" : "known are \(known.joined(separator: ", "))")))
      }
    }
  }

  /// Places what an entry depends on, then itself. Depth-first in file order, so the order is the same each time.
  private mutating func place(_ entry: Entry) {
    if levels[entry.endpoint] != nil { return }
    path.append(entry.endpoint)
    defer { path.removeLast() }
    var dependencies: Set<String> = []
    for found in entry.walk.captures {
      guard let endpoint = dependency(found), let target = self.entry(of: endpoint) else {
        continue
      }
      if let start = path.firstIndex(of: endpoint) {
        let circle = (path[start...] + [endpoint]).joined(separator: " → ")
        report(
          found, "request-cycle", "requests need each other's answers in a circle: \(circle)",
          "take one of the values from somewhere else")
        continue
      }
      if path.count >= Self.longestChain {
        report(
          found, "request-chain-too-long", "more than \(Self.longestChain) requests need each other's answers in a row",
          "take the value from an earlier request")
        continue
      }
      place(target)
      dependencies.insert(endpoint)
    }
    let level = dependencies.map { levels[$0] ?? 0 }.max().map { $0 + 1 } ?? 0
    levels[entry.endpoint] = level
    requests.append(
      PlannedRequest(
        endpoint: entry.endpoint, file: entry.file, parsed: entry.parsed, dependencies: dependencies.sorted(),
        level: level, isSelected: wanted.contains(entry.endpoint), tokens: entry.walk.tokens.sorted(),
        commands: entry.walk.commands,
        allowsUnsafe: allowsUnsafe || entry.parsed.directives.allowsUnsafe))
  }

  /// What names the release is asked, too, even if the person did not ask for it.
  private mutating func placeRelease(_ sources: RequestSources, _ environment: RequestEnvironment) {
    guard let release = environment.settings.release else { return }
    var walk = ReferenceWalk(
      scope: VariableScope(sources: sources, environment: environment, requestFile: nil))
    walk.visit(release, in: sources.environments.name)
    errors += walk.problems
    for found in walk.captures {
      if let endpoint = dependency(found), let entry = self.entry(of: endpoint) {
        place(entry)
      }
    }
  }

  private mutating func dependency(_ found: ReferenceWalk.FoundCapture) -> String? {
    let name = found.capture.request
    if let endpoint = endpoints[name] ?? endpoints[EndpointName.slug(name)] { return endpoint }
    let known = entries.map(\.endpoint)
    let nearest = NearestWord.to(name, in: known).map { "did you mean '\($0)'? " } ?? ""
    report(
      found, "unknown-request", "no request is named '\(name)'", nearest + "known are \(known.joined(separator: ", "))")
    return nil
  }

  private mutating func report(
    _ found: ReferenceWalk.FoundCapture, _ id: String, _ text: String, _ next: String
  ) {
    let finding = Finding(
      id, file: found.file, line: found.reference.spot.line, column: found.reference.spot.column, text, next: next)
    if !errors.contains(finding) { errors.append(finding) }
  }
}
