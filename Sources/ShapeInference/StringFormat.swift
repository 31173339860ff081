/// A format of strings that is strong enough to belong to a shape: decoders depend on it, and free text rarely has it.
package struct StringFormat: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// `date-time-z`, `date-time-blank-offset-fraction`, `date`, `uuid`, `url`; `plain` for everything else.
  package let description: String

  package init(_ description: String) { self.description = description }

  package static let plain = StringFormat("plain")
  package static let date = StringFormat("date")
  package static let uuid = StringFormat("uuid")
  package static let url = StringFormat("url")

  package var isStrong: Bool { self != .plain }
  /// A moment: a date with a time of day.
  package var isInstant: Bool { description.hasPrefix("date-time") }

  package static func < (a: StringFormat, b: StringFormat) -> Bool { a.description < b.description }

  /// The format of a string with its escapes resolved. Complexity: O(bytes).
  package static func of(_ text: String) -> StringFormat {
    var text = text
    return text.withUTF8 { all[code(of: $0)] }
  }

  /// Every format there is; its position is the code that a walk over many strings counts by.
  static let all: [StringFormat] =
    [plain, date, uuid, url]
    + ["", "-blank"].flatMap { blank in
      ["local", "z", "offset"].flatMap { zone in
        ["", "-fraction"].map { StringFormat("date-time\(blank)-\(zone)\($0)") }
      }
    }

  /// Codes that those ask for who have no use for the words.
  package static let dateCode = Code.date
  package static let uuidCode = Code.uuid
  package static let urlCode = Code.url
  package static let firstInstantCode = Code.instant

  /// Codes of `all`: the four that stand by themselves, and the first of the date-times.
  enum Code {
    static let plain = 0
    static let date = 1
    static let uuid = 2
    static let url = 3
    static let instant = 4

    static func instant(isBlank: Bool, zone: Int, hasFraction: Bool) -> Int {
      instant + (isBlank ? 6 : 0) + zone * 2 + (hasFraction ? 1 : 0)
    }
  }
}
