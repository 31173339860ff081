import LosslessJSON

/// Opens texts that hold other texts. Every coding that is opened closes to the same bytes when nothing is replaced.
package enum ContainerCodec {
  /// Lengths of texts that are looked into.
  static let lengths = 2...(8 << 20)

  /// Nil if the text holds nothing to open. Ask again for each part, to a depth of the caller's choice.
  package static func open(_ text: String, leaf: Leaf) -> OpenContainer? {
    guard lengths.contains(text.utf8.count) else { return nil }
    return open(text, leaf: leaf, traits: TextTraits(text.utf8))
  }

  /// For who has told already what the text is made of.
  package static func open(_ text: String, leaf: Leaf, traits: TextTraits) -> OpenContainer? {
    guard lengths.contains(traits.count) else { return nil }
    var read: ContainerText?
    for entry in ContainerList.entries
    where entry.needs.areMet(by: traits) && entry.alphabet.isSuperset(of: traits.classes) {
      let asked = read ?? ContainerText(string: text, bytes: Array(text.utf8), traits: traits)
      read = asked
      if let open = entry.coding.open(asked, leaf: leaf) { return open }
    }
    return nil
  }

  static func isDocument(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { !$0.isBlank }), "{[\"".utf8.contains(first),
      let kind = JSONDocument.parsed(text)?.root.kind
    else { return false }
    return kind == .object || kind == .array || kind == .string
  }

  /// Text and not the bytes of a picture: nearly all of it is no control character, half of it ASCII.
  static func isPrintable(_ bytes: [UInt8]) -> Bool {
    let odd = bytes.count { $0 < 0x20 && !$0.isBlank || $0 == 0x7F }
    return odd * 20 <= bytes.count && bytes.count { $0 < 0x80 } * 10 >= bytes.count * 5
  }

  /// An attribute of RFC 6265 with a value that the protocol knows.
  static func isAttribute(_ name: String, _ value: String) -> Bool {
    switch name {
    case "secure", "httponly", "partitioned": value.isEmpty
    case "path": value.isEmpty || value == "/"
    case "samesite": ["strict", "lax", "none"].contains(value.lowercased())
    case "priority": ["low", "medium", "high"].contains(value.lowercased())
    case "max-age": value.utf8.allSatisfy { $0.isDigit || $0 == 0x2D }
    case "expires": DateLayout(reading: value) != nil
    default: false
    }
  }
}
