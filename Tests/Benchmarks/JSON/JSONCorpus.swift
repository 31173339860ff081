import Foundation
import LosslessJSON
import TestSupport

/// A text to measure on, made from a seed: the same in every run on every machine.
struct JSONCorpus {
  enum Kind: String, CaseIterable {
    /// A list of small objects as services send them.
    case api
    /// Objects and arrays, a hundred inside each other.
    case nested
    /// Long strings in many scripts, with escapes.
    case text
    /// Lists of integers and decimals.
    case numbers
    /// `api` laid out with two spaces.
    case pretty
    /// The objects of `api`, one a line.
    case lines
  }

  let kind: Kind
  let bytes: [UInt8]
  /// What a reader of one text is given: the whole, or each line.
  let texts: [Data]

  /// At least so many bytes, and one element at most beyond.
  init(_ kind: Kind, size: Int) {
    self.kind = kind
    var words = CorpusWords(seed: 2026)
    let isStream = kind == .lines
    var bytes: [UInt8] = isStream ? [] : [UInt8(ascii: "[")]
    bytes.reserveCapacity(size + size / 8)
    while bytes.count < size {
      bytes += Array(kind.element(&words).utf8)
      bytes.append(isStream ? UInt8(ascii: "\n") : UInt8(ascii: ","))
    }
    if !isStream { bytes[bytes.count - 1] = UInt8(ascii: "]") }
    self.bytes = bytes
    texts = isStream ? bytes.split(separator: UInt8(ascii: "\n")).map { Data($0) } : [Data(bytes)]
  }
}

extension JSONCorpus.Kind {
  /// One more element of the list that a corpus is.
  fileprivate func element(_ words: inout CorpusWords) -> String {
    switch self {
    case .api, .lines: words.record()
    case .nested: words.level(0)
    case .text: words.article()
    case .numbers: words.series()
    case .pretty: Self.laidOut(words.record())
    }
  }

  /// One element as `JSONLayout` lays it out inside a list.
  private static func laidOut(_ element: String) -> String {
    guard let list = JSONDocument.parsed("[\(element)]") else { return element }
    return String(decoding: JSONLayout.indented(list).dropFirst().dropLast(3), as: UTF8.self)
  }

  private static let decoder = JSONDecoder()

  /// Reads a text of the corpus into structs; gives the number of elements.
  func decode(_ text: Data) throws -> Int {
    switch self {
    case .api, .pretty: return try Self.decoder.decode([CorpusRecord].self, from: text).count
    case .nested: return try Self.decoder.decode([CorpusLevel].self, from: text).count
    case .text: return try Self.decoder.decode([CorpusArticle].self, from: text).count
    case .numbers: return try Self.decoder.decode([CorpusSeries].self, from: text).count
    case .lines: return try Self.decoder.decode(CorpusRecord.self, from: text).tags.count
    }
  }
}
