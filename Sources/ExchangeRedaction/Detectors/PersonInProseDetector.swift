/// People in running text, told by name lists and by the words around them.
struct PersonInProseDetector: ValueDetector {
  static let id = "person-in-prose"

  var needs: TextNeeds { TextNeeds(any: [.blank], length: 12) }

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] { ProseNames(bytes).people }
}
