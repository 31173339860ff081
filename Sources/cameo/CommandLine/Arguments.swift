import LosslessJSON
import RequestFiles

/// The words of a command line, sorted by what the command's options say.
struct Arguments: Sendable {
  let spec: CommandSpec
  private(set) var positionals: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words behind the command's name. Throws `Finding` with id `usage` and a suggestion.
  init(_ words: some Sequence<String>, for spec: CommandSpec) throws(Finding) {
    self.spec = spec
    var rest = Array(words)[...]
    var onlyPositionals = false
    while let word = rest.popFirst() {
      if onlyPositionals || word == "-" || !word.hasPrefix("-") {
        positionals.append(word)
      } else if word == "--" {
        onlyPositionals = true
      } else {
        try take(word, &rest)
      }
    }
    if has("--help") { return }
    if positionals.count > spec.positionals.upperBound {
      throw usage("too many arguments: '\(positionals[spec.positionals.upperBound])'")
    }
    if positionals.count < spec.positionals.lowerBound { throw usage("an argument is missing") }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(Finding) {
    var name = word
    var attached: String?
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      name = String(word[..<equals])
      attached = String(word[word.index(after: equals)...])
    } else if !word.hasPrefix("--"), word.count > 2 {
      name = String(word.prefix(2))
      attached = String(word.dropFirst(2))
    }
    guard let option = spec.allOptions.first(where: { $0.name == name || $0.short == name }) else {
      let near = NearestWord.to(name, in: spec.allOptions.map(\.name))
      throw usage("unknown option '\(name)'", near.map { "did you mean '\($0)'?" })
    }
    guard let argument = option.argument else {
      if attached != nil { throw usage("'\(option.name)' takes no value") }
      values[option.name] = []
      return
    }
    guard let value = attached ?? rest.popFirst() else { throw usage("'\(option.name)' needs \(argument)") }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let near = NearestWord.to(value, in: option.choices)
      throw usage(
        "'\(option.name)' does not know this word",
        near.map { "did you mean '\($0)'?" } ?? "one of: \(option.choices.joined(separator: ", "))")
    }
    if values[option.name] != nil, !option.repeats { throw usage("'\(option.name)' stands twice") }
    values[option.name, default: []].append(value)
  }

  private func usage(_ text: String, _ hint: String? = nil) -> Finding {
    let help = "cameo help \(spec.name)"
    return Finding("usage", text, next: hint.map { "\($0) (all of them: \(help))" } ?? help)
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }
  func list(_ name: String) -> [String] { values[name] ?? [] }

  /// A whole number in a range. Throws `Finding` with id `usage`.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(Finding) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw usage("'\(name)' takes a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A size such as `64MiB`, `256KiB` or `1000`. Throws `Finding` with id `usage`.
  func bytes(_ name: String) throws(Finding) -> Int? {
    guard let text = value(name) else { return nil }
    let digits = text.prefix { $0.isNumber }
    let units = ["": 1, "B": 1, "KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30]
    let unit = text.dropFirst(digits.count).filter { $0 != " " }
    guard let number = Int(digits), let factor = units[unit], number < 1 << 32 else {
      throw usage("'\(name)' takes a size, such as 64MiB")
    }
    return number * factor
  }
}
