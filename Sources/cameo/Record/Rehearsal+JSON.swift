import LosslessJSON

extension Rehearsal {
  /// For programs, format 1 as the report of a run: one object for each request.
  var json: String {
    JSONTree.object([
      ("format", .integer(1)), ("dryRun", .boolean(true)),
      (
        "environments",
        .array(
          environments.map { environment in
            .object([
              ("name", .string(environment.name)),
              ("requests", .array(environment.requests.map { .line(Self.tree($0, environment.name)) })),
            ])
          })
      ),
      (
        "writes",
        .array(writes.map { .line(.object([("path", .string($0.path)), ("what", .string($0.words))])) })
      ),
      ("findings", FindingText.tree(allFindings.map(SafeFinding.made))),
    ]).text
  }

  private static func tree(_ request: Request, _ environment: String) -> JSONTree {
    var members: [(String, JSONTree)] = [
      ("endpoint", .string(request.endpoint)), ("environment", .string(environment)),
      ("method", .string(request.method)), ("target", .string(request.target)),
      ("isSent", .boolean(request.obstacle == nil)), ("isKept", .boolean(request.isKept)),
    ]
    if !request.after.isEmpty { members.append(("after", .strings(request.after))) }
    if !request.tokens.isEmpty { members.append(("tokens", .strings(request.tokens))) }
    if let samples = request.samples { members.append(("samples", .integer(samples))) }
    if let pages = request.pages { members.append(("pages", .integer(pages))) }
    if !request.asksFor.isEmpty { members.append(("asksFor", .strings(request.asksFor))) }
    if let finding = request.obstacle.map(SafeFinding.made) {
      let next: [(String, JSONTree)] = finding.next.map { [("next", .string($0))] } ?? []
      members.append(("finding", .object([("id", .string(finding.id)), ("text", .string(finding.text))] + next)))
    }
    return .object(members)
  }
}
