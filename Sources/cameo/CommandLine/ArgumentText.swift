import LosslessJSON

/// The text of an argument that may be kept out of the process list.
enum ArgumentText {
  /// `@file` gives the lines of a file, as with curl.
  static func lines(of text: String) throws(Finding) -> [String] {
    guard text.hasPrefix("@") else { return [text] }
    let bytes = try FileDoor.require(String(text.dropFirst()), next: "name a file that holds the argument's text")
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }
}
