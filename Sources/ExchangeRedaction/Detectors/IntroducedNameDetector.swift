/// Who says how they are called in scripts that put no blanks around a name: `我叫…`, `…と申します`, `…입니다`.
struct IntroducedNameDetector: ValueDetector {
  static let id = "introduced-name"
  static let mayBeWhole = false
  let needs = TextNeeds(all: [.beyondASCII, .continuation], length: 12)

  /// Never the whole text.
  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    // All of these words begin with bytes of scripts far from Latin.
    guard bytes.contains(where: { $0 >= 0xE3 }) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    let scalars = Array(text.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    var found: [Range<Int>] = []
    for position in scalars.indices where scalars[position].value >= 0x3000 {
      guard let name = Self.name(at: position, in: scalars) else { continue }
      let range = offsets[name.lowerBound]..<offsets[name.upperBound]
      if range.lowerBound >= found.last?.upperBound ?? 0 { found.append(range) }
    }
    return found
  }

  /// The name that the words which begin there tell of.
  private static func name(at position: Int, in scalars: [Unicode.Scalar]) -> Range<Int>? {
    if let cue = ["我叫", "名叫", "我的名字是", "姓名是"].first(where: { holds($0, at: position, scalars) }) {
      let start = position + cue.unicodeScalars.count
      let end = runEnd(from: start, in: scalars, isHan)
      let length = end - start > 4 ? 3 : end - start
      return length >= 2 ? start..<start + length : nil
    }
    if ["と申します", "といいます", "と申し上げます"].contains(where: { holds($0, at: position, scalars) }) {
      return name(before: position, in: scalars, limit: 8) { isHan($0) || isKana($0) && $0 != "は" }
    }
    if ["입니다", "이라고 합니다", "라고 합니다"].contains(where: { holds($0, at: position, scalars) }) {
      guard let name = name(before: position, in: scalars, limit: 4, isHangul), name.count >= 3,
        koreanSurnames.contains(scalars[name.lowerBound])
      else { return nil }
      return name
    }
    return nil
  }

  private static func name(
    before end: Int, in scalars: [Unicode.Scalar], limit: Int, _ isOfName: (Unicode.Scalar) -> Bool
  ) -> Range<Int>? {
    var start = end
    while start > 0, end - start <= limit, isOfName(scalars[start - 1]) { start -= 1 }
    return (2...limit).contains(end - start) ? start..<end : nil
  }

  private static func runEnd(
    from start: Int, in scalars: [Unicode.Scalar], _ isOfRun: (Unicode.Scalar) -> Bool
  ) -> Int {
    var end = start
    while end < scalars.count, isOfRun(scalars[end]) { end += 1 }
    return end
  }

  private static func holds(_ text: String, at position: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    scalars[position...].starts(with: text.unicodeScalars)
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value) || scalar.value == 0x3005 || scalar.value >= 0x20000
  }
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3041...0x30FF).contains(scalar.value) }
  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }

  /// First syllables of family names.
  private static let koreanSurnames = Set(
    "김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국은편용예경봉사부황선독남"
      .unicodeScalars)
}
