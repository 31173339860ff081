/// One JSON text a line, two lines at least; also with the separators of RFC 7464.
struct JSONLinesCoding: ContainerCoding {
  static let name = "ndjson"

  let needs = TextNeeds(all: [.opener, .blank], length: 5)

  private static let separator: UInt8 = 0x1E

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    guard let first = bytes.first(where: { !$0.isBlank && $0 != Self.separator }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "["), bytes.contains(0x0A) || bytes.contains(0x0D)
    else { return nil }
    var cut = ContainerCut(bytes)
    for line in bytes.lines {
      var line = bytes.trimmed(line)
      if line.first.map({ bytes[$0] == Self.separator }) ?? false { line = line.lowerBound + 1..<line.upperBound }
      if line.isEmpty { continue }
      cut.add("json", line, as: .body, mayBeDocument: true)
      guard cut.parts.last?.isDocument == true else { return nil }
    }
    return cut.parts.count < 2 ? nil : cut.container(Self.name)
  }
}
