import ForeignFormats

/// What `import har` tells: requests by their templates, variables by their names, the rest by numbers. Never a value.
struct HARReport {
  let har: HARRequests
  /// As `--env` gave it.
  let environment: String?

  /// `files`: those that were written; nil for a dry run, whose result is the requests themselves.
  func tell(on terminal: Terminal, files: [(path: String, isPrivate: Bool)]?, requestFile: String) {
    var table = TextTable()
    for request in har.requests {
      table.add(request.endpoint, request.method, request.target, Count.words(request.entries, "entry", "entries"))
    }
    let isDry = files == nil
    if !har.requests.isEmpty {
      terminal.err(
        "\(isDry ? "would write" : "wrote") \(Count.words(har.requests.count, "request")) to \(requestFile):")
      terminal.err(table.text(indent: 2))
    }
    for isPrivate in [false, true] {
      let names = har.variables.filter { $0.isSecret == isPrivate }.map { "'\($0.name)'" }
      let place = files?.first { $0.path != requestFile && $0.isPrivate == isPrivate }?.path
      if names.isEmpty { continue }
      terminal.err(
        "\(isDry ? "would write" : "wrote") \(names.joined(separator: ", ")) to "
          + (place ?? (isPrivate ? "the private file" : "http-client.env.json")))
    }
    if !har.known.isEmpty { terminal.err("there already: \(har.known.joined(separator: ", "))") }
    terminal.err(Self.leftOut(har.leftOut))
    tellWhatWaits(on: terminal)
    if har.requests.isEmpty, har.variables.isEmpty { return terminal.out("nothing new") }
    if isDry { return }
    let first = givers.isEmpty ? "" : "put '# @cameo-allow' above \(givers.joined(separator: ", ")), then "
    terminal.out("next: \(first)cameo record\(environment.map { " --env \($0)" } ?? "")")
  }

  /// `left out: 12 static files, 3 preflights`; empty for nothing.
  static func leftOut(_ counts: [HARLeftOut: Int]) -> String {
    let words = HARLeftOut.allCases.compactMap { reason in counts[reason].map { "\($0) \(reason.words($0))" } }
    return words.isEmpty ? "" : "left out: " + words.joined(separator: ", ")
  }

  private func tellWhatWaits(on terminal: Terminal) {
    let waiting = har.requests.filter(\.needsAllowance).map(\.endpoint)
    if waiting.isEmpty { return }
    terminal.err(
      "may change data, and \(waiting.count == 1 ? "waits" : "wait") for a line '# @cameo-allow' above: "
        + waiting.joined(separator: ", "))
    for giver in givers {
      let count = har.requests.filter { $0.dependencies.contains(giver) }.count
      terminal.err("'\(giver)' comes first: its answer gives values to \(Count.words(count, "other request"))")
    }
  }

  /// Requests that wait for a person, and whose answers others need.
  private var givers: [String] {
    let needed = Set(har.requests.flatMap(\.dependencies))
    return har.requests.filter(\.needsAllowance).map(\.endpoint).filter(needed.contains)
  }
}
