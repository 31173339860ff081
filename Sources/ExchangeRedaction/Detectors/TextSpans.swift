import ShapeInference

/// Values inside running text that must keep a form of their own when the words around are invented.
enum TextSpans {
  /// The first one to find a place has it.
  private static let detectors: [(detector: any ValueDetector, kind: PseudonymKind)] = [
    (JWTDetector(), .jwt), (VendorTokenDetector(), .token), (PrivateKeyDetector(), .privateKey),
    (EmailDetector(), .email),
    (IBANDetector(), .iban), (CardDetector(), .card), (UUIDDetector(), .uuid), (PhoneDetector(), .phone),
    (MACDetector(), .mac), (IPAddressDetector(), .ip), (NationalIdDetector(), .nationalId),
    (DeviceNumberDetector(), .device), (BirthDateDetector(), .birthDate),
  ]

  /// In order and apart from each other; the whole text is none.
  static func find(in bytes: [UInt8]) -> [(range: Range<Int>, kind: PseudonymKind)] {
    guard bytes.count >= 7,
      bytes.contains(where: { $0 == 0x40 || $0 == 0x3A || $0.isDigit || $0 == 0x2D || $0 >= 0xC2 })
    else { return [] }
    var found = links(in: bytes)
    let traits = TextTraits(bytes)
    for (detector, kind) in detectors where detector.needs.areMet(by: traits) {
      let ranges = detector.spans(in: bytes).sorted { $0.lowerBound < $1.lowerBound }
      if !ranges.isEmpty { found = merged(found, ranges, kind) }
    }
    return found.filter { $0.range.count < bytes.count }
  }

  /// What was found and those of the ranges that touch none of it, both in order. Complexity: O(found + ranges).
  private static func merged(
    _ found: [(range: Range<Int>, kind: PseudonymKind)], _ ranges: [Range<Int>], _ kind: PseudonymKind
  ) -> [(range: Range<Int>, kind: PseudonymKind)] {
    var out: [(range: Range<Int>, kind: PseudonymKind)] = []
    out.reserveCapacity(found.count + ranges.count)
    var next = 0
    for range in ranges {
      while next < found.count, found[next].range.upperBound <= range.lowerBound {
        out.append(found[next])
        next += 1
      }
      let touchesNext = next < found.count && found[next].range.overlaps(range)
      if touchesNext || out.last?.range.overlaps(range) ?? false { continue }
      out.append((range, kind))
    }
    return out + found[next...]
  }

  /// Absolute URLs, up to a blank or a sign that ends a sentence or closes a bracket.
  private static func links(in bytes: [UInt8]) -> [(range: Range<Int>, kind: PseudonymKind)] {
    var found: [(range: Range<Int>, kind: PseudonymKind)] = []
    var position = 0
    while position + 3 < bytes.count {
      defer { position += 1 }
      guard bytes[position] == 0x3A, bytes[position + 1] == 0x2F, bytes[position + 2] == 0x2F else { continue }
      var start = position
      while start > 0, position - start < 16, bytes[start - 1].isAlphanumeric { start -= 1 }
      if start == position { continue }
      var end = position + 3
      while end < bytes.count, bytes[end] > 0x20, !"<>\"'`".utf8.contains(bytes[end]) { end += 1 }
      while end > position + 3, ".,;:!?)]}".utf8.contains(bytes[end - 1]) { end -= 1 }
      // Whatever the run is, it is read once: `a://a://a://…` would be read again and again.
      defer { position = end }
      if StringFormat.of(String(decoding: bytes[start..<end], as: UTF8.self)) == .url {
        found.append((start..<end, .url))
      }
    }
    return found
  }
}
