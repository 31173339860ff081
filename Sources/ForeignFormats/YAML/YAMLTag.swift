/// What the tags of a text may say: those of the core schema. Any other one makes something of a value that only the
/// program it was written for knows, such as the contents of another file.
enum YAMLTag {
  /// The mark of a merge key, by itself or by its tag (https://yaml.org/type/merge.html).
  static let merge = core + "merge"

  private static let core = "tag:yaml.org,2002:"
  private static let names = ["str", "null", "bool", "int", "float", "seq", "map", "merge"]
  private static let known = Set(["!"] + names.map { core + $0 })

  static func isKnown(_ tag: String) -> Bool { known.contains(tag) }

  static func makesString(_ tag: String?) -> Bool { tag == "!" || tag == core + "str" }

  /// How many `%TAG` a text holds at most, in whatever encoding: counted wherever they stand.
  static func handles(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var matched = 0
    for byte in bytes where byte != 0 {
      if byte == directive[matched] { matched += 1 } else { matched = byte == directive[0] ? 1 : 0 }
      if matched == directive.count {
        count += 1
        matched = 0
      }
    }
    return count
  }

  private static let directive = Array("%TAG".utf8)
}
