/// Country codes of telephone numbers (ITU-T E.164 and its list of assigned codes), and how many digits may follow.
enum CallingCodes {
  /// The country code at the start of an international number whose length fits it.
  static func code(of digits: ArraySlice<UInt8>) -> Int? {
    for width in 1...3 where digits.count > width {
      let code = digits.prefix(width).reduce(0) { $0 * 10 + Int($1 - 0x30) }
      guard let lengths = lengths[code] else { continue }
      guard lengths.contains(digits.count - width) else { return nil }
      // NANP: neither area nor exchange starts with 0 or 1.
      let national = digits.dropFirst(width)
      if code == 1, national[national.startIndex] < 0x32 || national[national.startIndex + 3] < 0x32 { return nil }
      return code
    }
    return nil
  }

  /// How many digits the country code at the start has, whatever follows; 0 if none is assigned.
  static func width(of digits: ArraySlice<UInt8>) -> Int {
    for width in 1...3 where digits.count > width {
      if lengths[digits.prefix(width).reduce(0) { $0 * 10 + Int($1 - 0x30) }] != nil { return width }
    }
    return 0
  }

  private static let table: [(ClosedRange<Int>, [Int])] = [
    (4...10, [98]), (4...11, [352]), (4...12, [43]), (5...12, [49]), (5...6, [247]),
    (5...7, [500, 676, 677, 678, 688]), (4...7, [290, 683, 690]), (7...11, [598]),
    (5...8, [47, 386, 682, 686]), (5...10, [27, 64, 685]), (6...11, [31, 852]), (6...12, [61, 358, 971]),
    (7...12, [82]), (6...6, [298, 299, 672, 687]), (6...7, [597]), (6...9, [40, 252, 355, 376, 421, 508, 681, 689]),
    (6...10, [48, 53, 95, 880]), (6...11, [375, 595]), (6...12, [39, 46, 63, 359, 381]),
    (7...7, [238, 239, 246, 248, 269, 291, 297, 592, 673, 674, 680, 691, 692]),
    (7...8, [241, 599, 670, 675, 853, 961, 965, 975]), (7...9, [220, 231, 245, 265, 354, 385, 423, 967, 968]),
    (10...10, [1]), (7...10, [44, 84, 230, 243, 254, 263, 267, 353, 372, 960]),
    (7...11, [501, 503, 507, 679, 886, 974]),
    (7...12, [62, 86, 90, 882, 972]),
    (
      8...8,
      [
        45, 216, 222, 223, 226, 227, 228, 232, 235, 236, 253, 257, 266, 350, 356, 357, 370, 371, 373, 374, 389, 505,
        509,
        800, 808, 973, 993,
      ]
    ), (8...9, [32, 36, 51, 213, 224, 233, 237, 250, 258, 264, 268, 377, 382, 387, 591, 962, 963]),
    (8...10, [20, 60, 378, 506, 850, 855, 856, 964, 970, 976]), (8...11, [55, 57, 65, 502, 504, 593, 977]),
    (8...12, [66, 81, 91, 92, 383, 883]),
    (
      9...9,
      [
        33, 34, 93, 94, 211, 212, 218, 221, 240, 242, 244, 249, 251, 255, 256, 260, 261, 262, 351, 590, 594, 596, 979,
        992, 994, 995, 998,
      ]
    ), (9...10, [380, 881, 966, 996]), (9...11, [56]), (9...12, [41, 420, 870]), (10...10, [52, 58, 225, 229]),
    (10...11, [54]), (10...12, [30]), (10...10, [7]), (8...11, [234]), (11...11, [888]), (12...12, [878]),
  ]

  private static let lengths: [Int: ClosedRange<Int>] = Dictionary(
    table.flatMap { range, codes in codes.map { ($0, range) } }, uniquingKeysWith: { first, _ in first })
}
