import LosslessJSON

@testable import ForeignFormats

/// Writes HAR files for tests, in the manner of the tools that export them.
enum HARText {
  /// One entry; `second` orders it in time, and nil leaves the time out.
  static func entry(
    _ method: String, _ url: String, _ fields: [(String, String)] = [], body: String? = nil, type: String? = nil,
    parameters: [[String: String]] = [], status: Int = 200, answer: String? = nil,
    answerType: String = "application/json", answerFields: [(String, String)] = [], second: Int? = nil,
    more: [(String, JSONTree)] = []
  ) -> JSONTree {
    func list(_ fields: [(String, String)]) -> JSONTree {
      .array(fields.map { .object([("name", .string($0.0)), ("value", .string($0.1))]) })
    }
    var request: [(String, JSONTree)] = [
      ("method", .string(method)), ("url", .string(url)), ("headers", list(fields)),
      ("queryString", list([("page", "99")])),
    ]
    if body != nil || !parameters.isEmpty {
      var post: [(String, JSONTree)] = []
      if let type { post.append(("mimeType", .string(type))) }
      if let body { post.append(("text", .string(body))) }
      post.append(
        (
          "params",
          .array(
            parameters.map { pairs in .object(pairs.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }) })
        ))
      request.append(("postData", .object(post)))
    }
    var content: [(String, JSONTree)] = [("mimeType", .string(answerType))]
    if let answer { content.append(("text", .string(answer))) }
    let response: [(String, JSONTree)] = [
      ("status", .integer(status)), ("headers", list(answerFields)), ("content", .object(content)),
    ]
    var entry: [(String, JSONTree)] = [("request", .object(request)), ("response", .object(response))]
    if let second {
      let digits = second < 10 ? "0\(second)" : "\(second)"
      entry.append(("startedDateTime", .string("2026-11-30T09:15:\(digits).250Z")))
    }
    return .object(entry + more)
  }

  static func file(_ entries: [JSONTree]) -> String {
    JSONTree.object([("log", .object([("version", .string("1.2")), ("entries", .array(entries))]))]).text
  }

  static func requests(
    _ entries: [JSONTree], hosts: [String] = [], paths: [String] = [],
    existing: HARRequests.Existing = .init(),
    isPrivate: @escaping (_ name: String, _ value: String) -> Bool = { _, _ in false }
  ) throws -> HARRequests {
    let file = try HARFile(reading: Array(file(entries).utf8), file: "a.har")
    let choice = HARChoice([file], hosts: hosts.map { GlobPattern($0) }, paths: paths.map { GlobPattern($0) })
    return try HARRequests(choice, existing: existing, isPrivate: isPrivate)
  }
}
