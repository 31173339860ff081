/// Cards and calendars as text (RFC 6350, RFC 5545): `FN:Anna Schmidt`, `ATTENDEE;CN=Anna Schmidt:mailto:anna@firma.de`.
struct ContentLineCoding: ContainerCoding {
  static let name = "vcard"

  let needs = TextNeeds(all: [.upper, .colon, .blank], length: 24)

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first { !$0.isBlank }.map { $0 | 0x20 } == UInt8(ascii: "b")
  }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    guard bytes.holds("begin:v", at: text.start) else { return nil }
    var cut = ContainerCut(bytes)
    for line in Self.unfolded(bytes) { Self.add(line, to: &cut) }
    return cut.container(Self.name)
  }

  /// A line goes on where the next one starts with a blank.
  private static func unfolded(_ bytes: [UInt8]) -> [Range<Int>] {
    var out: [Range<Int>] = []
    for line in bytes.lines where !line.isEmpty {
      if let last = out.last, bytes[line.lowerBound] == 0x20 || bytes[line.lowerBound] == 0x09 {
        out[out.count - 1] = last.lowerBound..<line.upperBound
      } else {
        out.append(line)
      }
    }
    return out
  }

  private static func add(_ line: Range<Int>, to cut: inout ContainerCut) {
    let bytes = cut.bytes
    var isQuoted = false
    var ends: [Int] = []
    var colon: Int?
    for position in line {
      if bytes[position] == 0x22 { isQuoted.toggle() }
      if isQuoted { continue }
      if bytes[position] == 0x3B { ends.append(position) }
      if bytes[position] == 0x3A {
        colon = position
        break
      }
    }
    guard let colon else {
      cut.add("text", line, as: .body)
      return
    }
    ends.append(colon)
    // `item1.TEL`: a group stands before the name.
    let head = line.lowerBound..<ends[0]
    let name = cut.text(head).split(separator: ".").last.map { $0.uppercased() } ?? ""
    for (start, end) in zip(ends, ends.dropFirst()) { addParameter(start + 1..<end, to: &cut) }
    let value = colon + 1..<line.upperBound
    switch name {
    case "BEGIN", "END", "VERSION", "PRODID", "METHOD", "CALSCALE", "REV": return
    case "N":
      for part in bytes.pieces(of: value, at: 0x3B) { cut.add("full name", part, as: .body) }
    case "ADR":
      for (place, part) in bytes.pieces(of: value, at: 0x3B).enumerated() where place < addressParts.count {
        cut.add(addressParts[place], part, as: .body)
      }
    case "X-ABLABEL": return
    default: cut.add(properties[name] ?? name.lowercased(), value, as: .body)
    }
  }

  private static func addParameter(_ range: Range<Int>, to cut: inout ContainerCut) {
    guard let sign = cut.bytes.first(0x3D, in: range) else { return }
    let name = cut.text(range.lowerBound..<sign).uppercased()
    var value = sign + 1..<range.upperBound
    if value.count >= 2, cut.bytes[value.lowerBound] == 0x22 { value = value.lowerBound + 1..<value.upperBound - 1 }
    switch name {
    case "CN": cut.add("full name", value, as: .body)
    case "EMAIL", "DIR", "SENT-BY", "DELEGATED-TO", "DELEGATED-FROM", "MEMBER": cut.add("email", value, as: .body)
    case "LABEL": cut.add("address", value, as: .body)
    case "TYPE", "VALUE", "ENCODING", "CHARSET", "TZID", "ROLE", "PARTSTAT", "RSVP", "CUTYPE", "PREF", "LANGUAGE",
      "ALTID", "PID", "FMTTYPE", "RELATED", "RANGE", "FBTYPE":
      return
    default: cut.add(name.lowercased(), value, as: .body)
    }
  }

  private static let addressParts = ["address", "address", "street", "city", "region", "postal code", "country"]
  private static let properties = [
    "FN": "full name", "NICKNAME": "nick name", "BDAY": "birth date", "ANNIVERSARY": "birth date", "TEL": "phone",
    "EMAIL": "email", "LABEL": "address", "GEO": "coordinates", "IMPP": "login", "X-SKYPE": "login",
    "ORGANIZER": "organizer", "ATTENDEE": "attendee", "LOCATION": "location", "RELATED": "relation",
    "GENDER": "gender", "X-PHONETIC-FIRST-NAME": "first name", "X-PHONETIC-LAST-NAME": "last name",
    "X-SPOUSE": "spouse name", "X-MANAGER": "manager", "X-ASSISTANT": "contact name",
  ]
}
