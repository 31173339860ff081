/// A `data:` URL (RFC 2397): text in it is opened, of anything else the digits are the part.
struct DataURLCoding: ContainerCoding {
  static let name = "data-url"

  let needs = TextNeeds(all: [.colon, .comma], length: 8)

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    guard bytes.holds("data:", at: 0), let comma = bytes.first(UInt8(ascii: ","), in: 0..<min(bytes.count, 256)),
      bytes[..<comma].allSatisfy({ $0.isAlphanumeric || ":/;=+-._\"".utf8.contains($0) })
    else { return nil }
    let head = String(decoding: bytes[...comma], as: UTF8.self)
    guard bytes.holds(";base64", at: comma - 7) else {
      guard bytes[comma...].allSatisfy({ $0 > 0x20 }) else { return nil }
      var cut = ContainerCut(bytes)
      cut.add(
        "text", comma + 1..<bytes.count, as: .body, escape: .percent(plusIsBlank: false), mayBeDocument: true)
      return cut.container(Self.name)
    }
    guard let inside = FoldedBase64(Array(bytes[(comma + 1)...])) else {
      var cut = ContainerCut(bytes)
      cut.add("text", comma + 1..<bytes.count, as: .body)
      return cut.container(Self.name)
    }
    let part = ContainerPart("text", inside.text, as: .body, isDocument: ContainerCodec.isDocument(inside.text))
    return OpenContainer(coding: Self.name, parts: [part]) { head + inside.close($0.first ?? inside.text) }
  }
}
