/// A text cut into what may be replaced and what stays between: how most codings open and close.
///
/// Closing copies the original but for the parts that changed, so that unchanged ones give the same bytes whatever
/// their escapes look like.
struct ContainerCut: Sendable {
  private struct Spot {
    var range: Range<Int>
    var escape: PartEscape
  }

  let bytes: [UInt8]
  private(set) var parts: [ContainerPart] = []
  private var spots: [Spot] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a part; ranges must come in order. An empty one is nobody's.
  mutating func add(
    _ name: String, _ range: Range<Int>, as place: LeafPart, escape: PartEscape = .none, above: [String] = [],
    mayBeDocument: Bool = false
  ) {
    guard !range.isEmpty else { return }
    let text = escape.decode(bytes[range]) ?? text(range)
    guard !text.isEmpty else { return }
    let isDocument = mayBeDocument && ContainerCodec.isDocument(text)
    parts.append(ContainerPart(name, text, as: place, isDocument: isDocument, above: above))
    spots.append(Spot(range: range, escape: escape))
  }

  /// Adds a name as a part of its own, unless it is a word of interfaces: `?anna@firma.de=1`.
  mutating func addName(_ range: Range<Int>, as place: LeafPart, escape: PartEscape = .none) {
    let name = escape.decode(bytes[range]) ?? text(range)
    if !MemberNames().isVouched(name) { add("parameter", range, as: place, escape: escape) }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Nil if nothing may be replaced.
  func container(_ coding: String) -> OpenContainer? {
    parts.isEmpty ? nil : OpenContainer(coding: coding, parts: parts) { close($0) }
  }

  private func close(_ texts: [String]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var done = 0
    for (position, spot) in spots.enumerated() where position < texts.count {
      if let old = parts[position].value.text, old.utf8.elementsEqual(texts[position].utf8) { continue }
      out += bytes[done..<spot.range.lowerBound]
      out += spot.escape.encode(texts[position], like: bytes[spot.range])
      done = spot.range.upperBound
    }
    out += bytes[done...]
    return String(decoding: out, as: UTF8.self)
  }
}
