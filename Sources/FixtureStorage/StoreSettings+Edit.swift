import LosslessJSON

extension StoreSettings {
  /// The file's bytes with one member set: its value replaced, or a line added behind the member that precedes it in the
  /// order of `Member`. `file` must have been read as settings, so `format` is there.
  static func edited(_ file: SettingsFile, _ member: Member, to tree: JSONTree) -> [UInt8] {
    let root = file.document.root
    let bytes = file.document.bytes
    var edit = JSONEdit()
    let value = Array(tree.inlineText.utf8)
    if let old = root[member.rawValue] {
      edit.replace(old, with: value)
      return edit.applied(to: bytes)
    }
    let earlier = Member.allCases.prefix { $0 != member }.map(\.rawValue)
    guard let before = root.members.filter({ earlier.contains($0.name) }).last else { return bytes }
    let end = before.value.range.upperBound
    let (lineEnd, hasComma) = Self.endOfLine(behind: end, in: bytes)
    let line = Array("\n  \"\(member.rawValue)\": ".utf8) + value
    if hasComma {
      edit.replace(lineEnd..<lineEnd, with: line + [0x2C])
    } else if lineEnd == end {
      edit.replace(end..<end, with: [0x2C] + line)
    } else {
      edit.replace(end..<end, with: [0x2C])
      edit.replace(lineEnd..<lineEnd, with: line)
    }
    return edit.applied(to: bytes)
  }

  /// Where a line may be added behind a value, so that a comment on the value's line stays with it.
  private static func endOfLine(behind end: Int, in bytes: [UInt8]) -> (Int, hasComma: Bool) {
    func skipBlanks(_ start: Int) -> Int {
      bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.endIndex
    }
    var position = skipBlanks(end)
    let hasComma = position < bytes.count && bytes[position] == 0x2C
    if hasComma { position += 1 }
    let behind = position
    position = skipBlanks(position)
    if bytes[position...].starts(with: [0x2F, 0x2F]) {
      return (bytes[position...].firstIndex(of: 0x0A) ?? bytes.endIndex, hasComma)
    }
    return (hasComma ? behind : end, hasComma)
  }
}
