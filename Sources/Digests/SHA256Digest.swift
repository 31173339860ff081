#if canImport(CryptoKit)
  import CryptoKit
#else
  import CLibcrypto
#endif

/// SHA-256 by the platform's library: CryptoKit on Darwin, libcrypto elsewhere.
package enum SHA256Digest {
  /// The 32 bytes of the digest. Complexity: O(bytes).
  package static func of(_ bytes: [UInt8]) -> [UInt8] {
    #if canImport(CryptoKit)
      return Array(CryptoKit.SHA256.hash(data: bytes))
    #else
      var out = [UInt8](repeating: 0, count: 32)
      var length: UInt32 = 32
      let status = EVP_Digest(bytes, bytes.count, &out, &length, EVP_sha256(), nil)
      // Only an allocation failure can make a one-shot digest fail; going on with zeros would seal nothing.
      precondition(status == 1, "libcrypto could not compute SHA-256")
      return out
    #endif
  }

  /// The digest as 64 lower-case hex digits.
  package static func hex(of bytes: [UInt8]) -> String { Hex.encode(of(bytes)) }
}
