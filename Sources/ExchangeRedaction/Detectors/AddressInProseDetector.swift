/// Streets and house numbers in running text, behind a person or by a word for streets.
struct AddressInProseDetector: ValueDetector {
  static let id = "address-in-prose"
  static let mayBeWhole = false

  var needs: TextNeeds { TextNeeds(any: [.upper, .digit], all: [.blank], length: 12, orBeyondASCII: true) }

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] { ProseNames(bytes).addresses }
}
