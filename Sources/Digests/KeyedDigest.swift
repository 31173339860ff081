#if canImport(CryptoKit)
  import CryptoKit
  import Foundation
#else
  import CLibcrypto
#endif

/// HMAC-SHA-256 (RFC 2104) under one key.
package struct KeyedDigest: Sendable {
  private let key: [UInt8]

  package init(key: [UInt8]) { self.key = key }

  /// The 32 bytes of the code of a message. Complexity: O(bytes).
  package func code(of message: [UInt8]) -> [UInt8] {
    #if canImport(CryptoKit)
      return Array(HMAC<CryptoKit.SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)))
    #else
      var out = [UInt8](repeating: 0, count: 32)
      var length: UInt32 = 32
      let result = HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, &out, &length)
      precondition(result != nil, "libcrypto could not compute HMAC-SHA-256")
      return out
    #endif
  }
}
