#if canImport(CryptoKit)
  import CryptoKit
  import Foundation
#else
  import CLibcrypto
#endif

/// HMAC-SHA-256 (RFC 2104) under one key, from states that are made once: a code costs two or three blocks.
package struct KeyedDigest: Sendable {
  /// The 32 bytes of a code as four numbers, most significant byte first.
  package typealias Words = (UInt64, UInt64, UInt64, UInt64)

  #if canImport(CryptoKit)
    private var started: HMAC<CryptoKit.SHA256>

    package init(key: [UInt8]) { started = HMAC(key: SymmetricKey(data: key)) }
  #else
    private var started = CameoKeyedState()

    package init(key: [UInt8]) {
      let status = cameo_keyed_start(&started, key, key.count)
      precondition(status == 1, "libcrypto could not start HMAC-SHA-256")
    }
  #endif

  /// The digest of messages that all begin so. Complexity: O(bytes).
  package func after(_ prefix: [UInt8]) -> KeyedDigest {
    var other = self
    #if canImport(CryptoKit)
      other.started.update(data: prefix)
    #else
      let status = cameo_keyed_add(&other.started, prefix, prefix.count)
      precondition(status == 1, "libcrypto could not compute HMAC-SHA-256")
    #endif
    return other
  }

  /// The 32 bytes of the code of a message. Complexity: O(bytes).
  package func code(of message: [UInt8]) -> [UInt8] {
    #if canImport(CryptoKit)
      var context = started
      context.update(data: message)
      return Array(context.finalize())
    #else
      return [UInt8](unsafeUninitializedCapacity: 32) { out, count in
        count = 32
        write(message, to: out)
      }
    #endif
  }

  /// The code of a message as numbers, without an allocation where the library allows it.
  package func words(of message: [UInt8]) -> Words {
    #if canImport(CryptoKit)
      var context = started
      context.update(data: message)
      return context.finalize().withUnsafeBytes(Self.words)
    #else
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { out in
        write(message, to: out)
        return Self.words(UnsafeRawBufferPointer(out))
      }
    #endif
  }

  /// The same of bytes that lie elsewhere.
  package func words(of message: UnsafeBufferPointer<UInt8>) -> Words {
    #if canImport(CryptoKit)
      var context = started
      context.update(data: UnsafeRawBufferPointer(message))
      return context.finalize().withUnsafeBytes(Self.words)
    #else
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { out in
        let status = withUnsafePointer(to: started) {
          cameo_keyed_code($0, message.baseAddress, message.count, out.baseAddress)
        }
        precondition(status == 1, "libcrypto could not compute HMAC-SHA-256")
        return Self.words(UnsafeRawBufferPointer(out))
      }
    #endif
  }

  #if !canImport(CryptoKit)
    private func write(_ message: [UInt8], to out: UnsafeMutableBufferPointer<UInt8>) {
      let status = withUnsafePointer(to: started) {
        cameo_keyed_code($0, message, message.count, out.baseAddress)
      }
      precondition(status == 1, "libcrypto could not compute HMAC-SHA-256")
    }
  #endif

  private static func words(_ bytes: UnsafeRawBufferPointer) -> Words {
    func word(_ place: Int) -> UInt64 {
      UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self))
    }
    return (word(0), word(1), word(2), word(3))
  }
}
