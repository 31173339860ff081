/// Server-sent events (HTML Living Standard, 9.2): each run of `data:` lines is a document or a text.
struct EventStreamCoding: ContainerCoding {
  static let name = "event-stream"

  let needs = TextNeeds(all: [.colon, .lower], length: 7)

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool { "deir:".utf8.contains(text[0]) }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    let fields: [StaticString] = ["data:", "event:", "id:", "retry:", ":"]
    guard fields.contains(where: { bytes.holds($0, at: 0) }) else { return nil }
    var cut = ContainerCut(bytes)
    var run: [Range<Int>] = []
    var hasData = false
    let lines = bytes.lines
    for line in lines {
      if bytes.holds("data:", at: line.lowerBound) {
        run.append(Self.value(line, behind: 5, bytes))
        hasData = true
        continue
      }
      Self.add(run, to: &cut)
      run = []
      if line.isEmpty { continue }
      if bytes.holds("event:", at: line.lowerBound) {
        cut.add("event", Self.value(line, behind: 6, bytes), as: .body)
      } else if bytes.holds("id:", at: line.lowerBound) {
        cut.add("id", Self.value(line, behind: 3, bytes), as: .body)
      } else if bytes.holds("retry:", at: line.lowerBound) {
        continue
      } else if bytes[line.lowerBound] == UInt8(ascii: ":") {
        cut.add("comment", Self.value(line, behind: 1, bytes), as: .body)
      } else {
        return nil
      }
    }
    Self.add(run, to: &cut)
    // One line may be a sentence; a document behind `data:` is none.
    return hasData && (lines.count > 1 || cut.parts.contains { $0.isDocument }) ? cut.container(Self.name) : nil
  }

  private static func value(_ line: Range<Int>, behind mark: Int, _ bytes: [UInt8]) -> Range<Int> {
    let start = min(line.lowerBound + mark, line.upperBound)
    return (start < line.upperBound && bytes[start] == 0x20 ? start + 1 : start)..<line.upperBound
  }

  /// Each line by itself if all are documents or none is; a document over several lines as one.
  private static func add(_ run: [Range<Int>], to cut: inout ContainerCut) {
    guard let first = run.first, let last = run.last else { return }
    let bytes = cut.bytes
    let isSplit = run.count > 1 && !ContainerCodec.isDocument(cut.text(first))
    if isSplit, bytes[run[0].upperBound] == 0x0A {
      let prefix = Array(bytes[run[0].upperBound + 1..<run[1].lowerBound])
      let whole = first.lowerBound..<last.upperBound
      if let text = PartEscape.lines(prefix: prefix).decode(bytes[whole]), ContainerCodec.isDocument(text) {
        return cut.add("data", whole, as: .body, escape: .lines(prefix: prefix), mayBeDocument: true)
      }
    }
    for line in run { cut.add("data", line, as: .body, mayBeDocument: true) }
  }
}
