/// A text to open, with what was found out about it once for all codings.
struct ContainerText: Sendable {
  let string: String
  let bytes: [UInt8]
  let traits: TextTraits

  /// Place of the first byte that is no white space.
  var start: Int { bytes.firstIndex { !$0.isBlank } ?? bytes.count }
}
