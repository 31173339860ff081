import Foundation

/// What the same bytes cost elsewhere.
enum JSONBaseline: String, CaseIterable {
  case memcpy
  case serialization = "JSONSerialization"
  /// Into structs that read every member.
  case decoder = "JSONDecoder"

  func pass(over corpus: JSONCorpus) -> () throws -> Int {
    switch self {
    case .memcpy:
      var copy = [UInt8](repeating: 0, count: corpus.bytes.count)
      return {
        copy.withUnsafeMutableBytes { copy in corpus.bytes.withUnsafeBytes { copy.copyMemory(from: $0) } }
        return Int(copy[copy.count / 2])
      }
    case .serialization:
      return {
        try corpus.texts.reduce(0) { count, text in
          count + ((try JSONSerialization.jsonObject(with: text) as? NSArray)?.count ?? 1)
        }
      }
    case .decoder: return { try corpus.texts.reduce(0) { try $0 + corpus.kind.decode($1) } }
    }
  }
}
