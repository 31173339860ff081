/// One header field as it crossed the wire.
package struct HeaderField: Sendable, Hashable {
  package var name: String
  /// The value; bytes that are no UTF-8 are read as Latin-1 (RFC 9110, 5.5).
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Header fields in order, repeated ones repeated; names compare without case, as RFC 9110, 5.1 says.
package struct HeaderFields: Sendable, Hashable, ExpressibleByArrayLiteral {
  package var list: [HeaderField]

  package init(_ list: [HeaderField] = []) { self.list = list }
  package init(arrayLiteral elements: HeaderField...) { list = elements }

  package mutating func append(_ name: String, _ value: String) { list.append(HeaderField(name, value)) }

  /// Takes away what is bound to one origin, before another is asked; `Host` would name the old one.
  package mutating func removeCredentials() {
    list.removeAll { ["authorization", "cookie", "proxy-authorization", "host"].contains($0.name.lowercased()) }
  }

  /// All values of a name, in order.
  package func values(_ name: String) -> [String] {
    let wanted = name.lowercased()
    return list.filter { $0.name.lowercased() == wanted }.map(\.value)
  }

  /// The first value of a name.
  package func first(_ name: String) -> String? { values(name).first }
}
