import ExchangeTypes
import LosslessJSON
import RequestFiles

/// The requests of HAR files: one for each endpoint, without hosts, tokens and ids in it.
package struct HARRequests: Sendable {
  package struct Request: Sendable, Hashable {
    package var endpoint: String
    package var method: String
    /// As the request file writes it.
    package var target: String
    /// From `### name` to a line feed.
    package var text: String
    /// Entries it stands for.
    package var entries: Int
    /// Endpoints whose answers it takes values from, sorted.
    package var dependencies: [String]

    package var needsAllowance: Bool { !RequestSpec.safeMethods.contains(method) }
  }

  /// Those that others take values from, then those that change nothing, then the rest; each in the order of their paths.
  package internal(set) var requests: [Request] = []
  package internal(set) var variables: [RequestText.Variable] = []
  /// Endpoints that request files have already, sorted.
  package internal(set) var known: [String] = []
  package internal(set) var leftOut: [HARLeftOut: Int]
  package internal(set) var findings: [Finding] = []

  /// What the store has: its request files, and the environment's variables as they are written.
  package struct Existing: Sendable {
    package var files: [RequestFile]
    package var variables: [String: String]

    package init(files: [RequestFile] = [], variables: [String: String] = [:]) {
      self.files = files
      self.variables = variables
    }

    var requests: [ParsedRequest] { files.flatMap(\.requests) }

    /// Endpoints that are there, those of `run` lines among them.
    var names: Set<String> {
      Set((requests.compactMap(\.name) + files.flatMap(\.runs).compactMap(\.name)).map { EndpointName.slug($0) })
    }
  }

  /// `isPrivate`: see `RequestText`.
  package init(
    _ choice: HARChoice, existing: Existing = Existing(),
    isPrivate: @escaping (_ name: String, _ value: String) -> Bool = { _, _ in false }
  ) throws(Finding) {
    leftOut = choice.leftOut
    var asked = AskedTexts()
    for chosen in choice.entries { asked.add(chosen) }
    let hits = choice.entries.map { AnswerHit.all(in: $0.entry, of: asked.all) }
    var texts = PrivateTexts(isPrivate)
    for hit in hits.joined() where isPrivate(hit.name, hit.value) { texts.learn(hit.value, isJudged: true) }
    // Once to learn what is private, and once with that known: it may stand where nothing tells.
    var first = HARRequestWriter(choice, hits, existing: existing, texts)
    try first.write()
    for variable in first.names.added where variable.isSecret {
      texts.learn(variable.value, isJudged: isPrivate("", variable.value))
    }
    var writer = HARRequestWriter(choice, hits, existing: existing, texts)
    try writer.write()
    while writer.isDangling {
      writer = HARRequestWriter(choice, hits, existing: existing, texts, barred: writer.barred)
      try writer.write()
    }
    requests = writer.requests
    variables = writer.names.added
    known = writer.known.sorted()
    findings = writer.findings
  }
}
