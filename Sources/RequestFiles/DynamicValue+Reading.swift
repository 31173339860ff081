import ExchangeTypes

extension DynamicValue {
  /// Names, each with an example of its use; both editors' spellings.
  private static let examples: [(name: String, example: String)] = [
    ("uuid", "{{$uuid}}"), ("guid", "{{$guid}}"), ("random.uuid", "{{$random.uuid}}"),
    ("timestamp", "{{$timestamp -1 d}}"), ("isoTimestamp", "{{$isoTimestamp}}"),
    ("datetime", "{{$datetime iso8601 1 h}}, {{$datetime rfc1123}} or {{$datetime 'YYYY-MM-DD'}}"),
    ("localDatetime", "{{$localDatetime iso8601}} or {{$localDatetime 'YYYY-MM-DD HH:mm' -1 d}}"),
    ("randomInt", "{{$randomInt 1 100}}"),
    ("random.integer", "{{$random.integer(1, 100)}}"), ("random.float", "{{$random.float(0, 1)}}"),
    ("random.alphabetic", "{{$random.alphabetic(8)}}"), ("random.alphanumeric", "{{$random.alphanumeric(8)}}"),
    ("random.hexadecimal", "{{$random.hexadecimal(8)}}"), ("random.email", "{{$random.email}}"),
  ]

  static var names: [String] { examples.map(\.name) }

  static func example(of name: String) -> String { examples.first { $0.name == name }?.example ?? "" }

  /// Characters that `$random.alphabetic(n)` and its kin may make.
  static let longestText = 10_000

  /// `name` and `arguments` are `text` split at blanks, what stands in quotes being one argument with its quotes. Nil if it is no dynamic value, or its arguments are wrong.
  init?(name: String, arguments: [String], text: String) {
    switch name {
    case "uuid", "guid", "random.uuid":
      guard arguments.isEmpty else { return nil }
      self = .uuid
    case "random.email":
      guard arguments.isEmpty else { return nil }
      self = .randomEmail
    case "timestamp":
      guard let offset = TimeOffset.read(arguments) else { return nil }
      self = .timestamp(offset)
    case "isoTimestamp":
      guard let offset = TimeOffset.read(arguments) else { return nil }
      self = .time(.iso8601, offset, isLocal: false)
    case "datetime", "localDatetime":
      guard let word = arguments.first, let form = TimeForm(word),
        let offset = TimeOffset.read(Array(arguments.dropFirst()))
      else { return nil }
      self = .time(form, offset, isLocal: name == "localDatetime")
    case "randomInt":
      let numbers = arguments.compactMap { Int($0) }
      if arguments.isEmpty {
        self = .randomInteger(0, 1001)
      } else {
        guard arguments.count == 2, numbers.count == 2, numbers[0] < numbers[1] else { return nil }
        self = .randomInteger(numbers[0], numbers[1])
      }
    default: self.init(call: text)
    }
  }

  /// JetBrains' calls: `random.integer(1, 100)`.
  private init?(call text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = String(text[..<open])
    let inner = text[text.index(after: open)...].dropLast()
    let arguments = inner.split(separator: ",").map { $0.filter { $0 != " " } }
    switch name {
    case "random.integer":
      let numbers = arguments.compactMap { Int($0) }
      guard arguments.count == 2, numbers.count == 2, numbers[0] < numbers[1] else { return nil }
      self = .randomInteger(numbers[0], numbers[1])
    case "random.float":
      let numbers = arguments.compactMap { Double($0) }
      guard arguments.count == 2, numbers.count == 2, numbers[0] < numbers[1], (numbers[1] - numbers[0]).isFinite else {
        return nil
      }
      self = .randomFraction(numbers[0], numbers[1])
    case "random.alphabetic", "random.alphanumeric", "random.hexadecimal":
      guard arguments.count == 1, let count = Int(arguments[0]), (1...Self.longestText).contains(count) else {
        return nil
      }
      let alphabet: Alphabet =
        name == "random.alphabetic" ? .alphabetic : name == "random.hexadecimal" ? .hexadecimal : .alphanumeric
      self = .randomText(alphabet, count: count)
    default: return nil
    }
  }
}

extension DynamicValue.TimeForm {
  /// A form by its name, or one of one's own in quotes.
  fileprivate init?(_ word: String) {
    switch word {
    case "iso8601": self = .iso8601
    case "rfc1123": self = .rfc1123
    default:
      let quotes = ["\"", "'"].filter { word.hasPrefix($0) && word.hasSuffix($0) }
      let format = String(word.dropFirst().dropLast())
      if quotes.isEmpty || word.utf8.count < 3 || format.trimmingSpaces.isEmpty { return nil }
      self = .custom(format)
    }
  }
}

extension DynamicValue.TimeOffset {
  /// Units so far away that no clock shows the time.
  private static let farthest = 1_000_000_000

  /// Nothing, or an amount and a unit. The outer optional is nil for anything else.
  fileprivate static func read(_ words: [String]) -> DynamicValue.TimeOffset?? {
    if words.isEmpty { return .some(nil) }
    guard words.count == 2, let amount = Int(words[0]), abs(amount) <= farthest, let unit = Unit(rawValue: words[1])
    else { return nil }
    return .some(DynamicValue.TimeOffset(amount: amount, unit: unit))
  }
}
