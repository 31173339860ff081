import Foundation
import LosslessJSON
import Testing

@testable import ExchangeRedaction

/// A redactor of documents for a test, and short ways to ask it.
struct DocumentExample {
  var settings: DocumentSettings

  init(_ policy: RedactionPolicy = .strict, key: String = "a key of thirty-two bytes or more") throws {
    settings = DocumentSettings(catalogue: try RunExample.catalogue.get(), key: Array(key.utf8))
    settings.policy = policy
  }

  /// What one call makes of several documents, and its report.
  func outcome(_ texts: [String]) throws -> (results: [RedactedDocument], report: DocumentReport) {
    var redactor = DocumentRedactor(settings)
    let results = redactor.redact(try texts.map { try JSONDocument($0) })
    return (results, redactor.report)
  }

  /// The redacted documents of one call; none may be refused.
  func redact(all texts: [String]) throws -> [String] {
    try outcome(texts).results.map { try $0.text() }
  }

  func redact(_ text: String) throws -> String { try redact(all: [text])[0] }

  func document(_ text: String) throws -> JSONDocument { try JSONDocument(redact(text)) }
}

extension RedactedDocument {
  func text() throws -> String {
    switch self {
    case .written(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .refused(let finding):
      Issue.record("refused: \(finding)")
      throw finding
    }
  }
}

/// All that a reader can get out of a document: its texts, and what stands coded in them.
///
/// Written apart from the containers of the product, so that what they overlook is not overlooked twice.
enum Unfolded {
  static func texts(of document: String) throws -> String {
    var out: [String] = [document]
    collect(try JSONDocument(document).root, depth: 0, &out)
    return out.joined(separator: "\n")
  }

  private static func collect(_ value: JSONValue, depth: Int, _ out: inout [String]) {
    for element in value.elements { collect(element, depth: depth, &out) }
    for member in value.members {
      out.append(member.name)
      collect(member.value, depth: depth, &out)
    }
    if let text = value.string { collect(text, depth: depth, &out) }
  }

  private static func collect(_ text: String, depth: Int, _ out: inout [String]) {
    out.append(text)
    if depth > 5 { return }
    if let first = text.first(where: { !$0.isWhitespace }), "{[\"".contains(first),
      let inner = try? JSONDocument(text)
    {
      collect(inner.root, depth: depth + 1, &out)
    }
    if text.contains("%"), let plain = text.removingPercentEncoding, plain != text {
      collect(plain, depth: depth + 1, &out)
    }
    for run in text.split(whereSeparator: { !isCode($0) }) where run.utf8.count >= 12 {
      for piece in [run] + run.split(whereSeparator: { ".=".contains($0) }) where piece.utf8.count >= 12 {
        if let plain = decoded(String(piece)) { collect(plain, depth: depth + 1, &out) }
      }
    }
  }

  private static func isCode(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "+/-_=.".contains(character))
  }

  /// The text behind hex digits or base64 of either alphabet.
  private static func decoded(_ text: String) -> String? {
    if text.utf8.count % 2 == 0, text.utf8.allSatisfy(\.isHexDigit) {
      let digits = Array(text)
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      }
      if let plain = readable(Data(bytes)) { return plain }
    }
    var standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
      .replacingOccurrences(of: "=", with: "")
    while standard.utf8.count % 4 != 0 { standard += "=" }
    return Data(base64Encoded: standard).flatMap(readable)
  }

  private static func readable(_ data: Data) -> String? {
    guard let text = String(data: data, encoding: .utf8) else { return nil }
    return text.unicodeScalars.allSatisfy { $0.value >= 0x20 || [0x09, 0x0A, 0x0D].contains($0.value) } ? text : nil
  }
}

/// Codings, spelled short.
enum Coded {
  static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  static func base64URL(_ text: String) -> String {
    base64(text).replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  static func hex(_ text: String) -> String { text.utf8.map { String(format: "%02x", $0) }.joined() }

  /// RFC 4648, 6.
  static func base32(_ text: String) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    var (out, buffer, bits) = ("", 0, 0)
    for byte in text.utf8 {
      (buffer, bits) = ((buffer << 8 | Int(byte)) & 0xFFFF, bits + 8)
      while bits >= 5 {
        out.append(alphabet[buffer >> (bits - 5) & 31])
        bits -= 5
      }
    }
    if bits > 0 { out.append(alphabet[buffer << (5 - bits) & 31]) }
    while out.count % 8 != 0 { out.append("=") }
    return out
  }

  /// Everything but letters and digits.
  static func percent(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  /// A text as a JSON string with its quotes.
  static func json(_ text: String) -> String { String(decoding: JSONString.encode(text), as: UTF8.self) }

  static func jwt(_ claims: String) -> String {
    [base64URL("{\"alg\":\"HS256\",\"typ\":\"JWT\"}"), base64URL(claims), base64URL("a signature of so many bytes")]
      .joined(separator: ".")
  }
}
