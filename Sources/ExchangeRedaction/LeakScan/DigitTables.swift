/// The values of digits in each coding, at hand for a scan; valid inside the call that gives them only.
struct DigitTables {
  private let base64: UnsafeBufferPointer<UInt8>
  private let base32: UnsafeBufferPointer<UInt8>
  private let hex: UnsafeBufferPointer<UInt8>

  static func with<R>(_ body: (DigitTables) -> R) -> R {
    DigitCoding.base64.values.withUnsafeBufferPointer { base64 in
      DigitCoding.base32.values.withUnsafeBufferPointer { base32 in
        DigitCoding.hex.values.withUnsafeBufferPointer { hex in
          body(DigitTables(base64: base64, base32: base32, hex: hex))
        }
      }
    }
  }

  @inline(__always)
  subscript(coding: DigitCoding) -> UnsafeBufferPointer<UInt8> {
    switch coding {
    case .base64: base64
    case .base32: base32
    case .hex: hex
    }
  }
}
