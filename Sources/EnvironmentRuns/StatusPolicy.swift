/// Which answers may become fixtures, judged by status alone.
enum StatusPolicy {
  /// Trouble of the moment: never a fixture, whatever the request expects.
  static let neverKept: Set<Int> = [429, 502, 503, 504]
  /// Says that nothing has changed; no condition is sent that it could answer.
  private static let notModified = 304
  /// Client errors that speak of the moment, not of the contract.
  private static let transient: Set<Int> = [408, 425]

  /// A proxy's own word: it says nothing of the backend.
  private static let proxyAuthentication = 407

  /// Nil if the answer may be kept, else why not.
  static func refusal(of status: Int, expected: Set<Int>?) -> String? {
    if neverKept.contains(status) { return "answered \(status), which is trouble of the moment and never a fixture" }
    if status == proxyAuthentication { return "answered 407, which is a proxy's answer and never a fixture" }
    if status == notModified { return "answered 304, which has no body and is never a fixture" }
    if let expected {
      if expected.contains(status) { return nil }
      let list = expected.sorted().map(String.init).joined(separator: " ")
      return "answered \(status), expected \(list)"
    }
    if (200...299).contains(status) { return nil }
    if (400...499).contains(status), !transient.contains(status) { return nil }
    return "answered \(status)"
  }
}
