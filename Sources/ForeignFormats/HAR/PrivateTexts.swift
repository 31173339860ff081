import ExchangeTypes
import LosslessJSON
import RequestFiles

/// Tells what of a recorded session may not stand in a committed file.
///
/// A person who writes a request by hand sees what is in it; nobody reads a hundred of them. So not only whole values are
/// judged, but what stands inside of them, and what is private at one place is so at every other.
struct PrivateTexts {
  /// Rules that judge a whole value under its name, which may be empty.
  let isPrivate: (_ name: String, _ value: String) -> Bool
  /// Values that are private at some place.
  private(set) var known: Set<String> = []
  /// Those of them that have blanks or other signs in them, which no piece of a text can equal.
  private var phrases: [String] = []

  /// Shorter ones would be found everywhere.
  private static let shortest = 6

  init(_ isPrivate: @escaping (_ name: String, _ value: String) -> Bool) { self.isPrivate = isPrivate }

  /// Whether a value is private by its name, by a rule, or for something in it.
  func contain(_ value: String, named name: String) -> Bool {
    if known.contains(value) || isPrivate(name, value) || Self.isPersonsID(name) { return true }
    if phrases.contains(where: { value.firstRange(of: $0) != nil }) { return true }
    if value.hasPrefix("{") || value.hasPrefix("["), let document = JSONDocument.parsed(value) {
      return containsAny(document)
    }
    let pieces = TextPieces(value)
    if pieces.list.count < 2 { return false }
    if GraphQLName.of(value) != nil {
      if GraphQLName.literals(in: value).contains(where: { contain($0, named: "") }) { return true }
    } else if value.contains(where: { $0 == " " || $0.isNewline }) {
      // A text that a person typed, which nothing vouches for.
      return true
    }
    return pieces.namesSecret
      || pieces.list.contains { known.contains($0) || isPrivate("", $0) || SecretWords.looksSecret($0) }
  }

  private func containsAny(_ document: JSONDocument) -> Bool {
    var pending: [(value: JSONValue, name: String)] = [(document.root, "")]
    while let (value, name) = pending.popLast() {
      pending += value.elements.map { ($0, name) } + value.members.map { ($0.value, $0.name) }
      if value.members.contains(where: { isKey($0.name) }) { return true }
      guard !value.node.isContainer, !value.isNull, value.kind != .boolean else { continue }
      let text = value.string ?? value.rawText
      if SecretWords.isSecret(name: name) || SecretWords.looksSecret(text) || contain(text, named: name) { return true }
    }
    return false
  }

  /// Whether names in a body are values, as those of a dictionary are: then no variable can stand for them alone.
  func nameMembers(of body: HARBody) -> Bool {
    guard let document = JSONDocument.parsed(body.text) else {
      let isForm = body.mediaType?.description == "application/x-www-form-urlencoded"
      return isForm
        && body.text.split(separator: "&").contains { isKey(PercentEncoding.decode(String($0.prefix { $0 != "=" }))) }
    }
    return document.nodes.indices.contains { index in
      document.nodes[index].kind == .name && isKey(JSONValue(document: document, index: index).string ?? "")
    }
  }

  private func isKey(_ name: String) -> Bool {
    name.contains(" ") || known.contains(name) || IDForm(name) != nil || isPrivate("", name)
  }

  /// `customer_id`, `userId`: of a person, whatever it looks like.
  private static func isPersonsID(_ name: String) -> Bool {
    let words = VariableName.words(of: name)
    if words == ["uid"] { return true }
    guard words.count > 1, let last = words.last, ["id", "uuid", "guid", "number", "no"].contains(last) else {
      return false
    }
    return PathTemplate.people.contains(Singular.of(words[words.count - 2]))
  }

  // MARK: Values known

  /// A value that is private elsewhere. Words of small letters alone count only if rules said so.
  mutating func learn(_ value: String, isJudged: Bool) {
    guard value.utf8.count >= Self.shortest, !value.hasPrefix("{{") else { return }
    let isWord = value.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x5F }
    if isWord, !isJudged { return }
    guard known.insert(value).inserted else { return }
    if TextPieces(value).list.count > 1 { phrases.append(value) }
  }

  /// Whether a text that is to be committed holds a value that is private elsewhere.
  func stand(in text: String) -> Bool {
    let texts = [text, PercentEncoding.decode(text)]
    if texts.contains(where: { text in phrases.contains { text.firstRange(of: $0) != nil } }) { return true }
    return texts.contains { TextPieces($0).list.contains(where: known.contains) }
  }
}
