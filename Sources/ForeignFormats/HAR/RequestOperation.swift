import ExchangeTypes
import LosslessJSON
import RequestFiles

/// What tells requests to one path apart: an operation's name in the body, in a field or in a parameter.
struct RequestOperation: Sendable, Hashable {
  /// Empty for none.
  var name: String
  /// It says all that the path would: the endpoint is named for it alone.
  var isWhole: Bool

  private static let none = RequestOperation(name: "", isWhole: false)

  /// Parameters whose values are names of operations.
  private static let parameters = [
    "operationname", "action", "method", "op", "operation", "cmd", "command", "function", "rpc", "grant_type",
  ]

  init(name: String, isWhole: Bool) {
    self.name = name
    self.isWhole = isWhole
  }

  init(fields: HeaderFields, query: String?, body: String?, isForm: Bool) {
    self =
      Self.field(fields) ?? body.flatMap { isForm ? nil : Self.json($0) }
      ?? Self.parameter(query) ?? (isForm ? Self.parameter(body) : nil) ?? Self.none
  }

  /// `X-Amz-Target: DynamoDB_20120810.GetItem`, `SOAPAction: "urn:orders#Find"`.
  private static func field(_ fields: HeaderFields) -> RequestOperation? {
    guard let text = fields.first("X-Amz-Target") ?? fields.first("SOAPAction") else { return nil }
    let name = text.filter { $0 != "\"" }.split { ".#/:".contains($0) }.last.map(String.init) ?? ""
    return isName(name) ? RequestOperation(name: name, isWhole: true) : nil
  }

  private static func parameter(_ form: String?) -> RequestOperation? {
    for pair in form?.split(separator: "&") ?? [] {
      let parts = pair.split(separator: "=", maxSplits: 1).map { PercentEncoding.decode(String($0)) }
      guard parts.count == 2, parameters.contains(parts[0].lowercased()), isName(parts[1]) else { continue }
      return RequestOperation(name: parts[1], isWhole: parts[0].lowercased() == "operationname")
    }
    return nil
  }

  private static func json(_ body: String) -> RequestOperation? {
    guard let root = JSONDocument.parsed(body)?.root else { return nil }
    guard root.kind == .array else { return object(root) }
    // A batch: which operations, in order, each once.
    var names: [String] = []
    for case let one? in root.elements.prefix(20).map({ object($0) }) where !names.contains(one.name) {
      names.append(one.name)
    }
    return names.isEmpty ? nil : RequestOperation(name: names.joined(separator: "+"), isWhole: true)
  }

  private static func object(_ value: JSONValue) -> RequestOperation? {
    if let name = value["operationName"]?.string, isName(name) { return RequestOperation(name: name, isWhole: true) }
    if let query = value["query"]?.string, let name = GraphQLName.of(query) {
      return RequestOperation(name: name, isWhole: true)
    }
    let isCall = ["jsonrpc", "params", "id"].contains { value[$0] != nil }
    if isCall, let name = value["method"]?.string, isName(name) { return RequestOperation(name: name, isWhole: true) }
    if let name = value["grant_type"]?.string, isName(name) { return RequestOperation(name: name, isWhole: false) }
    return nil
  }

  /// A name that a program gave; anything else may be somebody's text.
  private static func isName(_ text: String) -> Bool {
    (1...80).contains(text.utf8.count) && !SecretWords.looksSecret(text) && text.contains(where: \.isLetter)
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) && $0 >= 0x41 || (0x30...0x39).contains($0) || "_-.:/".utf8.contains($0)
      }
  }
}
