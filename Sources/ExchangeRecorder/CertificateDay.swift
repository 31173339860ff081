import ExchangeTypes

/// Reads the day out of a certificate field as libcurl writes it.
enum CertificateDay {
  /// `2027-03-01` of `Expire date:Mar  1 12:00:00 2027 GMT`; nil for another field or another spelling.
  static func expiry(in entry: String) -> String? {
    let label = "Expire date:"
    guard entry.hasPrefix(label) else { return nil }
    let parts = entry.dropFirst(label.count).split(separator: " ")
    // Newer releases write `2027-03-01 12:00:00 GMT`.
    if let first = parts.first, let day = CalendarDay(String(first)) { return day.description }
    guard parts.count >= 4, let month = months.firstIndex(of: String(parts[0])), let day = Int(parts[1]),
      let year = Int(parts[3])
    else { return nil }
    return CalendarDay(year: year, month: month + 1, day: day).description
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
