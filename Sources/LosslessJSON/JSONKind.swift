/// The six kinds of JSON values of RFC 8259, section 3.
package enum JSONKind: UInt8, Sendable, Hashable, CaseIterable {
  case object, array, string, number, boolean, null
}
