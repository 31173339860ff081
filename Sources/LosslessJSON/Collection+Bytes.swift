extension Collection<UInt8> {
  /// The bytes where they stand, or, of a collection that keeps them otherwise, a copy of them.
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    if let result = try withContiguousStorageIfAvailable(body) { return result }
    return try Array(self).withUnsafeBufferPointer(body)
  }
}
