/// Something a strict reader accepts and a decoder may trip over.
package struct JSONFinding: Sendable, Hashable {
  package enum Kind: String, Sendable {
    /// Two members of one object have one name; decoders differ in which they take.
    case duplicateName = "duplicate-name"
    /// The text starts with a byte order mark (RFC 8259, 8.1 forbids sending one).
    case byteOrderMark = "byte-order-mark"
    /// Half of a UTF-16 pair in an escape; it has no UTF-8.
    case loneSurrogate = "lone-surrogate"
  }

  package var kind: Kind
  package var location: JSONLocation
}

extension JSONDocument {
  /// All findings in document order. Complexity: O(bytes).
  package func findings() -> [JSONFinding] {
    var found: [(kind: JSONFinding.Kind, offset: Int)] = []
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { found.append((.byteOrderMark, 0)) }
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .object:
        var names: Set<[UInt8]> = []
        for member in JSONValue(document: self, index: index).members
        where !names.insert(Array(member.name.utf8)).inserted {
          found.append((.duplicateName, member.key.range.lowerBound))
        }
      case .string, .name:
        if node.isMarked, let offset = loneSurrogate(in: node) { found.append((.loneSurrogate, offset)) }
      default: break
      }
    }
    return located(found.sorted { ($0.offset, $0.kind.rawValue) < ($1.offset, $1.kind.rawValue) })
  }

  /// Counts the lines once for all: a body may hold very many findings.
  private func located(_ sorted: [(kind: JSONFinding.Kind, offset: Int)]) -> [JSONFinding] {
    var place = JSONLocation(offset: 0, in: [])
    return sorted.map { kind, offset in
      while place.offset < offset {
        if bytes[place.offset] == 0x0A {
          place.line += 1
          place.column = 1
        } else {
          place.column += 1
        }
        place.offset += 1
      }
      return JSONFinding(kind: kind, location: place)
    }
  }

  private func loneSurrogate(in node: JSONNode) -> Int? {
    var position = node.start + 1
    let end = node.start + node.length - 1
    var high: Int?
    while position < end {
      var unit: UInt32?
      var width = 1
      if bytes[position] == 0x5C {
        width = bytes[position + 1] == 0x75 ? 6 : 2
        if width == 6 { unit = UInt32(String(decoding: bytes[position + 2..<position + 6], as: UTF8.self), radix: 16) }
      }
      let isLow = unit.map { (0xDC00...0xDFFF).contains($0) } ?? false
      if let high, !isLow { return high }
      if isLow, high == nil { return position }
      high = unit.map { (0xD800...0xDBFF).contains($0) } ?? false ? position : nil
      position += width
    }
    return high
  }
}
