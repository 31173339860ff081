/// What fixtures are judged together: all of 2xx, or one other status.
package struct StatusClass: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// `2xx`, `404`.
  package let description: String

  package init(status: Int) { description = (200...299).contains(status) ? "2xx" : String(status) }

  /// Nil unless `2xx` or three digits that do not start with 2: a success has one spelling.
  package init?(_ text: String) {
    let isStatus = text.utf8.count == 3 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard text == "2xx" || (isStatus && !text.hasPrefix("2")) else { return nil }
    description = text
  }

  package var isSuccess: Bool { description == "2xx" }

  package static func < (a: StatusClass, b: StatusClass) -> Bool {
    if a.isSuccess != b.isSuccess { return a.isSuccess }
    return a.description < b.description
  }
}
