/// One pass over markup, which collects its parts.
struct MarkupScan {
  private(set) var cut: ContainerCut
  /// An element was closed or closes itself, or a declaration stands in front.
  private(set) var isMarkup = false

  private let bytes: [UInt8]
  private var position = 0
  private var textStart = 0
  /// An element around: its local name, and what it calls its text.
  private struct Element {
    var tag: String
    var name: String
    var isLabelled = false
  }

  /// Elements around, outermost first.
  private var open: [Element] = []
  private var table = MarkupTable()

  private var above: [String] { open.dropLast().suffix(3).map(\.name) }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    cut = ContainerCut(bytes)
  }

  mutating func run() {
    while let mark = bytes.first(UInt8(ascii: "<"), in: position..<bytes.count) {
      position = mark
      if bytes.holds("<!--", at: mark) {
        guard enclosed(opening: 4, closing: "-->", called: "comment") else { break }
      } else if bytes.holds("<![CDATA[", at: mark) {
        guard enclosed(opening: 9, closing: "]]>", called: textName) else { break }
        isMarkup = true
      } else if bytes.holds("<?", at: mark) {
        guard instruction() else { break }
      } else if bytes.holds("<!doctype", at: mark) {
        guard declaration() else { break }
      } else if !tag() {
        position = mark + 1
        if isEndless { break }
      }
    }
    addText(upTo: bytes.count)
  }

  /// A tag that does not end: no later one can be read, either.
  private var isEndless = false

  private mutating func addText(upTo end: Int) {
    let range = bytes.trimmed(textStart..<max(end, textStart))
    if range.isEmpty { return }
    var name = textName
    if let tag = open.last?.tag {
      if let cell = table.name(of: tag) { name = cell }
      if range.count <= 64 { table.note(cut.text(range), in: tag) }
    }
    cut.add(name, range, as: .body, escape: .markup(quote: nil), above: above)
  }

  /// What a text here is called: `<field name="phone"><value>…` by the label above.
  private var textName: String {
    guard let last = open.last else { return "text" }
    if !last.isLabelled, open.count > 1, open[open.count - 2].isLabelled, HolderNames.isWeak(last.tag) {
      return open[open.count - 2].name
    }
    return last.name
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    var place = start
    let first = text.utf8Start.pointee
    while let found = bytes.first(first, in: min(place, bytes.count)..<bytes.count) {
      if bytes.holds(text, at: found) { return found }
      place = found + 1
    }
    return nil
  }

  private mutating func enclosed(opening: Int, closing: StaticString, called name: String) -> Bool {
    guard let end = find(closing, from: position + opening) else { return false }
    addText(upTo: position)
    cut.add(
      name, bytes.trimmed(position + opening..<end), as: .body, above: above,
      mayBeDocument: true)
    position = end + 3
    textStart = position
    return true
  }

  /// `<?xml version="1.0"?>` stays; what others hold is a part.
  private mutating func instruction() -> Bool {
    guard let end = find("?>", from: position + 2) else { return false }
    addText(upTo: position)
    if bytes.holds("xml ", at: position + 2) {
      isMarkup = true
    } else {
      cut.add("instruction", bytes.trimmed(position + 2..<end), as: .body)
    }
    position = end + 2
    textStart = position
    return true
  }

  /// A document type's name stays, and all else of it is a part.
  private mutating func declaration() -> Bool {
    var end = position
    var depth = 0
    while end < bytes.count, bytes[end] != 0x3E || depth > 0 {
      if bytes[end] == UInt8(ascii: "[") { depth += 1 }
      if bytes[end] == UInt8(ascii: "]") { depth -= 1 }
      end += 1
    }
    guard end < bytes.count else { return false }
    addText(upTo: position)
    let name = bytes[(position + 10)...].prefix { $0.isAlphanumeric }
    if name.endIndex < end { cut.add("doctype", bytes.trimmed(name.endIndex..<end), as: .body) }
    isMarkup = true
    position = end + 1
    textStart = position
    return true
  }

  // MARK: Tags

  /// Reads a tag and moves behind it; false if none stands here.
  private mutating func tag() -> Bool {
    let isClosing = position + 1 < bytes.count && bytes[position + 1] == 0x2F
    let start = position + (isClosing ? 2 : 1)
    guard let name = name(from: start) else { return false }
    if isClosing {
      var end = name.upperBound
      while end < bytes.count, bytes[end].isBlank { end += 1 }
      guard end < bytes.count, bytes[end] == 0x3E else { return false }
      close(name, upTo: end + 1)
      return true
    }
    guard let attributes = attributes(from: name.upperBound) else { return false }
    addText(upTo: position)
    let called = local(name)
    let label = label(attributes.list)
    let around = (open.map(\.name) + [called]).suffix(3)
    for (attribute, value, quote) in attributes.list {
      let own = local(attribute)
      if Self.labels.contains(own.lowercased()), HolderNames.isVouched(RegisteredNames.plain(cut.text(value))) {
        cut.add(Neighbourhood.labelName, value, as: .body, escape: .markup(quote: quote))
        continue
      }
      let name = label.map { Self.values.contains(own.lowercased()) ? $0 : own } ?? own
      cut.add(name, value, as: .body, escape: .markup(quote: quote), above: Array(around))
    }
    position = attributes.end
    textStart = position
    if attributes.isEmpty {
      isMarkup = true
    } else if !Self.empties.contains(called.lowercased()) {
      open.append(Element(tag: called, name: label ?? called, isLabelled: label != nil))
      table.open(called)
      if open.count > Self.depthLimit { open.removeFirst(Self.depthLimit / 2) }
      passRaw(called.lowercased())
    }
    return true
  }

  /// `<entry key="db.password">`, `<meta name="author" content="…">`: what an attribute says that the element holds.
  private func label(_ attributes: [(name: Range<Int>, value: Range<Int>, quote: UInt8?)]) -> String? {
    for (attribute, value, _) in attributes where (2...96).contains(value.count) && (3...12).contains(attribute.count) {
      guard Self.labels.contains(local(attribute).lowercased()) else { continue }
      let text = RegisteredNames.plain(cut.text(value))
      if HolderNames.isTelling(text) { return text }
    }
    return nil
  }

  private static let labels: Set<String> = ["name", "key", "friendlyname", "property", "itemprop", "field"]
  private static let values: Set<String> = ["value", "content", "val", "default", "data"]

  private mutating func close(_ name: Range<Int>, upTo end: Int) {
    addText(upTo: position)
    let called = local(name)
    // HTML leaves elements open: what is closed closes all inside it.
    if let place = open.suffix(16).lastIndex(where: { $0.tag == called }) {
      open.removeSubrange(place...)
      isMarkup = true
    }
    position = end
    textStart = end
  }

  /// Names that are kept of elements around.
  private static let depthLimit = 64
  /// HTML elements that nothing closes.
  private static let empties: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  /// The content of scripts and styles is no markup.
  private mutating func passRaw(_ name: String) {
    guard name == "script" || name == "style" else { return }
    var end = position
    while let mark = bytes.first(UInt8(ascii: "<"), in: end..<bytes.count) {
      if bytes.holds(name == "script" ? "</script" : "</style", at: mark) {
        cut.add(name, bytes.trimmed(position..<mark), as: .body, mayBeDocument: true)
        position = mark
        textStart = mark
        return
      }
      end = mark + 1
    }
    cut.add(name, bytes.trimmed(position..<bytes.count), as: .body, mayBeDocument: true)
    position = bytes.count
    textStart = position
  }

  private func name(from start: Int) -> Range<Int>? {
    var end = start
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    guard end > start, end - start <= 128, bytes[start].isLetter || bytes[start] == 0x5F || bytes[start] >= 0x80 else {
      return nil
    }
    return start..<end
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isBase64URL || byte == 0x3A || byte == 0x2E || byte >= 0x80
  }

  /// Without the prefix of its name space.
  private func local(_ name: Range<Int>) -> String {
    let colon = bytes[name].lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.lowerBound
    return cut.text(colon..<name.upperBound)
  }

  private mutating func attributes(
    from start: Int
  ) -> (list: [(name: Range<Int>, value: Range<Int>, quote: UInt8?)], end: Int, isEmpty: Bool)? {
    var list: [(name: Range<Int>, value: Range<Int>, quote: UInt8?)] = []
    var place = start
    while place < bytes.count {
      let before = place
      while place < bytes.count, bytes[place].isBlank { place += 1 }
      if place == bytes.count { break }
      if bytes[place] == 0x3E { return (list, place + 1, false) }
      if bytes.holds("/>", at: place) { return (list, place + 2, true) }
      guard place > before, let name = name(from: place) else { return nil }
      place = name.upperBound
      while place < bytes.count, bytes[place].isBlank { place += 1 }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
        // Without a value; the blanks behind it may belong to the next one.
        place = name.upperBound
        continue
      }
      place += 1
      while place < bytes.count, bytes[place].isBlank { place += 1 }
      guard place < bytes.count else { break }
      if bytes[place] == 0x22 || bytes[place] == 0x27 {
        let quote = bytes[place]
        guard let end = bytes.first(quote, in: place + 1..<bytes.count) else { break }
        list.append((name, place + 1..<end, quote))
        place = end + 1
      } else {
        let from = place
        while place < bytes.count, !bytes[place].isBlank, bytes[place] != 0x3E, bytes[place] != 0x22 { place += 1 }
        list.append((name, from..<place, nil))
      }
    }
    isEndless = true
    return nil
  }
}
