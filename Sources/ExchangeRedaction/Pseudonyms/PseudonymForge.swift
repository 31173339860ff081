import Digests
import ShapeInference

/// Makes invented values: keyed, of the same type and format, equal for equal originals of one scope.
///
/// The seed of a pseudonym is HMAC-SHA-256(key, scope ‖ normalised value), without the kind: the kind only gives the
/// form. Names are seeded word by word, so that `Anna Schmidt`, `anna.schmidt@…` and `Schmidt` agree.
package struct PseudonymForge: Sendable {
  /// Under the key alone.
  private let keyed: KeyedDigest
  /// Under the key, after the scope.
  private let digest: KeyedDigest

  /// `scope`: the environment's name, or one word for the whole store.
  package init(key: [UInt8], scope: String) { self.init(KeyedDigest(key: key), scope: scope) }

  /// The same key in another scope: values of a domain are invented alike in all environments of a store.
  func inDomain(_ domain: String) -> PseudonymForge { PseudonymForge(keyed, scope: "domain " + domain) }

  private init(_ keyed: KeyedDigest, scope: String) {
    self.keyed = keyed
    digest = keyed.after(Array(scope.utf8) + [0])
  }

  /// The pseudonym of a value. Null stays null, an empty or blank string stays as it is; a boolean only moves in a
  /// special category.
  ///
  /// Depends on nothing but key, scope, value, kind and context. An instant depends on the context's subject, too.
  /// Digits of an account may start with a zero; a number of JSON may not.
  private static func isJSONNumber(_ spelling: String) -> Bool {
    let digits = spelling.utf8.drop { $0 == 0x2D }
    return digits.first != 0x30 || digits.dropFirst().first.map { !$0.isDigit } ?? true
  }

  package func replacement(for value: LeafValue, kind: PseudonymKind, in context: PseudonymContext) -> LeafValue {
    if kind.isSpecial, let flag = flag(value, in: context) { return flag }
    switch value {
    case .null, .boolean: return value
    case .number(let spelling):
      return .number(
        settle(spelling, value, context, accepts: Self.isJSONNumber) { numberForm(spelling, kind, context, &$0) })
    case .string(let text):
      if text.utf8.allSatisfy(\.isBlank) { return value }
      // Signs alone tell nothing, and have no other form; a secret may be made of them all the same.
      if kind.isFallback, text.utf8.allSatisfy({ $0 < 0x80 && !$0.isAlphanumeric }) { return value }
      let format = StringFormat.of(text)
      let kind = Self.kind(kind, fitting: format, of: text)
      return .string(
        settle(text, value, context, accepts: { StringFormat.of($0) == format }) { textForm(text, kind, context, &$0) })
    }
  }

  /// A kind that can keep a strong format: no scrambling makes a date again.
  private static func kind(_ kind: PseudonymKind, fitting format: StringFormat, of text: String) -> PseudonymKind {
    if format == .uuid { return .uuid }
    // An address that is a secret as a whole stays one, but says no more what it opens.
    if format == .url { return kind == .token && WebhookDetector().accepts(text) ? .token : .url }
    if format == .date || format.isInstant {
      return [.instant, .clock, .date, .birthDate].contains(kind) ? kind : format == .date ? .date : .instant
    }
    return kind
  }

  /// What stands for a value outside a list: `unlisted-3f9c` in the case style of the listed ones; for an integer
  /// another integer.
  package func unlisted(_ original: LeafValue, style: CaseStyle) -> LeafValue {
    guard case .string(let text) = original else {
      return replacement(for: original, kind: .number, in: PseudonymContext())
    }
    if text.utf8.allSatisfy(\.isBlank) { return original }
    let word = "unlisted-" + Hex.encode(seed(NormalisedValue.bytes(of: original)).prefix(2))
    switch style {
    case .lower: return .string(word)
    case .upper: return .string(word.uppercased())
    case .capitalised: return .string(word.capitalisedFirst)
    }
  }

  /// Draws until the text is another one and keeps its format. Small spaces may not have another one.
  private func settle(
    _ original: String, _ value: LeafValue, _ context: PseudonymContext, accepts: (String) -> Bool = { _ in true },
    _ form: (inout KeyedDraw) -> String?
  ) -> String {
    var last = original
    let code = digest.words(of: NormalisedValue.bytes(of: value))
    for round in 0..<32 {
      var draw = KeyedDraw(code, round: context.attempt << 6 | round)
      guard let text = form(&draw) else { return original }
      if !accepts(text) { continue }
      last = text
      if !text.utf8.elementsEqual(original.utf8) { return text }
    }
    if value.isNumber {
      if last != original { return last }
      // A form that always starts with a zero is none for numbers.
      var draw = KeyedDraw(code, round: context.attempt << 6 | 32)
      return number(original, &draw)
    }
    // The form did not touch the value, or its space has no other member: better out of form than the original.
    var draw = KeyedDraw(code, round: context.attempt << 6 | 32)
    let other = id(original, &draw)
    return accepts(other) ? other : last
  }

  /// The bytes that stand for a value.
  func seed(_ normalised: [UInt8]) -> [UInt8] { digest.code(of: normalised) }

  /// The draw of a normalised value.
  func draw(of normalised: UnsafeBufferPointer<UInt8>, round: Int = 0) -> KeyedDraw {
    KeyedDraw(digest.words(of: normalised), round: round)
  }

  /// The draw of what has no normalised spelling: a subject, a flag.
  func draw(of text: String) -> KeyedDraw { KeyedDraw(digest.words(of: Array(text.utf8))) }

  /// The draw of a part that is to agree wherever the part occurs: a word of a name, a label of a host.
  func partDraw(_ part: String, salt: Int = 0) -> KeyedDraw {
    KeyedDraw(digest.words(of: NormalisedValue.bytes(of: .string(part))), round: salt)
  }
}
