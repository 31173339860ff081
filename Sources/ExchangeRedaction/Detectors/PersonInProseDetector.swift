/// People in running text, told by name lists and by the words around them.
struct PersonInProseDetector: ValueDetector {
  static let id = "person-in-prose"
  static let mayBeWhole = false

  var needs: TextNeeds { TextNeeds(all: [.blank, .upper], length: 12, orBeyondASCII: true) }

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] { ProseNames(bytes).people }
}
