/// XML and HTML: texts, attributes, comments and CDATA are parts, named by element or attribute; markup stays.
///
/// No validating parser: what cannot be read as a tag is text. A tag, comment or quote that never ends makes text of
/// all that is left, so that nothing is looked at twice.
struct MarkupCoding: ContainerCoding {
  static let name = "markup"

  let needs = TextNeeds(all: [.angle, .lower], length: 4, orBeyondASCII: true)

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let start = text.start
    guard start + 1 < text.bytes.count, text.bytes[start] == UInt8(ascii: "<"), text.bytes.contains(0x3E) else {
      return nil
    }
    var scan = MarkupScan(text.bytes)
    scan.run()
    return scan.isMarkup ? scan.cut.container(Self.name) : nil
  }
}
