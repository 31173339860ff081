import ExchangeTypes
import LosslessJSON
import RequestFiles

/// Goes from entries to endpoints, and writes each endpoint as a request.
struct HARRequestWriter {
  private(set) var requests: [HARRequests.Request] = []
  private(set) var known: [String] = []
  var findings: [Finding] = []
  var names: VariableTable

  private let choice: HARChoice
  private let existing: HARRequests.Existing
  private var groups: [EndpointSignature: [HARChoice.Chosen]] = [:]
  /// Of new endpoints and of those that are there.
  private var endpoints: [EndpointSignature: String] = [:]
  private var waits = WaitGraph()
  let texts: PrivateTexts
  /// What answers said of what requests send, in the order of `choice.entries`.
  private let hits: [[AnswerHit]]
  /// What answers call something by.
  private let handles: Set<String>
  /// Endpoints that turned out not to be writable: nothing may wait for their answers.
  private(set) var barred: Set<EndpointSignature>

  init(
    _ choice: HARChoice, _ hits: [[AnswerHit]], existing: HARRequests.Existing, _ texts: PrivateTexts,
    barred: Set<EndpointSignature> = []
  ) {
    self.barred = barred
    self.choice = choice
    self.hits = hits
    handles = Set(hits.joined().filter { IssuedValues.isHandle($0.name) }.map(\.value))
    self.existing = existing
    self.texts = texts
    names = VariableTable(
      endpoint: "", existing: existing.variables, isPrivate: { texts.contain($1, named: $0) })
  }

  mutating func write() throws(Finding) {
    var issued = IssuedValues()
    for (chosen, hits) in zip(choice.entries, hits) {
      let signature = signature(chosen)
      groups[signature, default: []].append(chosen)
      for hit in hits { issued.add(hit, of: signature, time: chosen.time) }
    }
    let written = written
    known = groups.keys.compactMap { written[$0] }
    let new = groups.keys.filter { written[$0] == nil }.sorted()
    endpoints = EndpointNames.assign(to: new, taken: existing.names).merging(written) { new, _ in new }
    nameHosts()
    // What is only looked at comes first, so that it gets the plain names of variables.
    func isSafe(_ signature: EndpointSignature) -> Bool { RequestSpec.safeMethods.contains(signature.method) }
    for signature in new.filter(isSafe) + new.filter({ !isSafe($0) }) { try write(signature, issued) }
    let givers = Set(requests.flatMap(\.dependencies))
    requests = requests.filter { givers.contains($0.endpoint) } + requests.filter { !givers.contains($0.endpoint) }
    noteCredentials()
  }

  /// Endpoints that are in the request files, as far as the environment has their hosts or is about to get them.
  private var written: [EndpointSignature: String] {
    var hosts = existing.variables
    for (position, origin) in choice.origins.enumerated() {
      let word = position == 0 ? "host" : HostName.variable(of: WebURL(origin)?.host.description ?? "")
      if hosts[word] == nil { hosts[word] = origin }
    }
    var written: [EndpointSignature: String] = [:]
    for request in existing.requests {
      guard let name = request.name.map({ EndpointName.slug($0) }),
        let signature = EndpointSignature(request, variables: hosts)
      else { continue }
      written[signature] = name
      // An operation in a body that is private as a whole can't be seen; its endpoint is named for it.
      for other in groups.keys where other.isBeside(signature) && EndpointWords(other).short == name {
        written[other] = name
      }
    }
    return written
  }

  /// What opens the backend tomorrow, too, and what does not.
  private mutating func noteCredentials() {
    if requests.contains(where: { $0.text.firstRange(of: "\nCookie: ") != nil }) {
      findings.append(
        Finding(
          "cookies", .note, "cookies became private variables, and none is kept from an answer",
          next: "put new ones into the private file when they have run out"))
    }
    let isBare = choice.entries.allSatisfy { chosen in
      chosen.entry.fields.list.allSatisfy { !SecretWords.isSecret(name: $0.name) }
    }
    if !requests.isEmpty, isBare {
      findings.append(
        Finding(
          "no-credentials", .note, "no request in the HAR carries a token or a cookie: browsers leave them out",
          next: "if the backend asks for a login, export the HAR with sensitive data"))
    }
  }

  private func signature(_ chosen: HARChoice.Chosen) -> EndpointSignature {
    let isForm = chosen.entry.body?.mediaType?.description == "application/x-www-form-urlencoded"
    let operation = RequestOperation(
      fields: chosen.entry.fields, query: chosen.url.query, body: chosen.entry.body?.text, isForm: isForm)
    return EndpointSignature(
      origin: chosen.url.origin, path: template(chosen).pattern, method: chosen.entry.method,
      operation: operation)
  }

  func template(_ chosen: HARChoice.Chosen) -> PathTemplate {
    PathTemplate(chosen.url.path, isVariable: handles.contains) { names.isSecret($0, named: "") }
  }

  // MARK: Hosts

  /// The main host is `{{host}}`, unless the environment has another one there.
  private mutating func nameHosts() {
    for (position, origin) in choice.origins.enumerated() {
      let isMain = position == 0
      if isMain, let other = existing.variables["host"], other != origin,
        !existing.variables.values.contains(origin)
      {
        findings.append(
          Finding(
            "other-host", .warning, "the environment's 'host' is another one than that of the HAR",
            next: "name the environment it belongs to with --env, if it is another"))
      }
      let isFree = existing.variables["host"] == nil || existing.variables["host"] == origin
      let word = isMain && isFree ? "host" : HostName.variable(of: WebURL(origin)?.host.description ?? "")
      names.endpoint = "other"
      _ = names.reference(to: origin, named: word, isSecret: false)
    }
  }

  // MARK: One request

  /// Whether a request takes a value from one that could not be written: nothing at all could be sent then.
  var isDangling: Bool {
    let there = existing.names.union(requests.map(\.endpoint))
    return requests.contains { !there.isSuperset(of: $0.dependencies) }
  }

  private mutating func write(_ signature: EndpointSignature, _ issued: IssuedValues) throws(Finding) {
    guard let group = groups[signature], let endpoint = endpoints[signature],
      let chosen = group.min(by: HARRank.stands)
    else { return }
    let before = names
    names.endpoint = endpoint
    let endpoints = endpoints
    let waits = waits
    let barred = barred
    names.issued = { value in
      let isAllowed = { giver in
        giver != signature && endpoints[giver] != nil && !barred.contains(giver)
          && !waits.reaches(from: giver, signature)
      }
      guard let source = issued.source(of: value, before: chosen.time, isAllowed: isAllowed),
        let giver = endpoints[source.giver]
      else { return nil }
      return "{{\(giver).response.\(source.place)}}"
    }
    do throws(Finding) {
      let request = try request(chosen, endpoint, entries: group.count)
      requests.append(request)
      for (giver, name) in endpoints where request.dependencies.contains(name) { self.waits.add(signature, giver) }
    } catch {
      // What can't be written leaves no variable behind.
      names = before
      self.barred.insert(signature)
      findings.append(error)
    }
    names.issued = { _ in nil }
  }
}
