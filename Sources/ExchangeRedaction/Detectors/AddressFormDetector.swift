/// A whole value that is a postal address in one string: a street with a number, and a postcode with a town, on lines of
/// their own or with commas between.
struct AddressFormDetector: ValueDetector {
  static let id = "address-form"

  let needs = TextNeeds(any: [.comma, .blank], digits: 3, length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 240, !bytes.contains(where: { "<>={}[]\"_@:|;+".utf8.contains($0) }) else { return false }
    let lines = bytes.split(omittingEmptySubsequences: true) { $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard (2...6).contains(lines.count) else { return false }
    let words = lines.map { Self.words($0) }
    guard words.allSatisfy({ !$0.isEmpty && $0.count <= 10 }), words.joined().allSatisfy(\.isOfAddress) else {
      return false
    }
    guard let town = words.lastIndex(where: { $0.contains(where: \.isPostcode) }), town > 0,
      words[town].count(where: \.hasDigit) <= 2
    else { return false }
    let street = words[..<town]
    let isNamed = street.contains { $0.contains(where: \.isStreet) }
    let isNumbered = street.contains { line in
      line.contains(where: \.hasDigit) && line.contains { !$0.hasDigit && $0.isLong }
    }
    let isWithTown = Self.isBeforeTown(words[town]) || town + 1 < words.count || isNamed && words[town].count >= 2
    // An account among commas is a transfer's purpose, and no address.
    return isWithTown && (isNamed || isNumbered) && IBANDetector().spans(in: bytes).isEmpty
  }

  /// The postcode goes before the town, or behind the two letters of a state.
  private static func isBeforeTown(_ line: [Word]) -> Bool {
    guard let code = line.lastIndex(where: \.isPostcode) else { return false }
    let isBefore = code + 1 < line.count && line[code + 1].isLong
    return isBefore || code > 0 && line[code - 1].isState
  }

  private struct Word {
    var hasDigit: Bool
    var isLong: Bool
    var isStreet: Bool
    var isPostcode: Bool
    var isState: Bool
    /// A capital, a digit, a particle or a word for streets: sentences have other words, too.
    var isOfAddress: Bool
  }

  /// Numbers behind these count releases.
  private static let programs: Set<String> = ["build", "version", "windows", "android", "ios", "macos", "release"]

  private static func words(_ line: ArraySlice<UInt8>) -> [Word] {
    line.split(separator: 0x20).map { word in
      let text = String(decoding: word, as: UTF8.self)
      let letters = text.filter { $0.isLetter }
      let first = text.unicodeScalars.first { $0.properties.isAlphabetic }?.properties
      let isLower = first?.isLowercase ?? false
      let folded = LatinFolding.fold(text.filter { $0.isLetter || $0 == "-" })
      let isStreet = ProseNames.isStreet(folded)
      let digits = word.count(where: \.isDigit)
      return Word(
        hasDigit: digits > 0, isLong: letters.count >= 2, isStreet: isStreet,
        isPostcode: !word.contains(0x2B)
          && (digits >= 4 && word.count <= 10 || digits >= 1 && letters.count >= 1 && word.count <= 4),
        isState: text.utf8.count == 2 && text.utf8.allSatisfy(\.isUppercase),
        isOfAddress: (digits > 0 || !isLower || isStreet || letters.count <= 3 || folded == "apt" || folded == "suite")
          && !programs.contains(folded))
    }
  }
}
