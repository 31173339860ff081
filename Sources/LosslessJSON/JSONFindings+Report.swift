extension JSONFindings {
  /// Findings of one list that are told one by one; of the others the number is told.
  private static let shown = 8

  /// `1:4 malformed-number, 2:7 trailing-comma, and 3 more`: no text of the body in it.
  package var list: String {
    Self.list(prefix(Self.shown).map { "\($0.location.line):\($0.location.column) \($0.kind.rawValue)" }, of: total)
  }

  /// The first finding for which a body is not kept; nil if there is none.
  package var firstRefused: JSONFinding? { first { !$0.kind.isInStrictText || $0.kind == .byteOrderMark } }

  /// What `firstRefused` is, and what else there is, by line and column.
  package var refusal: String? {
    guard let first = firstRefused else { return nil }
    if total == 1 { return first.message }
    return first.message + "; in all\(count(of: .malformed) == 0 ? "" : ", up to where JSONDecoder gives up"): \(list)"
  }

  /// One finding for each kind that a strict text may have, with its first places.
  ///
  /// The places hold member names: only for texts whose names may be shown.
  package func report(
    _ severity: Finding.Severity, file: String? = nil, place: String? = nil
  ) -> [Finding] {
    [JSONFinding.Kind.duplicateName, .loneSurrogate].compactMap { kind in
      guard let first = first(where: { $0.kind == kind }) else { return nil }
      let places = filter { $0.kind == kind }.prefix(Self.shown).map { finding in
        let pointer = self.place(of: finding)?.description ?? ""
        // A name may hold control characters, and the place is for a terminal.
        let inside = JSONString.encode(pointer).dropFirst().dropLast()
        return pointer.isEmpty ? "the top" : String(decoding: inside, as: UTF8.self)
      }
      return Finding(
        "body-\(kind.rawValue)", severity, file: file, line: file.map { _ in first.location.line },
        column: file.map { _ in first.location.column }, place: place,
        "\(first.message), at \(Self.list(places, of: count(of: kind)))", next: kind.advice)
    }
  }

  private static func list(_ shown: [String], of total: Int) -> String {
    shown.joined(separator: ", ") + (total > shown.count ? ", and \(total - shown.count) more" : "")
  }
}

extension JSONFinding.Kind {
  fileprivate var advice: String? {
    switch self {
    case .duplicateName: "ask the backend for one of them: JSONDecoder takes the first, JSONSerialization the last"
    case .loneSurrogate: "ask the backend for whole characters: it cuts texts in the middle of one"
    default: nil
    }
  }
}
