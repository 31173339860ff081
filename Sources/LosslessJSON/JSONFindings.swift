/// The findings of one text, in its order.
package struct JSONFindings: Sendable, RandomAccessCollection {
  private let bytes: [UInt8]
  private let limits: JSONLimits
  private let kept: [JSONFinding]
  private let counts: [JSONFinding.Kind: Int]

  init(of bytes: [UInt8], limits: JSONLimits, atMost: Int) {
    self.bytes = bytes
    self.limits = limits
    let (spots, refusal) = JSONFindingScan.findings(in: bytes, limits: limits, atMost: atMost)
    kept = Self.located(spots.sorted, refusal, in: bytes)
    counts = spots.counts
  }

  package var startIndex: Int { kept.startIndex }
  package var endIndex: Int { kept.endIndex }
  package subscript(position: Int) -> JSONFinding { kept[position] }

  /// How many there are, those that were not kept too.
  package var total: Int { counts.values.reduce(0, +) }
  package func count(of kind: JSONFinding.Kind) -> Int { counts[kind] ?? 0 }

  /// How many there are past those kept.
  package var leftOff: Int { total - kept.count }

  /// Where in the body a finding stands; nil where that is no place in it, as with a byte order mark.
  ///
  /// Made only when it is asked for, by a scan up to the place. It holds member names, which may be secret.
  /// Complexity: O(offset).
  package func place(of finding: JSONFinding) -> JSONPointer? {
    if finding.kind == .byteOrderMark || finding.kind == .otherEncoding { return nil }
    return JSONFindingScan.place(of: finding, in: bytes, limits: limits)
  }

  /// Counts the lines once for all.
  private static func located(
    _ spots: [JSONFindingScan.Spot], _ refusal: JSONError.Reason?, in bytes: [UInt8]
  ) -> [JSONFinding] {
    var location = JSONLocation(offset: 0, in: [])
    return spots.map { spot in
      location = bytes.withUnsafeBytes {
        location.advanced(over: UnsafeRawBufferPointer(rebasing: $0[location.offset..<spot.offset]))
      }
      let reason: JSONError.Reason?
      switch spot.kind {
      case .byteOrderMark, .duplicateName, .loneSurrogate, .trailingComma: reason = nil
      case .malformedNumber: reason = .badNumber
      case .malformedEscape: reason = .badEscape
      case .controlCharacter: reason = .controlCharacter(bytes[spot.offset])
      case .invalidUTF8: reason = .invalidUTF8
      case .otherEncoding, .malformed: reason = refusal
      }
      return JSONFinding(kind: spot.kind, location: location, reason: reason)
    }
  }
}
