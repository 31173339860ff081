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
    let isAuthorization = name == "authorization" || name == "proxy-authorization"
    guard isAuthorization || catalogue.judge(leaf)?.level == .secret else { return }
    if let opened = ContainerCodec.open(field.value, leaf: leaf), opened.coding == "authorization" {
      for part in opened.parts where part.name != "login" { issued(part.value.text ?? "", field.name, table) }
    }
    // The scheme is no secret.
    let words = field.value.split(separator: " ")
    for word in isAuthorization && words.count > 1 ? words.dropFirst() : words[...] {
      credential(word, field.name, table)
    }
  }

  /// A token, or the values of `name="value"` pairs (RFC 9110, 11.4).
  private func credential(_ word: Substring, _ name: String, _ table: RunTable) {
    for part in word.split(separator: ",") {
      guard let equals = part.firstIndex(of: "="), part[equals...].contains(where: { $0 != "=" }) else {
        issued(String(part), name, table)
        continue
      }
      issued(part[part.index(after: equals)...].filter { $0 != "\"" }, name, table)
    }
  }

  /// Short ones are words of protocols more often than secrets.
  private func issued(_ value: String, _ name: String, _ table: RunTable) {
    if value.utf8.count >= NeedleIndex.width { table.declare(value, name: name) }
  }
}
