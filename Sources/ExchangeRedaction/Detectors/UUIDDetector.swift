import ShapeInference

/// The form of RFC 9562; nil and max identify nothing and are none.
struct UUIDDetector: ValueDetector {
  static let id = "uuid"
  let needs = TextNeeds(all: .dash, length: 36)

  func accepts(_ bytes: [UInt8]) -> Bool {
    let code = bytes.count == 36 ? bytes.withUnsafeBufferPointer { StringFormat.code(of: $0) } : 0
    return code == StringFormat.uuidCode && bytes.contains { $0 != 0x2D && $0 != bytes[0] }
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 36 <= bytes.count {
      if bytes[position + 8] == 0x2D, position == 0 || !bytes[position - 1].isAlphanumeric,
        position + 36 == bytes.count || !bytes[position + 36].isAlphanumeric,
        accepts(Array(bytes[position..<position + 36]))
      {
        found.append(position..<position + 36)
        position += 36
      } else {
        position += 1
      }
    }
    return found
  }
}
