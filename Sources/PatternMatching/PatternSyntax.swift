/// What of PCRE2's language a bounded pattern may use.
///
/// The library cannot be told to do without recursion, verbs or callouts, so they are refused before it sees them. The
/// check steps over escapes as the library does, and takes classes and comments for plain text: it refuses `[(*]`,
/// which is `[*(]`, but lets nothing pass that the library would read otherwise.
struct PatternSyntax {
  /// One step of a match may run over more of a text than the pattern is long.
  private(set) var repeats = false
  /// One item of the pattern may look at many bytes and then fail: a reference back, or a large count.
  private(set) var hidesWork = false

  init(_ text: String) throws(PatternError) {
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        try readEscape(bytes, position)
        position += 1
      case UInt8(ascii: "("): try readGroup(bytes, position)
      case UInt8(ascii: "*"), UInt8(ascii: "+"): repeats = true
      case UInt8(ascii: "{"):
        repeats = true
        let digits = bytes[(position + 1)...].prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ",") }
        if digits.split(separator: UInt8(ascii: ",")).contains(where: { $0.count > 3 }) { hidesWork = true }
      default: break
      }
      position += 1
    }
  }

  private mutating func readEscape(_ bytes: [UInt8], _ position: Int) throws(PatternError) {
    guard position + 1 < bytes.count else { return }
    let reason: String
    switch Unicode.Scalar(bytes[position + 1]) {
    case "C": reason = "\\C takes single bytes apart"
    case "K": reason = "\\K moves the start of a match"
    case "Q", "E": reason = "write \\ before each character instead of \\Q and \\E"
    case "c": reason = "write \\x with two digits instead of \\c"
    case "g":
      (repeats, hidesWork) = (true, true)
      let third = position + 2 < bytes.count ? Unicode.Scalar(bytes[position + 2]) : " "
      guard third == "<" || third == "'" else { return }
      reason = "a group cannot call a group"
    case "k", "1"..."9", "R", "X":
      (repeats, hidesWork) = (true, true)
      return
    default: return
    }
    throw PatternError(offset: position, message: reason)
  }

  private mutating func readGroup(_ bytes: [UInt8], _ position: Int) throws(PatternError) {
    func scalar(_ distance: Int) -> Unicode.Scalar {
      position + distance < bytes.count ? Unicode.Scalar(bytes[position + distance]) : " "
    }
    let reason: String
    if scalar(1) == "*" {
      reason = "verbs and settings (*…) are not allowed"
    } else if scalar(1) == "?" {
      switch scalar(2) {
      case ":", "=", "!", ">", "|", "#", "<", "'", "^", "i", "m", "s", "x", "n": return
      case "-" where ["i", "m", "s", "x", "n"].contains(scalar(3)): return
      case "P" where scalar(3) == "<": return
      case "P" where scalar(3) == "=":
        (repeats, hidesWork) = (true, true)
        return
      case "C": reason = "callouts (?C) are not allowed"
      case "(": reason = "conditions (?(…) are not allowed"
      default: reason = "a group cannot call a group, and no other group begins so"
      }
    } else {
      return
    }
    throw PatternError(offset: position, message: reason)
  }
}
