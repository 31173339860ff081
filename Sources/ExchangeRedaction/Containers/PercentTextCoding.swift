/// A whole value in percent escapes: `anna%40firma.de`. What was escaped twice is opened twice.
struct PercentTextCoding: ContainerCoding {
  static let name = "percent"

  let needs = TextNeeds(all: [.percent], length: 3)

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    guard text.bytes.allSatisfy({ $0 > 0x20 }) else { return nil }
    let escape = PartEscape.percent(plusIsBlank: false)
    guard text.bytes.contains(0x25), escape.decode(text.bytes[...]) != nil else { return nil }
    var cut = ContainerCut(text.bytes)
    cut.add(leaf.names.last ?? "text", 0..<text.bytes.count, as: leaf.part, escape: escape, mayBeDocument: true)
    return cut.container(Self.name)
  }
}
