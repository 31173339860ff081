import CLibpcre2

/// A pattern as PCRE2 holds it, freed with the last reference.
///
/// Unchecked, since Swift cannot see into the library: after compilation nothing writes to it, and each match makes the
/// objects that it writes to, so any number of threads may match with one pattern (pcre2api, "Multithreading").
final class CompiledPattern: @unchecked Sendable {
  private let code: OpaquePointer

  init(_ text: String, options: UInt32) throws(PatternError) {
    var text = text
    var number: Int32 = 0
    var offset = 0
    guard let code = text.withUTF8({ cameo_pattern_compile($0.baseAddress, $0.count, options, &number, &offset) })
    else {
      throw PatternError(offset: offset, message: Self.message(number))
    }
    self.code = code
  }

  deinit { cameo_pattern_free(code) }

  /// Whether the text matches, with so many steps at most for each byte at which a match may start, or with callouts
  /// so much work in all.
  func matches(
    _ text: UnsafeBufferPointer<UInt8>, isUTF8: Bool, steps: Int = Int(UInt32.max), work: Int = 0
  ) -> Result<Bool, UndecidedMatch> {
    let result = cameo_pattern_match(
      code, text.baseAddress, text.count, isUTF8 ? PCRE2_NO_UTF_CHECK : 0, UInt32(steps),
      UInt64(work), Self.kibibytes)
    switch result {
    case 0: return .success(false)
    case 1: return .success(true)
    case PCRE2_ERROR_MATCHLIMIT, PCRE2_ERROR_DEPTHLIMIT, PCRE2_ERROR_HEAPLIMIT, PCRE2_ERROR_CALLOUT:
      return .failure(.limit)
    case PCRE2_ERROR_UTF8_ERR21...PCRE2_ERROR_UTF8_ERR1: return .failure(.notUTF8)
    default: return .failure(.failure(result))
    }
  }

  /// What the interpreter may take from the heap.
  private static let kibibytes: UInt32 = 64 << 10

  private static func message(_ number: Int32) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { words in
      cameo_pattern_message(number, words.baseAddress, words.count)
      return String(decoding: words.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
