/// Numbers with their noun: `1 path`, `2 paths`.
enum Count {
  static func words(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// `1 entry`, `2 entries`.
  static func words(_ number: Int, _ noun: String, _ nouns: String) -> String {
    "\(number) \(number == 1 ? noun : nouns)"
  }
}
