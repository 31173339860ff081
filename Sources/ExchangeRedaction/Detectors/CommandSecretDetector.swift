/// Credentials in lines of commands and in what machines read them from: `curl -u jo:hunter2`, `--password hunter2`,
/// `machine x login jo password hunter2`.
struct CommandSecretDetector: ValueDetector {
  static let id = "command-secret"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.dash, .dot], all: .blank, length: 12)

  /// Never the whole text.
  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    guard Self.mayHold(bytes) else { return found }
    var before: Range<Int>?
    var isMachine = false
    var isClient = false
    for word in Self.words(bytes) {
      if let option = before, let range = Self.secret(word, behind: option, isMachine, isClient, in: bytes) {
        found.append(range)
      } else if isClient, word.count > 4, bytes.holds("-p", at: word.lowerBound), bytes[word.lowerBound + 2] != 0x3D {
        found.append(word.lowerBound + 2..<word.upperBound)
      }
      isMachine = isMachine || bytes[word].elementsEqual("machine".utf8) || bytes[word].elementsEqual("default".utf8)
      if word.count <= 9 { isClient = isClient || Self.clients.contains(String(decoding: bytes[word], as: UTF8.self)) }
      before = word
    }
    return found
  }

  /// A dash behind a blank, or the word that begins a line of a file of logins.
  private static func mayHold(_ bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0x20
    for (position, byte) in bytes.enumerated() {
      if previous.isBlank, byte == 0x2D || byte == 0x6D && bytes.holds("machine ", at: position) { return true }
      previous = byte
    }
    return false
  }

  /// Commands with which `-p` is a password and no port.
  private static let clients: Set<String> = ["login", "mysql", "mysqldump", "sshpass", "mariadb", "mongosh"]

  private static func words(_ bytes: [UInt8]) -> [Range<Int>] {
    var out: [Range<Int>] = []
    var start: Int?
    for (position, byte) in bytes.enumerated() {
      if byte.isBlank {
        if let from = start { out.append(from..<position) }
        start = nil
      } else if start == nil {
        start = position
      }
    }
    if let from = start { out.append(from..<bytes.count) }
    return out
  }

  private static func secret(
    _ word: Range<Int>, behind option: Range<Int>, _ isMachine: Bool, _ isClient: Bool, in bytes: [UInt8]
  ) -> Range<Int>? {
    guard option.count <= 24 else { return nil }
    var value = word
    while let first = value.first, bytes[first].isOne(of: "\"'\\") { value = first + 1..<value.upperBound }
    while let last = value.last, bytes[last].isOne(of: "\"'\\;,)`") { value = value.lowerBound..<last }
    guard value.count >= 3, !LabelledText.isStandIn(bytes[value]), bytes[value.lowerBound] != 0x2D else { return nil }
    let name = String(decoding: bytes[option], as: UTF8.self)
    if pairs.contains(name) {
      guard let colon = bytes.first(0x3A, in: value), colon > value.lowerBound, colon + 3 < value.upperBound,
        bytes[colon + 1..<value.upperBound].contains(where: { !$0.isDigit })
      else { return nil }
      return value
    }
    if options.contains(name) || isClient && name == "-p" {
      // `the --password option`: what is said of it.
      return WordLists.fields.contains(String(decoding: bytes[value], as: UTF8.self)) ? nil : value
    }
    return isMachine && (name == "password" || name == "login" && value.count >= 3) ? value : nil
  }

  private static let pairs: Set<String> = ["-u", "-U", "--user", "--proxy-user", "-a", "--auth", "--creds"]
  private static let options: Set<String> = [
    "--password", "--pass", "--passwd", "--token", "--secret", "--api-key", "--apikey", "--access-key", "--secret-key",
    "--client-secret", "--auth-token", "--passphrase", "sshpass",
  ]
}
