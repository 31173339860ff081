import LosslessJSON

/// Adds members to an object of a `.jsonc` file in the order of their names, every other byte left as it is.
///
/// A member's comments stand before it, so a new member goes behind the one before it, not before the one behind it:
///
///     "$.a": { … },            "$.a": { … },
///     // about c          →    "$.b": { … },
///     "$.c": { … },            // about c
///                              "$.c": { … },
struct JSONMapInsertion {
  private let bytes: [UInt8]
  /// Position → lines to put there; one splice a position keeps their order.
  private var splices: [Int: [UInt8]] = [:]
  /// Positions of values that need a comma before something follows.
  private var commas: Set<Int> = []

  init(into bytes: [UInt8]) { self.bytes = bytes }

  /// `entries` in the order of their names; `text` without indent, comma or line feed at its end.
  mutating func insert(_ entries: [(name: String, text: String)], into object: JSONValue, indent: Int) {
    let members = Array(object.members)
    let pad = String(repeating: " ", count: indent)
    for entry in entries {
      let previous = members.last { $0.name.utf8.lexicographicallyPrecedes(entry.name.utf8) }
      let position: Int
      if let previous {
        position = behind(previous.value.range.upperBound)
      } else {
        position = endOfLine(object.range.lowerBound + 1)
      }
      let key = String(decoding: JSONString.encode(entry.name), as: UTF8.self)
      splices[position, default: []] += Array("\n\(pad)\(key): \(entry.text),".utf8)
    }
    // An object on one line keeps its closing brace on that line otherwise.
    let close = object.range.upperBound - 1
    if !entries.isEmpty, !bytes[object.range].contains(0x0A) {
      splices[close, default: []] += Array(("\n" + String(repeating: " ", count: max(0, indent - 2))).utf8)
    }
  }

  func edit(_ edit: inout JSONEdit) {
    var all = splices
    for comma in commas { all[comma] = [0x2C] + (all[comma] ?? []) }
    for (position, text) in all { edit.replace(position..<position, with: text) }
  }

  /// Where a line behind a value can start: behind its comma and a comment on its line.
  private mutating func behind(_ end: Int) -> Int {
    var position = end
    skipBlanks(&position)
    if position < bytes.count, bytes[position] == 0x2C { return endOfLine(position + 1) }
    // The comma may stand behind a comment or on a later line.
    if let comma = commaBehind(end) { return endOfLine(comma + 1) }
    commas.insert(end)
    return endOfLine(end)
  }

  private func commaBehind(_ start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      let before = position
      skipBlanks(&position)
      while position < bytes.count, bytes[position] == 0x0A || bytes[position] == 0x0D { position += 1 }
      skipComment(&position)
      if position == before { break }
    }
    return position < bytes.count && bytes[position] == 0x2C ? position : nil
  }

  /// The end of the line if only blanks and comments stand on its rest, else the position itself.
  private func endOfLine(_ start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let before = position
      skipBlanks(&position)
      skipComment(&position)
      if position == before { break }
    }
    return position < bytes.count && bytes[position] == 0x0A ? position : start
  }

  private func skipBlanks(_ position: inout Int) {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 || bytes[position] == 0x0D {
      position += 1
    }
  }

  private func skipComment(_ position: inout Int) {
    guard position + 1 < bytes.count, bytes[position] == 0x2F else { return }
    if bytes[position + 1] == 0x2F {
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    } else if bytes[position + 1] == 0x2A {
      position += 2
      while position + 1 < bytes.count, !(bytes[position] == 0x2A && bytes[position + 1] == 0x2F) { position += 1 }
      position = min(bytes.count, position + 2)
    }
  }
}
