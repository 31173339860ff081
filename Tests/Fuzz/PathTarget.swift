/// What libFuzzer calls with each path and body it makes: the properties of paths must hold.
enum PathTarget {
  static func play(_ bytes: [UInt8]) {
    do throws(PathProperties.Violation) { try PathProperties.check(bytes) } catch { fatalError(error.description) }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
package func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  PathTarget.play(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
