/// What somebody logs in by, in whatever form; words that are everybody's are no one's login.
struct LoginDetector: ValueDetector {
  static let id = "login"
  let needs = TextNeeds(length: 1)

  func accepts(_ bytes: [UInt8]) -> Bool { (1...1024).contains(bytes.count) && !NobodysNames.contain(bytes) }
}
