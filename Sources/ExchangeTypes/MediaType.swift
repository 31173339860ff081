/// `type/subtype` without parameters, in lower case.
package struct MediaType: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  /// The charset parameter in lower case, if there is one.
  package let charset: String?

  /// Reads a Content-Type value; nil if it has no slash.
  package init?(_ value: String) {
    let parts = value.split(separator: ";")
    guard let first = parts.first else { return nil }
    let type = first.trimmingSpaces.lowercased()
    guard type.contains("/") else { return nil }
    description = type
    charset = parts.dropFirst().lazy.map(\.trimmingSpaces).first { $0.lowercased().hasPrefix("charset=") }
      .map { $0.dropFirst(8).filter { $0 != "\"" }.lowercased() }
  }

  /// `application/json` and everything with the suffix `+json` (RFC 6839).
  package var isJSON: Bool { description == "application/json" || description.hasSuffix("+json") }
}

extension StringProtocol {
  /// Without blanks and tabs at both ends.
  package var trimmingSpaces: String {
    var rest = Substring(self)
    while let first = rest.first, first == " " || first == "\t" || first == "\r" || first == "\n" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" || last == "\r" || last == "\n" { rest.removeLast() }
    return String(rest)
  }
}
