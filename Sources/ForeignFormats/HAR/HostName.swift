/// Names variables for hosts.
enum HostName {
  /// `auth` for `auth.shop.test`, `shop` for `www.shop.test`; of an address all of it.
  static func word(of host: String) -> String {
    let name = host.prefix { $0 != ":" }
    let labels = name.split(separator: ".").map(String.init)
    if labels.allSatisfy({ Int($0) != nil }) { return String(host) }
    return labels.first { !["www", "api"].contains($0.lowercased()) } ?? labels.first ?? "other"
  }

  /// `authHost`.
  static func variable(of host: String) -> String {
    let words = VariableName.words(of: word(of: host))
    let head = words.first ?? "other"
    let name = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Host"
    return name.first?.isNumber == true ? "host" + name.dropLast(4) : name
  }
}
