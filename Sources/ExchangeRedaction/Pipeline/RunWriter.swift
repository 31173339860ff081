import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Writes what a judged run keeps, and lets out only what the proof and the leak scan let through.
struct RunWriter {
  let settings: RedactionSettings
  let names: MemberNames
  let gathering: RunGathering
  /// Whose redactor knows all of the run.
  var crew: RunCrew
  /// See `RunTable.hidden`.
  let hidden: HiddenValues
  /// Position of a body → what contracts will list of it.
  let shown: [Int: ShownValues]

  typealias Stage = [(endpoint: String, redactor: BodyRedactor, bodies: [Int])]

  /// So often a run is written, while something that was drawn holds another value of the run by chance.
  private static let passes = 8

  func write(_ stage: Stage, into run: inout RedactedRun) {
    let table = crew.redactor.table
    let scan = LeakScan(table, hidden: hidden, names: names)
    let start = run
    let shared = table.sharedSoFar
    var crew = crew
    for pass in 1...Self.passes {
      run = start
      table.sharedSoFar = shared
      var collisions: Set<[UInt8]> = []
      let parts = crew.write(stage) { part, redactor in
        written(part, redactor, with: scan, looksForCollisions: pass < Self.passes)
      }
      for part in parts {
        run.add(part.run)
        collisions.formUnion(part.collisions)
      }
      // A value stands in many answers, and stays the same in all: they are all written once more.
      if collisions.isEmpty { break }
      crew.redactor.redraws.add(collisions)
    }
    run.report.weakSecrets = scan.weakSecrets.sorted()
    run.report.sharing = table.sharing
    run.newDecisions.sort()
  }

  /// What an endpoint adds to the run; `collisions`: values for which something was drawn that is another value of it.
  private func written(
    _ part: Stage.Element, _ redactor: LeafRedactor, with scan: LeakScan, looksForCollisions: Bool
  ) -> (run: RedactedRun, collisions: Set<[UInt8]>) {
    var run = RedactedRun()
    do throws(Finding) {
      try write(part, redactor, with: scan, into: &run)
    } catch {
      run.refused.append(error)
      if error.id == "leak", looksForCollisions { return (run, collisions(in: part, redactor, with: scan)) }
    }
    return (run, [])
  }

  private func write(
    _ part: Stage.Element, _ redactor: LeafRedactor, with scan: LeakScan, into run: inout RedactedRun
  ) throws(Finding) {
    let (endpoint, _, positions) = part
    var bodyRedactor = part.redactor
    let documents = try documents(part)
    let drafts = try drafts(part, documents, redactor, &bodyRedactor)
    let lines = newLines(endpoint, bodyRedactor, documents)
    let report = ReportMaker(
      endpoint: endpoint, settings: settings, names: names, gathering: gathering, documents: documents
    ).lines(&bodyRedactor, positions)
    let coincidences = try check(drafts, lines, report, endpoint, with: scan)
    try checkShown(positions, endpoint, with: scan)
    run.endpoints += classes(endpoint, drafts, documents, positions)
    if !drafts.isEmpty { run.newDecisions += lines }
    run.report.lines += report.lines
    run.report.coincidences += coincidences
    run.report.names += report.names
    run.report.stale += report.stale
    run.warnings += report.warnings
  }

  /// Values of an endpoint for which something was drawn that is another value of the run.
  private func collisions(in part: Stage.Element, _ redactor: LeafRedactor, with scan: LeakScan) -> Set<[UInt8]> {
    let drawn = DrawnValues()
    var redactor = redactor
    redactor.drawn = drawn
    var bodyRedactor = part.redactor
    do throws(Finding) {
      _ = try drafts(part, documents(part), redactor, &bodyRedactor)
    } catch {
      // Whatever is refused for another reason stays refused.
      return []
    }
    return drawn.collisions(with: scan)
  }

  // MARK: Drafts

  /// Position of each settled body of an endpoint → what it holds, read for as long as the endpoint is written.
  private func documents(_ part: Stage.Element) throws(Finding) -> [Int: JSONDocument] {
    var documents: [Int: JSONDocument] = [:]
    for position in part.bodies where gathering.bodies[position].isSettled && gathering.bodies[position].hasBody {
      guard let document = gathering.bodies[position].document() else {
        throw ShapeProof.refusal(part.endpoint, "the body can't be read again")
      }
      documents[position] = document
    }
    return documents
  }

  /// All parts of one redacted exchange before the scan has seen them.
  private struct Draft {
    var position: Int
    var exchange: Exchange
    var written: BodyRedactor.Written?
    var request: RequestTemplate
    var hops: [RedactedExchange.RedactedHop]
    var fields: HeaderFields
    var dropped: [String]
    var mediaType: String?
  }

  private func drafts(
    _ part: Stage.Element, _ documents: [Int: JSONDocument], _ redactor: LeafRedactor,
    _ bodyRedactor: inout BodyRedactor
  ) throws(Finding) -> [Draft] {
    let endpoint = part.endpoint
    let headers = HeaderRedactor(redactor: redactor, settings: settings, endpoint: endpoint)
    let templates = TemplateRedactor(redactor: redactor, settings: settings, endpoint: endpoint)
    var out: [Draft] = []
    // What was undecided elsewhere is said there.
    _ = redactor.table.takeUndecided()
    for position in part.bodies {
      let body = gathering.bodies[position]
      guard body.isWritten else { continue }
      var written: BodyRedactor.Written?
      if let document = documents[position] {
        if !body.replacedNames.isEmpty, let raw = body.rawDocument() {
          try ShapeProof.checkNames(raw, document, endpoint: endpoint)
        }
        written = try bodyRedactor.write(
          (position, body, document), facts: shown[position]?.facts ?? [:], with: redactor)
      }
      let (fields, dropped) = headers.fields(of: body.exchange.response)
      let request = templates.redact(body.exchange.spec.template, mediaType: body.exchange.spec.bodyMediaType)
      if let rule = redactor.table.takeUndecided() {
        throw ShapeProof.undecided(rule, redactor.policy.catalogue, place: "\(endpoint) request or header fields")
      }
      out.append(
        Draft(
          position: position, exchange: body.exchange, written: written,
          request: request, hops: headers.hops(of: body.exchange, template: request), fields: fields, dropped: dropped,
          mediaType: mediaType(fields)))
    }
    return out
  }

  private func mediaType(_ fields: HeaderFields) -> String? {
    fields.first("Content-Type").flatMap { MediaType($0)?.description }
  }

  /// The one place where a redacted exchange comes into being.
  private func sealed(_ draft: Draft) -> RedactedExchange {
    RedactedExchange(
      endpoint: draft.exchange.spec.endpoint, environment: settings.environment, day: settings.day,
      keyID: settings.keyID, request: draft.request,
      requestMediaType: requestMediaType(draft),
      hops: draft.hops, status: draft.exchange.response.status, mediaType: draft.mediaType, fields: draft.fields,
      dropped: draft.dropped, body: draft.written?.bytes, thinned: draft.written?.thinned.map(\.text) ?? [],
      paths: draft.written?.paths ?? [])
  }

  /// Of a body that was sent, kept or not; a type that says more than a type is not repeated.
  private func requestMediaType(_ draft: Draft) -> String? {
    let spec = draft.exchange.spec
    if spec.body == nil, draft.request.body == nil { return nil }
    return spec.bodyMediaType.flatMap { RequestFieldValue.known($0.description, of: "Content-Type") }
      ?? "application/octet-stream"
  }

  // MARK: Scan

  private func check(
    _ drafts: [Draft], _ lines: [Decisions.Entry], _ report: ReportMaker.Part, _ endpoint: String, with scan: LeakScan
  ) throws(Finding) -> [RedactionReport.Coincidence] {
    let allowed = settings.decisions.allowances(of: endpoint)
    var passed: [LeakAllowance: Int] = [:]
    for draft in drafts {
      for (place, text) in texts(of: draft) {
        if let hit = scan.hit(in: text) { throw Self.leak(hit, "\(endpoint) \(place)") }
      }
      guard let written = draft.written else { continue }
      if gathering.bodies[draft.position].string == .bytes {
        try BytesCheck(scan: scan, catalogue: crew.redactor.policy.catalogue)
          .check(draft.exchange, allowed: allowed)
      }
      let read = Result { () throws(JSONError) in
        try JSONDocument(reading: written.bytes, limits: .unbounded)
      }
      guard case .success(let document) = read else {
        throw ShapeProof.refusal(endpoint, "a stored body can't be read")
      }
      let verdict = scan.verdict(
        on: document, exempt: written.exempt, unchanged: written.unchanged, allowed: allowed)
      passed.merge(verdict.allowed) { $0 + $1 }
      if let found = verdict.leak {
        throw Self.leak(
          found.hit, "\(endpoint) \(scan.secret(in: Array(found.path.text.utf8)) == nil ? found.path.text : "$")")
      }
    }
    for line in lines {
      if let hit = scan.hit(in: line.path.text)
        ?? scan.secret(in: Array(line.decision.tree.inlineText.utf8)).map({ $0 })
      {
        throw Self.leak(hit, "\(endpoint) decisions")
      }
    }
    for text in report.texts {
      if let hit = scan.secret(in: Array(text.utf8)) { throw Self.leak(hit, "\(endpoint) report") }
    }
    return passed.map { allowance, count in
      .init(endpoint: endpoint, path: allowance.path.text, rule: allowance.rule, count: count)
    }.sorted { ($0.path, $0.rule) < ($1.path, $1.rule) }
  }

  /// Values of dropped bodies stand in no draft, and in the contract all the same.
  private func checkShown(_ positions: [Int], _ endpoint: String, with scan: LeakScan) throws(Finding) {
    for position in positions {
      for text in shown[position]?.spots.values.flatMap(\.texts).sorted() ?? [] {
        if let hit = scan.secret(in: Array(text.utf8)) { throw Self.leak(hit, "\(endpoint) contract") }
      }
    }
  }

  private func texts(of draft: Draft) -> [(place: String, text: String)] {
    var out: [(String, String)] = draft.fields.list.flatMap {
      [("header:\($0.name)", $0.value), ("header", $0.name)]
    }
    out += draft.dropped.map { ("dropped header", $0) }
    out += draft.hops.map { ("redirect", $0.location) }
    out += [("request method", draft.request.method), ("request target", TemplateText(draft.request.target).literals)]
    out += draft.request.fields.list.map { ("request header:\($0.name)", TemplateText($0.value).literals) }
    if let body = draft.request.body { out.append(("request body", TemplateText(body).literals)) }
    out += (draft.written?.paths ?? []).map { ("path", $0.path) }
    out += (draft.written?.thinned ?? []).map { ("path", $0.text) }
    return out
  }

  private static func leak(_ hit: LeakHit, _ place: String) -> Finding {
    let sign = "if somebody has looked and it is chance, sign \"coincides\": [\"\(hit.rule)\"] at the path's line"
    return Finding(
      "leak", place: place, "a value that '\(hit.rule)' removes would stand here \(hit.words)",
      next: "nothing of this endpoint was kept; replace the path: cameo rules replace, or report it"
        + (hit.isDeclared ? "" : "; " + sign))
  }

  // MARK: Results

  /// Lines for paths of held bodies that `decisions.jsonc` lacks.
  private func newLines(
    _ endpoint: String, _ bodyRedactor: BodyRedactor, _ documents: [Int: JSONDocument]
  ) -> [Decisions.Entry] {
    var lines: [DecisionPath: Decision] = [:]
    for (position, document) in documents.sorted(by: { $0.key < $1.key }) where gathering.bodies[position].isWritten {
      let body = gathering.bodies[position]
      if body.nameVerdicts.isEmpty { continue }
      LeafWalk.visit(document.root, in: bodyRedactor.tree) { object, path in
        guard let verdict = body.nameVerdicts[object.index] else { return }
        lines[DecisionPath(bodyRedactor.tree.path(path))] = Decision(.names(verdict))
      } onLeaf: { _ in
      }
    }
    for (path, decision) in bodyRedactor.fresh where bodyRedactor.log.entries[path] != nil {
      lines[DecisionPath(bodyRedactor.tree.path(path))] = decision
    }
    return lines.filter { settings.decisions.decision(for: endpoint, at: $0.key) == nil }
      .map { Decisions.Entry(endpoint: endpoint, path: $0.key, decision: $0.value) }.sorted()
  }

  private func classes(
    _ endpoint: String, _ drafts: [Draft], _ documents: [Int: JSONDocument], _ positions: [Int]
  ) -> [RedactedEndpoint] {
    let pins = settings.pins[endpoint] ?? [:]
    var out: [StatusClass: RedactedEndpoint] = [:]
    for position in positions where gathering.bodies[position].isSettled {
      let body = gathering.bodies[position]
      var entry =
        out[body.statusClass]
        ?? RedactedEndpoint(
          endpoint: endpoint, statusClass: body.statusClass, exchanges: [], evidence: RunEvidence())
      if let document = documents[position] { entry.evidence.count(document.root, pins: pins) }
      for (path, spot) in shown[position]?.spots ?? [:] {
        entry.evidence.add(values: spot.texts, isUnlisted: spot.isUnlisted, at: path)
      }
      if let draft = drafts.first(where: { $0.position == position }) { entry.exchanges.append(sealed(draft)) }
      out[body.statusClass] = entry
    }
    return out.values.sorted { $0.statusClass < $1.statusClass }
  }
}
