import ExchangeTypes
import LosslessJSON

/// Secrets that a run knows before any body is judged: declared ones, cookies that were set, credentials that were sent.
struct IssuedSecrets {
  let settings: RedactionSettings
  let catalogue: RuleCatalogue

  func declare(_ exchanges: [Exchange], in table: RunTable) {
    for secret in settings.secrets { table.declare(secret.value, name: secret.name) }
    for exchange in exchanges {
      for fields in [exchange.response.fields] + exchange.hops.map(\.fields) { cookies(fields, table) }
      for field in exchange.spec.fields.list { sent(field, table) }
      if let user = exchange.spec.url.userInfo { issued(user, "URL credentials", table) }
    }
  }

  private func cookies(_ fields: HeaderFields, _ table: RunTable) {
    for value in fields.values("Set-Cookie") {
      let pair = value.prefix { $0 != ";" }
      guard let equals = pair.firstIndex(of: "=") else { continue }
      issued(String(pair[pair.index(after: equals)...]).filter { $0 != "\"" }, "Set-Cookie", table)
    }
  }

  /// Header fields that hold credentials by name or by what a secret rule says.
  private func sent(_ field: HeaderField, _ table: RunTable) {
    let name = field.name.lowercased()
    if name == "cookie" {
      for pair in field.value.split(separator: ";") {
        if let equals = pair.firstIndex(of: "=") {
          issued(String(pair[pair.index(after: equals)...]).trimmingSpaces, "Cookie", table)
        }
      }
      return
    }
    let leaf = Leaf(part: .header, names: [field.name], value: .string(field.value))
    let isSecret = name == "authorization" || name == "proxy-authorization" || catalogue.judge(leaf)?.level == .secret
    guard isSecret else { return }
    for word in field.value.split(whereSeparator: { " ,\"".contains($0) }) { issued(String(word), field.name, table) }
  }

  /// Short ones are words of protocols more often than secrets.
  private func issued(_ value: String, _ name: String, _ table: RunTable) {
    if value.utf8.count >= NeedleIndex.width { table.declare(value, name: name) }
  }
}
