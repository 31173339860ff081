/// Connection strings: `Server=db;Password=…` (ADO.NET, ODBC, Azure), `host=db password=…` (libpq), and what JDBC
/// drivers take that is no URL.
///
/// Passwords and keys are called so whatever the driver's word for them is.
struct ConnectionCoding: ContainerCoding {
  static let name = "connection"

  let needs = TextNeeds(any: [.equals, .at], length: 8)

  func mayBe(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.contains(0x3D) || text.starts(with: "jdbc:".utf8) }

  func open(_ text: ContainerText, leaf: Leaf) -> OpenContainer? {
    let bytes = text.bytes
    var cut = ContainerCut(bytes)
    if bytes.holds("jdbc:", at: 0), let rest = Self.addDriver(&cut) {
      return rest.isEmpty || Self.addPairs(rest, &cut) ? cut.container(Self.name) : nil
    }
    guard text.traits.classes.contains(.equals) else { return nil }
    if text.traits.classes.contains(.semicolon), Self.addPairs(0..<bytes.count, &cut) {
      return cut.container(Self.name)
    }
    guard text.traits.classes.contains(.blank) else { return nil }
    cut = ContainerCut(bytes)
    return Self.addWords(&cut) ? cut.container(Self.name) : nil
  }

  /// Key without blanks and in lower case → what it is to the rules.
  private static let roles: [String: String] = [
    "password": "password", "pwd": "password", "passwd": "password", "sslpassword": "password",
    "accountkey": "access key", "sharedaccesskey": "access key", "accesskey": "access key", "apikey": "api key",
    "sharedaccesssignature": "signature", "instrumentationkey": "api key", "token": "token", "accesstoken": "token",
    "userid": "login", "uid": "login", "user": "login", "username": "login", "usr": "login",
    "sharedaccesskeyname": "key name", "accountname": "storage",
    "server": "host", "host": "host", "hostname": "host", "hostaddr": "host", "datasource": "host", "addr": "host",
    "address": "host", "networkaddress": "host", "endpoint": "endpoint", "dsn": "database",
    "database": "database", "databasename": "database", "initialcatalog": "database", "dbname": "database",
    "db": "database", "driver": "driver", "port": "port",
  ]

  private static func word(_ key: Range<Int>, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[key].filter { $0 != 0x20 && $0 != 0x5F && $0 != 0x2D }, as: UTF8.self).lowercased()
  }

  private static func isKey(_ key: Range<Int>, _ bytes: [UInt8]) -> Bool {
    (1...48).contains(key.count) && bytes[key.lowerBound].isLetter
      && bytes[key].allSatisfy { $0.isBase64URL || $0 == 0x20 || $0 == 0x2E }
  }

  private static func add(_ key: Range<Int>, _ value: Range<Int>, _ escape: PartEscape, _ cut: inout ContainerCut) {
    let role = roles[word(key, cut.bytes)]
    if role == nil { cut.addName(key, as: .query) }
    cut.add(role ?? cut.text(key), value, as: .query, escape: escape)
  }

  /// `Key=Value;…`: false unless all are pairs, two at least, and one tells that something is connected to.
  private static func addPairs(_ range: Range<Int>, _ cut: inout ContainerCut) -> Bool {
    let bytes = cut.bytes
    var position = range.lowerBound
    var pairs = 0
    var isConnection = range.lowerBound > 0
    while position < range.upperBound {
      while position < range.upperBound, bytes[position] == UInt8(ascii: ";") || bytes[position].isBlank {
        position += 1
      }
      if position == range.upperBound { break }
      guard let sign = bytes.first(UInt8(ascii: "="), in: position..<min(position + 64, range.upperBound)) else {
        return false
      }
      let key = bytes.trimmed(position..<sign)
      guard isKey(key, bytes) else { return false }
      isConnection = isConnection || roles[word(key, bytes)] != nil
      let value = value(from: sign + 1, before: UInt8(ascii: ";"), in: range, bytes)
      add(key, value.range, value.escape, &cut)
      pairs += 1
      position = value.next
    }
    return isConnection && (pairs >= 2 || range.lowerBound > 0)
  }

  /// `host=db port=5432 password='…'`.
  private static func addWords(_ cut: inout ContainerCut) -> Bool {
    let bytes = cut.bytes
    var position = 0
    var pairs = 0
    var isConnection = false
    while position < bytes.count {
      while position < bytes.count, bytes[position].isBlank { position += 1 }
      if position == bytes.count { break }
      guard let sign = bytes.first(UInt8(ascii: "="), in: position..<min(position + 64, bytes.count)) else {
        return false
      }
      let key = position..<sign
      guard isKey(key, bytes), !bytes[key].contains(0x20) else { return false }
      let word = word(key, bytes)
      isConnection = isConnection || ["host", "hostaddr", "dbname", "server", "password"].contains(word)
      let value = value(from: sign + 1, before: 0x20, in: 0..<bytes.count, bytes)
      add(key, value.range, value.escape, &cut)
      pairs += 1
      position = value.next
    }
    return isConnection && pairs >= 2
  }

  /// A value without its quotes or braces, how these are spelled inside, and where it ends.
  private static func value(
    from start: Int, before end: UInt8, in range: Range<Int>, _ bytes: [UInt8]
  ) -> (range: Range<Int>, escape: PartEscape, next: Int) {
    let isBlank = end == 0x20
    var start = start
    while !isBlank, start < range.upperBound, bytes[start] == 0x20 { start += 1 }
    let open = start < range.upperBound ? bytes[start] : 0
    if open == 0x22 || open == 0x27 || open == UInt8(ascii: "{") {
      let close = open == UInt8(ascii: "{") ? UInt8(ascii: "}") : open
      var position = start + 1
      while position < range.upperBound {
        if isBlank, bytes[position] == 0x5C {
          position += 2
        } else if bytes[position] != close {
          position += 1
        } else if !isBlank, position + 1 < range.upperBound, bytes[position + 1] == close {
          position += 2
        } else {
          return (start + 1..<position, isBlank ? .none : .doubled(quote: close), position + 1)
        }
      }
    }
    var position = start
    while position < range.upperBound, isBlank ? !bytes[position].isBlank : bytes[position] != end { position += 1 }
    return (bytes.trimmed(start..<position), .none, position)
  }

  /// `jdbc:sqlserver://host;…` and `jdbc:oracle:thin:user/pass@host`: gives what stands behind; nil for a plain URL.
  private static func addDriver(_ cut: inout ContainerCut) -> Range<Int>? {
    let bytes = cut.bytes
    let end = bytes.count
    if bytes.holds("oracle:thin:", at: 5), let at = bytes[17...].lastIndex(of: UInt8(ascii: "@")) {
      if let slash = bytes.first(UInt8(ascii: "/"), in: 17..<at) {
        cut.add("login", 17..<slash, as: .query)
        cut.add("password", slash + 1..<at, as: .query)
      }
      let host = bytes[at + 1..<end].drop { $0 == UInt8(ascii: "/") }
      cut.add("host", host.startIndex..<host.endIndex, as: .query)
      return end..<end
    }
    guard let semicolon = bytes.first(UInt8(ascii: ";"), in: 0..<end), bytes[semicolon...].contains(0x3D),
      !bytes[..<semicolon].contains(UInt8(ascii: "?")),
      let slashes = bytes[..<semicolon].indices.first(where: { bytes.holds("://", at: $0) })
    else { return nil }
    cut.add("host", slashes + 3..<semicolon, as: .query)
    return semicolon..<end
  }
}
