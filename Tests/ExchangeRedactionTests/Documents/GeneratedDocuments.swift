import Foundation
import LosslessJSON
import TestSupport

/// Random documents with every kind of JSON and every kind of thing that a redactor looks for.
struct GeneratedDocuments {
  /// Nothing in it leads to anybody.
  var isHarmless = false
  private var generator: SeededGenerator

  init(seed: UInt64, isHarmless: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.isHarmless = isHarmless
  }

  mutating func next(depth: Int = 4) -> String {
    switch below(8) {
    case 0: return list(depth)
    case 1: return chain(8 + below(40), depth)
    default: return object(depth)
    }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
  private mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
  private mutating func digits(_ count: Int) -> String { (0..<count).map { _ in String(below(10)) }.joined() }

  private mutating func letters(_ count: Int, _ alphabet: String = "abcdefghijklmnopqrstuvwxyz") -> String {
    let all = Array(alphabet)
    return String((0..<count).map { _ in all[below(all.count)] })
  }

  // MARK: Containers

  private mutating func value(_ depth: Int) -> String {
    if depth > 0 {
      switch below(10) {
      case 0: return list(depth - 1)
      case 1, 2: return object(depth - 1)
      default: break
      }
    }
    switch below(12) {
    case 0: return "null"
    case 1: return pick(["true", "false"])
    case 2, 3, 4: return number()
    case 5: return pick(["\"\"", "\" \"", "\"\\t\\n\"", "[]", "{}", "[ ]"])
    default: return token(isHarmless ? harmless() : text())
    }
  }

  private mutating func list(_ depth: Int) -> String {
    "[" + (0..<below(5)).map { _ in space() + value(depth) + space() }.joined(separator: ",") + "]"
  }

  private mutating func object(_ depth: Int) -> String {
    var seen: Set<String> = []
    let members = (0..<1 + below(7)).compactMap { _ -> String? in
      let name = pick(isHarmless ? Self.harmlessNames : Self.names)
      guard seen.insert(name).inserted else { return nil }
      return space() + token(name) + space() + ":" + space() + value(depth)
    }
    return "{" + members.joined(separator: ",") + space() + "}"
  }

  /// Containers inside each other, far down.
  private mutating func chain(_ length: Int, _ depth: Int) -> String {
    var out = object(depth / 2)
    for _ in 0..<length { out = below(2) == 0 ? "[\(out)]" : "{\"items\":\(out)}" }
    return out
  }

  private mutating func space() -> String { pick(["", "", "", "", " ", "\n  ", "\t", "\r\n"]) }

  // MARK: Scalars

  private mutating func number() -> String {
    switch below(9) {
    case 0: return pick(["0", "-0", "0.0", "-0.0", "0e0", "0E-5", "1", "-1"])
    case 1: return String(below(1000))
    case 2: return (below(2) == 0 ? "-" : "") + "\(1 + below(9))" + digits(below(18))
    case 3: return "\(below(100)).\(digits(1 + below(6)))"
    case 4: return "\(1 + below(9)).\(digits(1 + below(4)))\(pick(["e", "E", "e+", "E-", "e0"]))\(1 + below(30))"
    case 5: return "\(1 + below(9))\(pick(["e", "E+", "e-"]))\(below(20))"
    case 6: return pick(["2147483647", "-2147483648", "2147483648", "9007199254740991", "9007199254740993"])
    case 7: return pick(["9223372036854775807", "18446744073709551615", "123456789012345678901234567890"])
    default: return String(1_600_000_000 + below(150_000_000)) + pick(["", "", "123"])
    }
  }

  private mutating func harmless() -> String {
    switch below(6) {
    case 0: return pick(["active", "pending", "GOLD_TIER", "en-GB", "EUR", "Europe/Oslo"])
    case 1: return pick(["The order was shipped.", "Wird geladen …", "完了しました", "not found", "ok", "-", "…", "😀 done"])
    case 2: return "v\(below(9)).\(below(30)).\(below(30))"
    case 3: return "\(below(24)):\(10 + below(49))"
    case 4: return pick(["#3bb2d0", "*/5 * * * *", "12.5px", "1.234,50 €", "a/b\\c", "tab\there", "quote \" here"])
    default: return "\(below(500)) of \(below(900))"
    }
  }

  private mutating func text() -> String {
    switch below(24) {
    case 0, 1: return email()
    case 2: return "+49 15\(below(9)) \(digits(8))"
    case 3: return uuid()
    case 4: return "20\(10 + below(20))-0\(1 + below(9))-1\(below(10))"
    case 5:
      return
        "20\(10 + below(20))-0\(1 + below(9))-1\(below(10))T1\(below(10)):0\(below(10)):00\(pick(["Z", ".123Z", "+02:00"]))"
    case 6:
      return
        "https://www.\(letters(7)).io/u/\(below(100_000))?mail=\(Coded.percent(email()))&page=\(below(9))#\(letters(4))"
    case 7: return Coded.jwt("{\"sub\":\"\(below(100_000))\",\"email\":\"\(email())\",\"exp\":17\(digits(8))}")
    case 8: return Coded.base64("{\"email\":\"\(email())\",\"n\":\(below(99))}")
    case 9: return Coded.base64("this is for \(email()) only")
    case 10: return "{\"email\":\"\(email())\",\"status\":\"active\",\"n\":[1,2.50,\"\(letters(5))\"]}"
    case 11: return "please ask \(email()) or call +49 15\(below(9)) \(digits(8)), thanks"
    case 12: return "\(1 + below(223)).\(below(256)).\(below(256)).\(1 + below(254))"
    case 13:
      return pick(["Älfgard", "Ombretta", "佐々木", "Пелагея", "Wiśniowska", "O'Shaughnessy-Reed"]) + " "
        + letters(6).capitalized
    case 14: return letters(24, "abcdefABCDEF0123456789")
    case 15: return "a=\(letters(3))&email=\(Coded.percent(email()))&page=2"
    case 16: return "sid=\(letters(20)); theme=dark"
    case 17: return pick(["active", "pending", "closed", "EUR", "en-GB"])
    case 18:
      return letters(3) + pick(["\u{301}", "\u{0}", "\u{7}", "\u{2028}", "😀", "\u{FEFF}", "\u{200B}"]) + letters(3)
    case 19: return digits(1 + below(20))
    case 20: return "\(below(900)).\(digits(2))"
    case 21: return "Basic " + Coded.base64("\(letters(6)):\(letters(9))")
    case 22: return "19\(50 + below(50))-0\(1 + below(9))-2\(below(9))"
    default: return (0..<1 + below(6)).map { _ in letters(2 + below(8)) }.joined(separator: " ")
    }
  }

  /// From a small space, so that one address occurs in many places.
  private mutating func email() -> String { "user\(below(30))@corp-mail.io" }

  private mutating func uuid() -> String {
    let hex = letters(32, "0123456789abcdef")
    let bytes = Array(hex)
    return
      "\(String(bytes[0..<8]))-\(String(bytes[8..<12]))-4\(String(bytes[13..<16]))-a\(String(bytes[17..<20]))-\(String(bytes[20..<32]))"
  }

  /// A JSON string token, escapes thrown in.
  private mutating func token(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\" + String(scalar)
      case "\u{0}"..<" ": out += String(format: "\\u%04x", scalar.value)
      case "/": out += below(4) == 0 ? "\\/" : "/"
      default:
        if scalar.value < 0x80, below(30) == 0 {
          out += String(format: "\\u%04X", scalar.value)
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }

  private static let names = [
    "id", "name", "first_name", "email", "phone", "status", "items", "createdAt", "note", "count", "tags", "owner",
    "url",
    "total", "meta", "address", "street", "password", "token", "ip", "birth_date", "amount", "currency", "payload",
    "data", "value", "key", "type", "expires_in", "latitude", "lastName", "message", "authorization", "cookie", "age",
    "straße", "имя", "電話番号", "x", "verified",
  ]
  private static let harmlessNames = [
    "status", "items", "count", "tags", "total", "meta", "currency", "type", "page", "message", "label", "enabled",
    "version", "limit", "color", "größe", "x", "title", "unit", "level", "options",
  ]
}
