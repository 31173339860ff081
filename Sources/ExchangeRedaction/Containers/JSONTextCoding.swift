/// A whole JSON text in a string (RFC 8259).
struct JSONTextCoding: ContainerCoding {
  static let name = "json"

  let needs = TextNeeds(all: [.opener], length: 2)

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    guard ContainerCodec.isDocument(text.string) else { return nil }
    let part = ContainerPart("json", text.string, as: .body, isDocument: true)
    let original = text.string
    return OpenContainer(coding: Self.name, parts: [part]) { $0.first ?? original }
  }
}
