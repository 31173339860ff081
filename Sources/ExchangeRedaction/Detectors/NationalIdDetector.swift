/// Numbers that states give to people, where the form or a word before says so: the dashed US number, CPF, DNI, the
/// lines that machines read on a passport, and so on.
///
/// Bare runs of digits need a name hint; a rule then asks for `digits` instead.
struct NationalIdDetector: PlainDetector {
  static let id = "national-id"
  let plainNeeds = TextNeeds(digits: 4, length: 8)
  let longest = 120

  func acceptsPlain(_ bytes: [UInt8]) -> Bool {
    WrittenForms.people.match(bytes, at: 0, isWhole: true) != nil || TravelDocument(bytes) != nil
  }

  func plainSpans(in bytes: [UInt8]) -> [Range<Int>] {
    let documents = TravelDocument.spans(in: bytes)
    let numbers = NumberSpans.find(in: bytes, .people, of: Self.schemes).filter { number in
      !documents.contains { $0.overlaps(number) }
    }
    return (documents + numbers).sorted { $0.lowerBound < $1.lowerBound }
  }

  private static let schemes = Set(CheckedNumberList.people.map(\.id))
}
