/// One entry of a document's flat index: where a value or a member name stands in the bytes.
///
/// The index lists values in document order. An object's entries are a name, its value (with all entries inside it),
/// the next name, and so on. `next` is the index behind the value's last inner entry, so a value is skipped in one step.
/// `{"a":[1,true]}` gives: object(next 5) name(2) array(next 5) number(4) boolean(5).
package struct JSONNode: Sendable {
  /// What an entry stands for: the kinds of values, and member names.
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null, name
  }

  /// First byte of the token; of a string the opening quote.
  package var start: UInt32
  /// Byte behind the token; of a container the byte behind its closing bracket.
  package var end: UInt32
  /// Index of the entry behind this value and all it holds.
  package var next: UInt32
  package var kind: Kind
  /// In a string or name: a backslash stands in it. In a number: it has a point or an exponent.
  package var isMarked: Bool
}
