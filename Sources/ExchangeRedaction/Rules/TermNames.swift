/// Names under which values are terms of an interface: what happened, what sort of thing it is, what is allowed.
///
/// Under such a name a value made of nothing but field words is public, whatever joins them: `login.failed`,
/// `orders:read profile`. The field words hold no name of a person; words of special categories are refused here.
enum TermNames {
  private static let names: Set<String> = [
    "action", "event", "eventname", "eventtype", "type", "kind", "status", "state", "scope", "scopes", "permission",
    "permissions", "role", "mode", "level", "severity", "priority", "category", "object", "objecttype", "resource",
    "resourcetype", "operation", "op", "method", "channel", "platform", "format", "unit", "units", "vendor", "provider",
    "brand", "network", "reason", "code", "errorcode", "phase", "stage", "step", "result", "outcome", "decision",
    "visibility", "direction", "protocol", "scheme", "metric", "feature", "capability", "topic", "trigger", "source",
    "tokentype", "granttype", "accounttype", "cardtype", "entity", "entitytype", "model", "class", "subtype", "variant",
    "theme", "layout", "order", "sort", "sortby", "orderby", "fieldname", "key", "path", "paths", "required", "tag",
    "tags",
    "environment", "env", "stagename", "tier", "plan", "edition", "interval", "frequency", "period", "region", "zone",
    "typename", "nodetype", "contenttype", "policy", "strategy", "algorithm", "encoding", "charset", "behavior",
    "behaviour",
  ]

  /// Names that hold one of few words of a product's own: `plan.name`, `tier`.
  private static let products: Set<String> = [
    "plan", "tier", "edition", "subscription", "package", "license", "licence",
  ]
  private static let editions: Set<String> = [
    "free", "basic", "pro", "plus", "premium", "starter", "standard", "professional", "business", "enterprise", "team",
    "teams",
    "trial", "gold", "silver", "bronze", "platinum", "ultimate", "lite", "growth", "personal", "family", "student",
    "developer",
    "hobby", "scale", "essential", "essentials", "advanced", "community",
  ]

  /// Words by which networks tell their machines apart.
  private static let hosts: Set<String> = [
    "internal", "intranet", "local", "lan", "corp", "prod", "preprod", "staging", "stage", "dev", "qa", "uat",
  ]

  /// Field words that are names of places, counted over lists of cities in forty languages.
  private static let cities: Set<String> = [
    "brand", "enterprise", "force", "hour", "manage", "mean", "meta", "mobile", "normal", "postal", "sale", "sec",
    "split", "tiers", "toll", "zone",
  ]

  /// Whether values under a name may be terms.
  static func speak(_ path: [String], _ words: [String]) -> Bool {
    guard let last = path.last else { return false }
    return names.contains(words.joined()) || names.contains(last.lowercased()) || isOfProduct(path)
  }

  private static func isOfProduct(_ path: [String]) -> Bool {
    path.suffix(2).contains { NameTokens.split($0).contains(where: products.contains) }
  }

  static func isTerm(_ text: String, _ leaf: Leaf, _ members: MemberNames) -> Bool {
    guard (2...80).contains(text.utf8.count), let last = leaf.names.last else { return false }
    if isEdition(text, leaf) { return true }
    guard names.contains(leaf.words.joined()) || names.contains(last.lowercased()) else { return false }
    return isMadeOfWords(text, members)
  }

  private static func isEdition(_ text: String, _ leaf: Leaf) -> Bool {
    guard editions.contains(text.lowercased()) else { return false }
    return isOfProduct(leaf.names)
  }

  /// Nothing but field words in ASCII, joined by signs that interfaces use.
  static func isMadeOfWords(_ text: String, _ members: MemberNames) -> Bool {
    guard text.utf8.allSatisfy({ $0.isLetter || "_-.:/+ ".utf8.contains($0) }) else { return false }
    let pieces = text.split(omittingEmptySubsequences: false) { ".:/+ ".contains($0) }
    guard pieces.count <= 6, pieces.allSatisfy({ $0.utf8.count >= 2 && members.isPublicWord(String($0)) }) else {
      return false
    }
    let words = NameTokens.split(text)
    // A field word that a city is called by, written as cities are: Mobile and Normal lie in the United States.
    if words.count == 1, text.utf8.first?.isUppercase == true, cities.contains(text.lowercased()) { return false }
    // `api.internal` and `web-prod` are hosts of somebody's network.
    if text.utf8.contains(where: { $0 == 0x2D || $0 == 0x2E }), words.contains(where: hosts.contains) { return false }
    // A language's code vouches for a member name, but `San` is a part of many cities.
    if pieces.contains(where: { $0.utf8.count <= 3 && !WordLists.fields.contains($0.lowercased()) }) { return false }
    return words.count <= 12 && HintWords.special.matches(in: words).isEmpty
      && !words.contains { WordLists.givenNames.contains($0) || WordLists.surnames.contains($0) }
  }
}
