import ExchangeRedaction
import FixtureStorage
import ForeignFormats
import LosslessJSON
import RequestFiles

/// What a recording would send and write: found without sending, writing or asking anything.
struct Rehearsal: Sendable {
  /// One request of one environment, in the order of the plan.
  struct Request: Sendable {
    var endpoint: String
    var method: String
    /// As written; see `ShownTarget`.
    var target: String
    /// Endpoints whose answers it waits for.
    var after: [String]
    /// Variables that a person would be asked for.
    var asksFor: [String]
    /// Entries of `Security.Auth` that it needs a token of: asked for once, whoever needs it first.
    var tokens: [String]
    /// Values it would be sent with at most, and pages asked for behind each; nil: one.
    var samples: Int?
    var pages: Int?
    /// False: its answer is used by others only.
    var isKept: Bool
    /// Why it would not be sent.
    var obstacle: Finding?
  }

  struct Environment: Sendable {
    var name: String
    var requests: [Request]
  }

  /// A file or folder that would be new or changed.
  struct Write: Sendable {
    var path: String
    var words: String
  }

  private(set) var environments: [Environment] = []
  private(set) var writes: [Write] = []
  /// Endpoints with fixtures already.
  private(set) var known = 0
  /// Endpoints that would be recorded first from another than the oldest release.
  private(set) var findings: [Finding] = []

  /// Throws what would refuse the run, but for what a person would be asked for.
  init(_ plans: [RequestPlan], order: [String], anyOrder: Bool, in project: Project) throws {
    let isSynthetic = plans.allSatisfy { $0.environment.settings.data == .synthetic }
    let catalogue = try project.catalogue()
    let words = try project.publicWords()
    let decisions = try project.decisions(isSynthetic: isSynthetic)
    if !isSynthetic, let finding = catalogue.unconfirmed() { throw finding }
    try project.checkAccess()
    environments = plans.map { Self.environment($0, ShownTarget($0, vouched: words.names)) }
    var recorded = Set(try project.store.endpoints())
    var added: [String] = []
    for environment in environments {
      for request in environment.requests where request.isKept && request.obstacle == nil {
        if recorded.contains(request.endpoint) { continue }
        if let first = order.first, first != environment.name, !anyOrder {
          findings.append(Self.firstElsewhere(request.endpoint, environment.name, first, project))
        } else {
          recorded.insert(request.endpoint)
          added.append(request.endpoint)
        }
      }
    }
    let kept = Set(environments.flatMap(\.requests).filter { $0.isKept && $0.obstacle == nil }.map(\.endpoint))
    known = kept.intersection(recorded).subtracting(added).count
    let undecided = kept.intersection(recorded).filter { endpoint in
      !decisions.entries.contains { $0.endpoint == endpoint }
    }
    writes = Self.writes(added, undecided.sorted(), known, project)
  }

  /// A finding for each request that would not be sent, and those of the run.
  var allFindings: [Finding] {
    environments.flatMap { environment in
      environment.requests.compactMap { request in
        guard var finding = request.obstacle else { return nil }
        finding.place = [environment.name, finding.place].compactMap { $0 }.joined(separator: " ")
        return finding
      }
    } + findings
  }

  private static func environment(_ plan: RequestPlan, _ target: ShownTarget) -> Environment {
    var dynamic = DynamicValues(secondsSince1970: Clock.now, secondsFromUTC: { Clock.secondsFromUTC(at: $0) })
    let prompts = Set(plan.prompts.map(\.name))
    var missing: Set<String> = []
    let requests = plan.requests.map { request in
      var obstacle = plan.obstacle(to: request, dynamic: &dynamic)
      if obstacle == nil, let lost = request.dependencies.first(where: missing.contains) {
        obstacle = Finding(
          "not-sent", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
          "not sent, since it needs the answer of '\(lost)', which did not come", next: "see what is said of '\(lost)'")
      }
      if obstacle != nil { missing.insert(request.endpoint) }
      return Request(
        endpoint: request.endpoint, method: request.method, target: target.text(of: request.parsed.target),
        after: request.dependencies,
        asksFor: request.parsed.directives.prompts.map(\.name).filter(prompts.contains),
        tokens: request.tokens, samples: request.parsed.directives.sample?.limit,
        pages: request.parsed.directives.pages?.limit,
        isKept: request.keepsFixture && request.isSelected, obstacle: obstacle)
    }
    return Environment(name: plan.environment.name, requests: requests)
  }

  /// What the store says when it comes to that.
  private static func firstElsewhere(
    _ endpoint: String, _ environment: String, _ first: String, _ project: Project
  ) -> Finding {
    Finding(
      "first-environment", file: project.store.fixturesFolder,
      "\(endpoint) has no fixture yet and \(environment) is not the oldest release",
      next: "record it from \(first) first, or allow --any-order")
  }

  private static func writes(_ added: [String], _ undecided: [String], _ known: Int, _ project: Project) -> [Write] {
    let folder = project.store.fixturesFolder
    var writes = added.map { Write(path: "\(folder)/\($0)/", words: "a fixture for each shape, and a contract") }
    if known > 0 {
      let words = "\(Count.words(known, "known endpoint")): fixtures of new shapes, contracts that learn"
      writes.append(Write(path: folder + "/", words: words))
    }
    if !undecided.isEmpty {
      let names = undecided.prefix(5).joined(separator: ", ") + (undecided.count > 5 ? ", …" : "")
      writes.append(Write(path: project.decisionsFile, words: "a line for each path of \(names)"))
    } else if known > 0 {
      writes.append(Write(path: project.decisionsFile, words: "a line for each new path"))
    }
    if !writes.isEmpty { writes.append(Write(path: folder + "/SHA256SUMS", words: "a line for each new file")) }
    return writes
  }
}
