import LosslessJSON

/// Users and passwords by host, in the format that ftp had first and curl reads, too.
///
/// Read here and not by libcurl, so that the redactor learns what is sent. https://everything.curl.dev/usingcurl/netrc
package struct NetrcFile: Sendable {
  package struct Login: Sendable, Equatable {
    package var user = ""
    package var password = ""
  }

  /// Lower-case host → entry.
  private var entries: [String: Login] = [:]
  private var fallback: Login?

  /// Throws a finding with the line, and never a word of the file.
  package init(name: String, bytes: [UInt8]) throws(Finding) {
    var machine: String??
    var entry = Login()
    var words = Words(bytes)
    func problem(_ text: String, _ next: String) -> Finding {
      Finding("malformed-netrc", file: name, line: words.line, text, next: next)
    }
    func value(behind word: String, as next: String) throws(Finding) -> String {
      guard let value = words.next() else { throw problem("'\(word)' has nothing behind it", next) }
      if words.isUnclosed {
        throw problem("a double quote is not closed", "write \"…\", with a backslash before each quote in it")
      }
      return value
    }
    while let word = words.next() {
      switch word {
      case "machine", "default":
        if let machine { keep(entry, for: machine) }
        entry = Login()
        if word == "default" {
          machine = .some(nil)
        } else {
          machine = .some(try value(behind: word, as: "write machine api.shop.test").lowercased())
        }
      case "login", "password", "account":
        guard machine != nil else { throw problem("'\(word)' stands before any 'machine'", "start with machine HOST") }
        let value = try value(behind: word, as: "write \(word) VALUE")
        if word == "login" { entry.user = value } else if word == "password" { entry.password = value }
      case "macdef": words.skipMacro()
      default:
        throw problem(
          "a word that is none of machine, default, login, password, account, macdef",
          "put a password with blanks in double quotes")
      }
    }
    if let machine { keep(entry, for: machine) }
  }

  private mutating func keep(_ entry: Login, for machine: String?) {
    // The first one counts, as for curl.
    if let machine { entries[machine] = entries[machine] ?? entry } else { fallback = fallback ?? entry }
  }

  package func entry(for host: String) -> Login? { entries[host.lowercased()] ?? fallback }

  /// Words apart by white space; in double quotes with backslashes, as curl reads them; a line that starts with `#` is a
  /// comment, and a password may.
  private struct Words {
    private let bytes: [UInt8]
    private var at = 0
    private(set) var line = 1
    private(set) var isUnclosed = false
    private var isAtLineStart = true

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> String? {
      skipBlanks()
      isAtLineStart = false
      guard at < bytes.count else { return nil }
      if bytes[at] == 0x22 { return quoted() }
      let start = at
      while at < bytes.count, bytes[at] > 0x20 { at += 1 }
      return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func skipBlanks() {
      while at < bytes.count {
        if bytes[at] == 0x23, isAtLineStart {
          while at < bytes.count, bytes[at] != 0x0A { at += 1 }
        } else if bytes[at] <= 0x20 {
          if bytes[at] == 0x0A {
            line += 1
            isAtLineStart = true
          }
          at += 1
        } else {
          return
        }
      }
    }

    private mutating func quoted() -> String {
      var out: [UInt8] = []
      at += 1
      while at < bytes.count, bytes[at] != 0x22 {
        if bytes[at] == 0x5C, at + 1 < bytes.count {
          at += 1
          out.append([0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09][bytes[at]] ?? bytes[at])
        } else {
          out.append(bytes[at])
        }
        at += 1
      }
      isUnclosed = at >= bytes.count
      at += 1
      return String(decoding: out, as: UTF8.self)
    }

    /// A macro ends with an empty line.
    mutating func skipMacro() {
      while at < bytes.count {
        if bytes[at] == 0x0A {
          line += 1
          if at + 1 < bytes.count, bytes[at + 1] == 0x0A { return }
        }
        at += 1
      }
    }
  }
}
