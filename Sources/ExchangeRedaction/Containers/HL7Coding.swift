/// Messages of hospitals (HL7 version 2): segments on lines, fields between bars, components between circumflexes. The
/// place of a field says what it holds.
struct HL7Coding: ContainerCoding {
  static let name = "hl7"

  let needs = TextNeeds(all: [.upper, .backslash, .ampersand], length: 12)

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first { !$0.isBlank && $0 != 0x0B } == UInt8(ascii: "M")
  }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    guard let start = bytes.firstIndex(where: { !$0.isBlank && $0 != 0x0B }), bytes.holds("MSH|^~\\&|", at: start)
    else {
      return nil
    }
    var cut = ContainerCut(bytes)
    for line in bytes.lines where line.count > 4 {
      let line = line.lowerBound < start ? start..<line.upperBound : line
      let fields = bytes.pieces(of: line, at: UInt8(ascii: "|"))
      let segment = cut.text(fields[0])
      // The bar itself is the first field of a header.
      let isHeader = segment == "MSH"
      for (number, field) in fields.enumerated().dropFirst() {
        if isHeader, number == 1 { continue }
        let name = Self.fields[segment]?[number] ?? "field"
        for repetition in bytes.pieces(of: field, at: UInt8(ascii: "~")) {
          let components = bytes.pieces(of: repetition, at: UInt8(ascii: "^"))
          for (place, component) in components.enumerated() {
            cut.add(Self.component(place, of: name), component, as: .body)
          }
        }
      }
    }
    return cut.container(Self.name)
  }

  /// Addresses and practitioners are told in parts of several sorts.
  private static func component(_ place: Int, of name: String) -> String {
    switch name {
    case "address": place < addressParts.count ? addressParts[place] : "field"
    case "practitioner": place == 0 ? "employee number" : place < 4 ? "full name" : "field"
    case "full name", "maiden name": place < 4 ? name : "field"
    case "patient number", "account number", "insurance number": place == 0 ? name : "field"
    default: name
    }
  }

  private static let addressParts = ["street", "street", "city", "region", "postal code", "country"]

  private static let fields: [String: [Int: String]] = [
    "EVN": [5: "practitioner"],
    "PID": [
      2: "patient number", 3: "patient number", 4: "patient number", 5: "full name", 6: "maiden name", 7: "birth date",
      8: "gender", 9: "full name", 10: "race", 11: "address", 13: "phone number", 14: "phone number",
      15: "mother tongue", 16: "marital status", 17: "religion", 18: "account number", 19: "ssn", 20: "driver license",
      21: "national id", 22: "ethnic group", 23: "birth city", 26: "citizenship", 28: "nationality",
    ],
    "PD1": [4: "practitioner"],
    "NK1": [
      2: "full name", 4: "address", 5: "phone number", 6: "phone number", 15: "gender", 16: "birth date",
      26: "maiden name", 30: "full name", 31: "phone number", 32: "address", 33: "national id",
    ],
    "PV1": [7: "practitioner", 8: "practitioner", 9: "practitioner", 17: "practitioner", 52: "practitioner"],
    "GT1": [
      2: "account number", 3: "full name", 4: "full name", 5: "address", 6: "phone number", 7: "phone number",
      8: "birth date", 9: "gender", 12: "ssn",
    ],
    "IN1": [
      11: "practitioner", 16: "full name", 18: "birth date", 19: "address", 36: "insurance number",
      49: "insurance number",
    ],
    "IN2": [1: "employee number", 2: "ssn", 6: "insurance number", 8: "insurance number"],
    "ORC": [10: "practitioner", 11: "practitioner", 12: "practitioner"],
    "OBR": [10: "practitioner", 16: "practitioner", 28: "practitioner", 32: "practitioner"],
    "OBX": [5: "health status", 16: "practitioner"],
    "AL1": [3: "allergy", 5: "allergy"],
    "DG1": [3: "diagnosis", 4: "diagnosis", 16: "practitioner"],
    "PRB": [3: "diagnosis"],
    "RXE": [2: "medication"], "RXO": [1: "medication"], "RXA": [5: "vaccination"],
  ]
}
