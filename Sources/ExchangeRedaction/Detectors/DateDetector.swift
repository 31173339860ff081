import ShapeInference

/// A day in one of the layouts that are written for people or machines.
struct DateDetector: ValueDetector {
  static let id = "date"
  let needs = TextNeeds(digits: 5, length: 8)

  func accepts(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "/Date(".utf8), bytes.suffix(2).elementsEqual(")/".utf8) { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    let format = StringFormat.of(text)
    return format == .date || format.isInstant || DateLayout(reading: text) != nil
  }
}
