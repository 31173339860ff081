/// One way in which a text holds other texts: a file of its own and a line in `ContainerList`.
///
/// A coding must be linear in the bytes it is given, and must give back the same bytes when no part is changed: who
/// builds on `ContainerCut` has that for nothing.
protocol ContainerCoding: Sendable {
  /// As reports call it.
  static var name: String { get }
  /// What a text must have to be of this coding.
  var needs: TextNeeds { get }
  /// The classes of characters that it may be made of.
  var alphabet: TextTraits.Classes { get }
  /// A look at a few bytes that spares reading the whole: false only for texts that `open` refuses.
  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool
  /// Nil for a text of no such coding, and for one that only looks like it.
  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer?
}

extension ContainerCoding {
  var alphabet: TextTraits.Classes { TextTraits.Classes(rawValue: .max) }
  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool { true }
}
