/// One entry of a document's flat index: eight bytes that say where a value, a member name or a container's end stands.
///
/// The index lists them in document order. An object's entries are a name, its value (with all entries inside it), the
/// next name, and so on; behind the last of a container's entries stands its end. `length` of a container counts the
/// entries it takes, itself and its end with it, so a value is skipped in one step.
/// `{"a":[1,true]}` gives: object(length 7) name array(length 4) number boolean end end.
///
/// It is also an event of `JSONWalker`; there a container's `length` means nothing.
package struct JSONNode: Sendable, BitwiseCopyable {
  /// What an entry stands for: the kinds of values, member names, and the ends of objects and arrays.
  package enum Kind: UInt8, Sendable {
    case string, number, name, object, array, boolean, null, end
  }

  /// Three bits of kind, one mark, 30 bits of length, 30 bits of start: one store for each token of a text.
  @usableFromInline var word: UInt64

  /// The most bytes a text may have, and the most entries an index: 30 bits.
  @usableFromInline static var limit: Int { 1 << 30 - 1 }

  @inline(__always)
  init(_ kind: Kind, start: Int, length: Int, isMarked: Bool = false) {
    word =
      UInt64(kind.rawValue) &<< 61 | (isMarked ? 1 &<< 60 : 0) | UInt64(truncatingIfNeeded: length) &<< 30
      | UInt64(truncatingIfNeeded: start)
  }

  // Three bits hold exactly the eight kinds.
  @inlinable @inline(__always) package var kind: Kind {
    unsafeBitCast(UInt8(truncatingIfNeeded: word &>> 61), to: Kind.self)
  }

  /// In a string or name: a backslash stands in it. In a number: it has a point or an exponent. In a boolean: it is true.
  @inlinable @inline(__always) package var isMarked: Bool { word &>> 60 & 1 != 0 }

  /// First byte of the token; of a string the opening quote, of an end the closing bracket.
  @inlinable @inline(__always) package var start: Int { Int(truncatingIfNeeded: word) & Self.limit }

  /// Bytes of the token; of a container the number of its entries.
  @inlinable @inline(__always) package var length: Int { Int(truncatingIfNeeded: word &>> 30) & Self.limit }

  @inlinable @inline(__always) package var isContainer: Bool { kind == .object || kind == .array }

  /// How many entries the value takes.
  @inlinable @inline(__always) package var width: Int { isContainer ? length : 1 }

  /// The same entry further on in the text.
  func moved(by bytes: Int) -> JSONNode {
    var out = self
    out.word &+= UInt64(truncatingIfNeeded: bytes)
    return out
  }
}
