/// A scheme of numbers that states or makers give out: its form, and the check that tells a number from a mistyped one.
///
/// One function, `seal`, is both validator and forger: a number is valid if sealing it changes nothing, and an invented
/// one becomes valid by it.
struct CheckedNumber: Sendable {
  typealias Seal = @Sendable (inout [UInt8]) -> Bool
  typealias Fit = @Sendable ([UInt8]) -> Bool
  /// Gets the drawn number and the original.
  typealias Shape = @Sendable (inout [UInt8], [UInt8], inout KeyedDraw) -> Void

  /// Country and name: `pl-pesel`.
  let id: String
  /// Words of names and texts that speak of it, written together and folded.
  let hints: [String]
  /// Without separators, in upper case: `9` a digit, `A` a letter, `*` either, all else itself.
  let forms: [String]
  /// Written forms that nothing else has, separators and all: one of these with a right check needs no name.
  let written: [String]
  /// Whether a written form counts inside text, too; forms without a check are sure only as a whole value.
  let isSureInText: Bool
  /// Check characters: of several schemes that a number fits the one with most is meant.
  let checks: Int
  /// Puts the check characters in; false where these others can have none.
  let seal: Seal
  /// Where a birth date stands in it.
  let date: DatePlaces?
  /// What else holds for every number: blocks that are given out.
  let fits: Fit
  /// Brings drawn characters into the ranges that `fits` asks for.
  let shape: Shape

  init(
    _ id: String, hints: [String], forms: [String], written: [String] = [], isSureInText: Bool = true, checks: Int = 1,
    date: DatePlaces? = nil, fits: @escaping Fit = { _ in true }, shape: @escaping Shape = { _, _, _ in },
    seal: @escaping Seal
  ) {
    self.id = id
    self.hints = hints
    self.forms = forms
    self.written = written
    self.isSureInText = isSureInText
    self.checks = checks
    self.date = date
    self.fits = fits
    self.shape = shape
    self.seal = seal
  }

  /// Letters and digits alone, in upper case.
  static func compact(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.compactMap { $0.isAlphanumeric ? $0.isLowercase ? $0 & 0xDF : $0 : nil }
  }

  func accepts(_ compact: [UInt8]) -> Bool {
    guard hasForm(compact), date?.fits(compact) ?? true, fits(compact) else { return false }
    var sealed = compact
    return seal(&sealed) && sealed == compact
  }

  func hasForm(_ compact: [UInt8]) -> Bool {
    forms.contains { form in
      form.utf8.count == compact.count
        && zip(form.utf8, compact).allSatisfy { wanted, byte in
          switch wanted {
          case UInt8(ascii: "9"): byte.isDigit
          case UInt8(ascii: "A"): byte.isUppercase
          case UInt8(ascii: "*"): byte.isAlphanumeric
          default: byte == wanted
          }
        }
    }
  }

  /// Another number of the scheme; nil if none was found.
  func drawn(like compact: [UInt8], _ draw: inout KeyedDraw) -> [UInt8]? {
    for _ in 0..<200 {
      var new = compact.map { byte in
        byte.isDigit ? draw.digit() : 0x41 + UInt8(draw.below(26))
      }
      date?.redraw(&new, like: compact, &draw)
      shape(&new, compact, &draw)
      // Only at places where all numbers have one and the same character.
      if let form = forms.first(where: { $0.utf8.count == compact.count }) {
        for (place, wanted) in form.utf8.enumerated() where !wanted.isOne(of: "9A*") { new[place] = wanted }
      }
      if seal(&new), new != compact, accepts(new) { return new }
    }
    return nil
  }
}
