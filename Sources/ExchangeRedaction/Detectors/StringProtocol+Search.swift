extension String {
  /// The pieces between occurrences of a separator.
  func components(at separator: String) -> [Substring] {
    var out: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(ofASCII: separator) {
      out.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return out + [rest]
  }
}

extension StringProtocol {
  /// Where a text of ASCII stands first. By bytes: the standard library compares characters, which is slow.
  func firstRange(ofASCII text: String) -> Range<Index>? {
    var start = utf8.startIndex
    while start < utf8.endIndex {
      if utf8[start...].starts(with: text.utf8) { return start..<utf8.index(start, offsetBy: text.utf8.count) }
      start = utf8.index(after: start)
    }
    return nil
  }
}
