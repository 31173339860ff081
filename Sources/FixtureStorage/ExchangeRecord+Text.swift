import ExchangeTypes
import LosslessJSON

extension ExchangeRecord {
  /// The file, byte for byte: members in a fixed order, empty ones left out, one line a path.
  package var text: String {
    var members: [(String, JSONTree)] = [
      ("format", .integer(1)), ("endpoint", .string(endpoint)), ("provenance", .string(provenance.rawValue)),
    ]
    if let environment { members.append(("environment", .string(environment))) }
    members.append(("day", .string(String(describing: day))))
    members.append(("tool", .string(tool)))
    if let keyID { members.append(("keyId", .string(keyID))) }
    if let parent { members.append(("parent", .string(parent))) }
    if let mutation { members.append(("mutation", mutation.tree)) }
    if let request { members.append(("request", request.tree)) }
    if !hops.isEmpty { members.append(("hops", .array(hops.map(\.tree)))) }
    members.append(("response", response.tree))
    if let fingerprint { members.append(("shape", .object([("fingerprint", .string(fingerprint))]))) }
    if !paths.isEmpty {
      let sorted = paths.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      members.append(("paths", .object(sorted.map { ($0.path, $0.treatment.tree) })))
    }
    return JSONTree.object(members).text
  }
}

extension ExchangeRecord.Request {
  fileprivate var tree: JSONTree {
    var members: [(String, JSONTree)] = [("method", .string(template.method)), ("target", .string(template.target))]
    if !template.fields.list.isEmpty { members.append(("fields", template.fields.tree)) }
    var body: [(String, JSONTree)] = []
    if let mediaType { body.append(("mediaType", .string(mediaType))) }
    if let text = template.body { body.append(("text", .string(text))) }
    if !body.isEmpty { members.append(("body", .object(body))) }
    return .object(members)
  }
}

extension ExchangeRecord.Response {
  fileprivate var tree: JSONTree {
    var members: [(String, JSONTree)] = [("status", .integer(status))]
    if let mediaType { members.append(("mediaType", .string(mediaType))) }
    if !fields.list.isEmpty { members.append(("fields", fields.tree)) }
    if !dropped.isEmpty { members.append(("dropped", .strings(dropped))) }
    if let body { members.append(("body", .string(body))) }
    if !thinned.isEmpty { members.append(("thinned", .strings(thinned))) }
    return .object(members)
  }
}

extension HeaderFields {
  fileprivate var tree: JSONTree { .array(list.map { .strings([$0.name, $0.value]) }) }
}

extension RedactedExchange.RedactedHop {
  fileprivate var tree: JSONTree {
    var members: [(String, JSONTree)] = [("status", .integer(status)), ("location", .string(location))]
    if let method { members.append(("method", .string(method))) }
    return .line(.object(members))
  }
}

extension PathTreatment {
  fileprivate var tree: JSONTree {
    var members: [(String, JSONTree)]
    switch action {
    case .replaced(let kind): members = [("replaced", .string(kind))]
    case .kept(let source): members = [("kept", .string(source))]
    case .pinned: members = [("pinned", .boolean(true))]
    }
    if isUnlisted { members.append(("unlisted", .boolean(true))) }
    return .line(.object(members))
  }
}
