/// A link that ends in an id of digits: `https://api.shop.test/v2/customers/48213`. Thousands differ in nothing else.
struct LinkHead {
  /// Where the id starts.
  let tail: Int
  /// The part of the path before it.
  let name: Range<Int>

  /// Nil for all other texts; nothing is escaped in the link, and it has neither query nor fragment.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count >= 14, text.count <= ValueMemo.longest, text[0] == 0x68, let last = text.last, last.isDigit else {
      return nil
    }
    var start = text.count
    while start > 0, text[start - 1].isDigit { start -= 1 }
    guard start > 10, text.count - start < 10, text[start] != 0x30, text[start - 1] == 0x2F else { return nil }
    let isLink = text.starts(with: "https://".utf8) || text.starts(with: "http://".utf8)
    guard isLink, text[..<start].allSatisfy({ $0.isAlphanumeric || "/.-_:".utf8.contains($0) }) else { return nil }
    var name = start - 1
    while name > 0, text[name - 1].isLetter || text[name - 1] == 0x5F || text[name - 1] == 0x2D { name -= 1 }
    // Before it the host, or what is no word.
    guard name < start - 1, text[name - 1] == 0x2F, text[name - 2] != 0x2F else { return nil }
    tail = start
    self.name = name..<start - 1
  }
}
