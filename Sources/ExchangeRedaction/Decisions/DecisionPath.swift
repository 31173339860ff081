import LosslessJSON

/// Where a decision stands: a path in the response body, or a named spot in another part of an exchange.
package struct DecisionPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// As decisions and exchange files spell it: `$.x`, `request:$.x`, `query:x`, `header:Location`.
  package let text: String

  private init(unchecked text: String) { self.text = text }

  /// A path in the response body.
  package init(_ path: BodyPath) { text = path.text }

  package static func request(_ path: BodyPath) -> DecisionPath { DecisionPath(unchecked: "request:" + path.text) }
  package static func query(_ name: String) -> DecisionPath { DecisionPath(unchecked: "query:" + name) }
  package static func header(_ name: String) -> DecisionPath { DecisionPath(unchecked: "header:" + name) }

  /// Nil if the text is none of the four spellings.
  package init?(_ text: String) {
    self.text = text
    if text.utf8.first == 0x24 {
      guard BodyPath(text) != nil else { return nil }
      return
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "request": guard BodyPath(rest) != nil else { return nil }
    case "query", "header": if rest.isEmpty { return nil }
    default: return nil
    }
  }

  package var description: String { text }

  package static func == (a: DecisionPath, b: DecisionPath) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }
  package static func < (a: DecisionPath, b: DecisionPath) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
