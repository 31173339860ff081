extension JSONValue {
  /// Whether the value is a string, or a member's name, of exactly these UTF-8 bytes once its escapes are resolved.
  ///
  /// Names are compared for each member of a body: nothing is decoded unless an escape could make the two equal.
  package func isText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard kind == .string else { return false }
    let (token, bytes) = (range, document.bytes)
    // An escape is always longer than what it stands for.
    guard token.count - 2 >= text.count else { return false }
    let hasEscape = bytes.withUnsafeBufferPointer { bytes in
      var isEqual = token.count - 2 == text.count
      for index in 0..<token.count - 2 {
        let byte = bytes[token.lowerBound + 1 + index]
        if byte == 0x5C { return Bool?.some(true) }
        if isEqual, byte != text[index] { isEqual = false }
      }
      return isEqual ? nil : false
    }
    switch hasEscape {
    case nil: return true
    case true?: return string?.utf8.elementsEqual(text) == true
    case false?: return false
    }
  }

  package func isText(_ text: ArraySlice<UInt8>) -> Bool { text.withUnsafeBufferPointer(isText) }

  /// The UTF-8 of a string or name with escapes resolved; a slice of the document if there are none. Nil for other kinds.
  package var text: ArraySlice<UInt8>? {
    guard kind == .string else { return nil }
    let inner = raw.dropFirst().dropLast()
    return inner.contains(0x5C) ? string.map { Array($0.utf8)[...] } : inner
  }

  /// How many elements or members the value has; 0 for what holds none. Complexity: O(count).
  package var count: Int {
    switch kind {
    case .array: elements.reduce(0) { count, _ in count + 1 }
    case .object: members.reduce(0) { count, _ in count + 1 }
    default: 0
    }
  }

  /// Whether two values mean the same: numbers by their exact value, strings by their scalars, objects whatever the
  /// order of their members. Of members with one name the first counts.
  ///
  /// Without recursion, since the two may be as deep as the reader let them be. Complexity: O(bytes).
  package func isEqual(to other: JSONValue) -> Bool {
    guard isAlike(other) else { return false }
    guard kind == .array || kind == .object else { return true }
    var open = [Pair(a: self, b: other)]
    while let pair = open.popLast() {
      let (a, b) = (pair.a, pair.b)
      if a.kind == .array {
        var rest = b.elements
        for element in a.elements {
          guard let twin = rest.next(), element.isAlike(twin) else { return false }
          open.append(Pair(a: element, b: twin))
        }
        if rest.next() != nil { return false }
      } else if a.kind == .object {
        let (mine, theirs) = (a.membersByName, b.membersByName)
        guard mine.count == theirs.count else { return false }
        for (name, value) in mine {
          guard let twin = theirs[name], value.isAlike(twin) else { return false }
          open.append(Pair(a: value, b: twin))
        }
      }
    }
    return true
  }

  private struct Pair {
    let a: JSONValue
    let b: JSONValue
  }

  /// Of one kind, and equal if they hold nothing.
  private func isAlike(_ other: JSONValue) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .null, .array, .object: return true
    case .boolean: return boolean == other.boolean
    case .number: return raw == other.raw || number == other.number
    case .string: return raw == other.raw || text.map(other.isText) == true
    }
  }

  private var membersByName: [ArraySlice<UInt8>: JSONValue] {
    var out: [ArraySlice<UInt8>: JSONValue] = [:]
    for member in members {
      if let name = member.key.text, out[name] == nil { out[name] = member.value }
    }
    return out
  }
}
