import JSONQueries

/// Finds in a script what it takes from the answer into variables, without running it.
///
/// It knows three shapes of one statement and nothing else of the language:
///
///     client.global.set("token", response.body.access_token);
///     client.global.set("id", jsonPath(response.body, "$.items[0].id"));
///     client.global.set("session", response.headers.valueOf("X-Session"));
///
/// Whatever else stands in the script is skipped, and told by `hasMore`.
struct CaptureScriptReader {
  /// The variable, where its value comes from, and how a reference spells that behind `name.response.`
  struct Capture: Sendable, Hashable {
    var variable: String
    var part: CaptureReference.Part
    var reference: String
  }

  private(set) var captures: [Capture] = []
  /// Something stands in the script that is no capture.
  private(set) var hasMore = false

  private let bytes: [UInt8]
  private var position = 0

  private static let calls = ["client.global.set", "client.variables.global.set"]

  init(_ text: String) {
    bytes = Array(text.utf8)
    while true {
      skipBlanks()
      if position >= bytes.count { break }
      if take(";") { continue }
      let start = position
      if let capture = capture() {
        captures.append(capture)
      } else {
        hasMore = true
        position = start
        skipToNextCall()
      }
    }
  }

  // MARK: Statement

  private mutating func capture() -> Capture? {
    guard Self.calls.contains(where: { take($0) }), takeSpaced("("), let variable = quoted(), takeSpaced(","),
      let (part, reference) = value(), takeSpaced(")")
    else { return nil }
    return Capture(variable: variable, part: part, reference: reference)
  }

  private mutating func value() -> (CaptureReference.Part, reference: String)? {
    skipBlanks()
    if take("response.headers.valueOf") {
      guard takeSpaced("("), let name = quoted(), takeSpaced(")"), !name.isEmpty else { return nil }
      return (.header(name), "headers.\(name)")
    }
    if take("jsonPath") {
      guard takeSpaced("("), takeSpaced("response.body"), takeSpaced(","), let text = quoted(), takeSpaced(")") else {
        return nil
      }
      return path(text)
    }
    guard take("response.body"), let steps = steps() else { return nil }
    return steps.isEmpty ? (.wholeBody, "body.*") : path("$" + steps)
  }

  private func path(_ text: String) -> (CaptureReference.Part, reference: String)? {
    do throws(JSONPathError) {
      return (.body(try JSONPath(text)), "body.\(text)")
    } catch {
      // Then the call is one of those that are not understood, and told as such.
      return nil
    }
  }

  /// `.a`, `?.a`, `["a"]`, `[0]` as a JSONPath has them; nil for anything cleverer.
  private mutating func steps() -> String? {
    var out = ""
    while true {
      if take("[") {
        skipBlanks()
        if let name = quoted() {
          out += Self.step(name)
        } else {
          let digits = takeWord { (0x30...0x39).contains($0) }
          if digits.isEmpty || digits.utf8.count > 9 { return nil }
          out += "[\(digits)]"
        }
        if !takeSpaced("]") { return nil }
      } else if take("?.") || take(".") {
        let name = takeWord(Self.isNameByte)
        // The length of an array is no member of the answer.
        if name.isEmpty || name == "length" { return nil }
        out += Self.step(name)
      } else {
        return out
      }
    }
  }

  private static func step(_ name: String) -> String {
    let isPlain =
      name.utf8.allSatisfy { isNameByte($0) && $0 != UInt8(ascii: "$") }
      && name.utf8.first.map { !(0x30...0x39).contains($0) } == true
    if isPlain { return "." + name }
    let escaped = name.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "['\(String(escaped))']"
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) && byte >= 0x41 || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }

  // MARK: Bytes

  private mutating func quoted() -> String? {
    skipBlanks()
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else { return nil }
    let quote = bytes[position]
    var end = position + 1
    while end < bytes.count, bytes[end] != quote {
      // An escape, or a line end: a string of another kind than names are.
      if bytes[end] == 0x5C || bytes[end] == 0x0A { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    let end = position + text.utf8.count
    // `response.bodySize` is another name.
    if let last = text.utf8.last, Self.isNameByte(last), end < bytes.count, Self.isNameByte(bytes[end]) { return false }
    position = end
    return true
  }

  private mutating func takeSpaced(_ text: String) -> Bool {
    skipBlanks()
    return take(text)
  }

  private mutating func takeWord(_ isPart: (UInt8) -> Bool) -> String {
    let word = bytes[position...].prefix { isPart($0) }
    position += word.count
    return String(decoding: word, as: UTF8.self)
  }

  /// Blanks, line ends and comments.
  private mutating func skipBlanks() {
    while position < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    if bytes[position...].starts(with: "//".utf8) {
      position = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      return true
    }
    guard bytes[position...].starts(with: "/*".utf8) else { return false }
    position += 2
    while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
    position = min(position + 2, bytes.count)
    return true
  }

  /// At least one byte on, to where a call starts that is in no comment and no string.
  private mutating func skipToNextCall() {
    repeat {
      if !skipComment() {
        if [0x22, 0x27, 0x60].contains(bytes[position]) { skipString(bytes[position]) } else { position += 1 }
      }
      let isInName = position > 0 && position < bytes.count && Self.isNameByte(bytes[position - 1])
      if !isInName, position < bytes.count, Self.calls.contains(where: { bytes[position...].starts(with: $0.utf8) }) {
        return
      }
    } while position < bytes.count
  }

  private mutating func skipString(_ quote: UInt8) {
    position += 1
    while position < bytes.count, bytes[position] != quote { position += bytes[position] == 0x5C ? 2 : 1 }
    position = min(position + 1, bytes.count)
  }
}
