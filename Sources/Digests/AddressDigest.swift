#if canImport(CryptoKit)
  import CryptoKit
  import Foundation
#else
  import CLibcrypto
#endif

/// The digests under which others hide e-mail addresses: MD5 (Gravatar), SHA-1 and SHA-256, in hex.
///
/// They hide nothing: whoever has an address computes its digest. They are computed here to find them and to
/// replace them by those of what stands for the address, never to protect.
package enum AddressDigest {
  /// Lower-case hex of each that the platform's library still computes.
  package static func all(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    #if canImport(CryptoKit)
      return [
        Hex.encode(Insecure.MD5.hash(data: bytes)), Hex.encode(Insecure.SHA1.hash(data: bytes)),
        SHA256Digest.hex(of: bytes),
      ]
    #else
      return [EVP_md5(), EVP_sha1(), EVP_sha256()].compactMap { algorithm in
        var out = [UInt8](repeating: 0, count: 64)
        var length: UInt32 = 64
        guard EVP_Digest(bytes, bytes.count, &out, &length, algorithm, nil) == 1 else { return nil }
        return Hex.encode(out.prefix(Int(length)))
      }
    #endif
  }
}
