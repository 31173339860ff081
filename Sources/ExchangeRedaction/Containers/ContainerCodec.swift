/// Opens texts that hold other texts.
package enum ContainerCodec {
  /// Nil if the leaf's text holds nothing to open.
  package static func open(_ text: String, leaf: Leaf) -> OpenContainer? { nil }
}
