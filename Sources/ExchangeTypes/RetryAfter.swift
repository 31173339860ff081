/// How long a server asks to be left alone (RFC 9110, 10.2.3).
package enum RetryAfter {
  /// Seconds from now; nil without a `Retry-After` that can be read. A moment is held against the answer's own `Date`.
  package static func seconds(in response: Response, now: Int) -> Double? {
    guard let value = response.fields.first("Retry-After") else { return nil }
    if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return Int(value).map { Double($0) } ?? .infinity
    }
    guard let moment = moment(value) else { return nil }
    let sent = response.fields.first("Date").flatMap(moment(_:)) ?? now
    return Double(max(0, moment - sent))
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT` as seconds since 1970; of the three forms the only one that is still sent.
  private static func moment(_ text: String) -> Int? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
      (1...31).contains(day), (1970...9999).contains(year),
      let month = months.firstIndex(of: String(parts[2]))
    else { return nil }
    let clock = parts[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2]) else {
      return nil
    }
    let date = CalendarDay(year: year, month: month + 1, day: day)
    return date.number * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
