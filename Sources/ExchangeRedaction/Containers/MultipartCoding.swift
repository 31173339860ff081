/// `multipart/form-data` in a text (RFC 7578): each field's content under the field's name.
struct MultipartCoding: ContainerCoding {
  static let name = "multipart"

  let needs = TextNeeds(all: [.dash, .colon, .blank], length: 16)

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.contains(0x0A) }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    guard bytes.holds("--", at: 0), let end = bytes.prefix(80).firstIndex(where: { $0 == 0x0D || $0 == 0x0A }), end > 2
    else { return nil }
    let delimiter = Array(bytes[..<end])
    var cut = ContainerCut(bytes)
    var hasDisposition = false
    var section: Int?
    for line in bytes.lines where bytes[line].starts(with: delimiter) {
      if let start = section { Self.add(start..<line.lowerBound, to: &cut, &hasDisposition) }
      section = line.upperBound
      let rest = bytes[line].dropFirst(delimiter.count)
      if rest.elementsEqual("--".utf8) {
        section = nil
        break
      }
      guard rest.allSatisfy(\.isBlank) else { return nil }
    }
    if let start = section { Self.add(start..<bytes.count, to: &cut, &hasDisposition) }
    return hasDisposition ? cut.container(Self.name) : nil
  }

  /// From the end of one delimiter line to the start of the next.
  private static func add(_ section: Range<Int>, to cut: inout ContainerCut, _ hasDisposition: inout Bool) {
    let bytes = cut.bytes
    var position = section.lowerBound
    var name = "content"
    passLineEnd(&position, section, bytes)
    while position < section.upperBound {
      let line =
        position..<(bytes[position..<section.upperBound].firstIndex { $0 == 0x0D || $0 == 0x0A }
        ?? section.upperBound)
      position = line.upperBound
      passLineEnd(&position, section, bytes)
      if line.isEmpty { break }
      if bytes.holds("content-disposition:", at: line.lowerBound) {
        hasDisposition = true
        for (field, value) in parameters(line, bytes) {
          if field == "name" {
            name = cut.text(value)
            cut.addName(value, as: .form, escape: .quotedPair)
          } else {
            cut.add(field == "filename*" ? "filename" : field, value, as: .form, escape: .quotedPair)
          }
        }
      } else if !bytes.holds("content-type:", at: line.lowerBound),
        !bytes.holds("content-transfer-encoding:", at: line.lowerBound),
        !bytes.holds("content-length:", at: line.lowerBound)
      {
        let colon = bytes.first(UInt8(ascii: ":"), in: line)
        let header = cut.text(line.lowerBound..<(colon ?? line.lowerBound))
        cut.add(header, bytes.trimmed((colon.map { $0 + 1 } ?? line.lowerBound)..<line.upperBound), as: .header)
      }
    }
    var end = section.upperBound
    if end > position, bytes[end - 1] == 0x0A { end -= 1 }
    if end > position, bytes[end - 1] == 0x0D { end -= 1 }
    if end > position { cut.add(name, position..<end, as: .form, mayBeDocument: true) }
  }

  private static func passLineEnd(_ position: inout Int, _ section: Range<Int>, _ bytes: [UInt8]) {
    if position < section.upperBound, bytes[position] == 0x0D { position += 1 }
    if position < section.upperBound, bytes[position] == 0x0A { position += 1 }
  }

  /// `name="…"; filename="…"` behind the first semicolon.
  private static func parameters(_ line: Range<Int>, _ bytes: [UInt8]) -> [(String, Range<Int>)] {
    var out: [(String, Range<Int>)] = []
    var position = bytes.first(UInt8(ascii: ";"), in: line) ?? line.upperBound
    while position < line.upperBound {
      while position < line.upperBound, bytes[position] == UInt8(ascii: ";") || bytes[position].isBlank {
        position += 1
      }
      guard let sign = bytes.first(UInt8(ascii: "="), in: position..<line.upperBound) else { break }
      let field = String(decoding: bytes[position..<sign], as: UTF8.self).lowercased()
      let isQuoted = sign + 1 < line.upperBound && bytes[sign + 1] == 0x22
      let start = isQuoted ? sign + 2 : sign + 1
      var end = start
      while end < line.upperBound, isQuoted ? bytes[end] != 0x22 : bytes[end] != UInt8(ascii: ";") {
        end += isQuoted && bytes[end] == 0x5C ? 2 : 1
      }
      end = min(end, line.upperBound)
      if start < end { out.append((field, start..<end)) }
      position = isQuoted ? end + 1 : end
    }
    return out
  }
}
