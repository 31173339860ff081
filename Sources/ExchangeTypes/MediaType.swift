/// `type/subtype` without parameters, in lower case.
package struct MediaType: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  /// The charset parameter in lower case, if there is one.
  package let charset: String?

  /// Reads a Content-Type value; nil unless something stands on both sides of one slash.
  package init?(_ value: String) {
    let parts = value.split(separator: ";")
    guard let first = parts.first else { return nil }
    let type = first.trimmingSpaces.lowercased()
    let names = type.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count == 2, names.allSatisfy({ !$0.isEmpty }) else { return nil }
    description = type
    charset = parts.dropFirst().lazy.map(\.trimmingSpaces).first { $0.lowercased().hasPrefix("charset=") }
      .map { $0.dropFirst(8).filter { $0 != "\"" }.lowercased() }
  }

  /// `application/json` and everything with the suffix `+json` (RFC 6839).
  package var isJSON: Bool { description == "application/json" || description.hasSuffix("+json") }

  /// What people can read: `text/*`, everything with the suffix `+xml` or `+yaml`, and the texts among applications.
  package var isText: Bool {
    description.hasPrefix("text/") || description.hasSuffix("+xml") || description.hasSuffix("+yaml")
      || Self.textApplications.contains(description)
  }

  private static let textApplications: Set<String> = [
    "application/xml", "application/xml-dtd", "application/javascript", "application/x-javascript",
    "application/ecmascript", "application/yaml", "application/x-yaml", "application/toml", "application/sql",
    "application/graphql", "application/jwt", "application/jose", "application/x-www-form-urlencoded",
  ]
}

extension StringProtocol {
  /// Without blanks, tabs and line ends at both ends. By scalars: CR LF is one character of Swift's.
  package var trimmingSpaces: String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\n"
    }
    var rest = String(self).unicodeScalars[...]
    while let first = rest.first, isSpace(first) { rest.removeFirst() }
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(rest)
  }
}
