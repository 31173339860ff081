/// What libFuzzer calls with each text it makes: the properties of a text must hold.
enum JSONTarget {
  static func play(_ bytes: [UInt8]) {
    do throws(JSONProperties.Violation) { try JSONProperties.check(bytes) } catch { fatalError(error.description) }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
package func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  JSONTarget.play(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
