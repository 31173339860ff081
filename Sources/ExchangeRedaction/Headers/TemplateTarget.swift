/// The parts of a request target as its file writes it; separators inside variables do not count.
///
///     https://{{user}}@{{host}}/users/{{id}}?view=wide#top
struct TemplateTarget {
  /// With `://`; empty without one.
  var scheme = ""
  /// Nil without `@`.
  var userInfo: Substring?
  var host: Substring
  var path: Substring
  /// Without the question mark.
  var query: Substring?
  /// Without the hash.
  var fragment: Substring?

  init(_ text: String) {
    var rest = Substring(text)
    if let cut = TemplateText.halves(rest, at: "#") { (rest, fragment) = (cut.before, cut.behind) }
    if let cut = TemplateText.halves(rest, at: "?") { (rest, query) = (cut.before, cut.behind) }
    if let cut = TemplateText.halves(rest, at: "/"), cut.before.utf8.last == 0x3A, cut.behind.utf8.first == 0x2F {
      let name = cut.before.dropLast()
      let isKnown = TemplateText(String(name)).literals.isEmpty || ["http", "https"].contains(name.lowercased())
      scheme = isKnown ? name + "://" : "https://"
      rest = cut.behind.dropFirst()
    }
    let slash = TemplateText.firstIndex(of: "/", in: rest) ?? rest.endIndex
    path = rest[slash...]
    host = rest[..<slash]
    // By the last sign: a password may hold one.
    while let cut = TemplateText.halves(host, at: "@") {
      userInfo = userInfo.map { $0 + "@" + cut.before } ?? cut.before
      host = cut.behind
    }
    if scheme.isEmpty, userInfo == nil, !Self.looksLikeHost(host) {
      path = rest
      host = rest[..<rest.startIndex]
    }
  }

  /// Without a scheme a first segment is a host if it has a variable or a sign that only hosts have.
  private static func looksLikeHost(_ text: Substring) -> Bool {
    TemplateText(String(text)).hasVariables || text.utf8.contains { $0 == 0x2E || $0 == 0x3A }
      || text.lowercased() == "localhost"
  }
}
