extension BannedCall {
  /// Every ban, each with a line it finds and a line it lets pass.
  static let all: [BannedCall] = failing + speaking + slow + young + system + tests

  private static let failing = [
    BannedCall(
      pattern: .text("try?"), area: .shipped, instead: "do and catch, and say what happens in the catch",
      hit: "let a = try? b()", pass: "let a = try b()"),
    BannedCall(
      pattern: .text("try!"), area: .everywhere, instead: "try in a throwing function", hit: "let a = try! b()",
      pass: "let a = try b()"),
    BannedCall(
      pattern: .text("as!"), area: .shipped, instead: "as? with a guard", hit: "a as! B", pass: "a as? B"),
    BannedCall(
      pattern: .call("fatalError"), area: .shipped, instead: "a thrown Finding", hit: "fatalError(a)",
      pass: "fatalErrors(a)"),
    BannedCall(
      pattern: .call("preconditionFailure"), area: .shipped, instead: "a thrown Finding",
      hit: "preconditionFailure()", pass: "precondition(a)"),
    BannedCall(
      pattern: .call("exit"), area: .shipped,
      instead: "_exit: cleaners of libraries would run while their threads still do", hit: "exit(a)", pass: "_exit(a)"),
    BannedCall(
      pattern: .forceUnwrap, area: .shipped, instead: "guard let, or a type that cannot be nil", hit: "let a = b!.c",
      pass: "if !a != !b"),
  ]

  private static let speaking = [
    BannedCall(
      pattern: .call("print"), area: .belowTheTool, instead: "a Finding or a return value; only the tool prints",
      hit: "print(a)", pass: "a.print(b)"),
    BannedCall(
      pattern: .call("debugPrint"), area: .everywhere, instead: "a Finding; only the tool prints",
      hit: "debugPrint(a)", pass: "prints(a)"),
    BannedCall(
      pattern: .call("dump"), area: .everywhere, instead: "a Finding; only the tool prints", hit: "dump(a)",
      pass: "a.dump(b)"),
    BannedCall(
      pattern: .call("NSLog"), area: .everywhere, instead: "a Finding; only the tool prints", hit: "NSLog(a)",
      pass: "Log(a)"),
  ]

  private static let slow = [
    BannedCall(
      pattern: .word("Regex"), area: .shipped, instead: "a scanner over bytes", hit: "let a: Regex<Substring>",
      pass: "let a: RegexLike"),
    BannedCall(
      pattern: .word("NSRegularExpression"), area: .everywhere, instead: "a scanner over bytes",
      hit: "NSRegularExpression(pattern: a)", pass: "a.NSRegularExpressions"),
    BannedCall(
      pattern: .word("Thread"), area: .shipped, instead: "a pthread in the door of the target",
      hit: "Thread.current", pass: "pthread_t()"),
    BannedCall(
      pattern: .word("URLSession"), area: .shipped, instead: "ExchangeRecorder", hit: "URLSession.shared",
      pass: "let a: URLSessions"),
  ]

  private static let young = ["Synchronization", "InlineArray", "UTF8Span"].map { name in
    BannedCall(
      pattern: .word(name), area: .testBundle,
      instead: "arrays and slices: a test bundle runs on iOS 16 and macOS 13", hit: "\(name)(a)", pass: "My\(name)")
  }

  private static let system = [
    BannedCall(
      pattern: .call("system"), area: .everywhere, instead: "posix_spawn with a list of arguments, no shell",
      hit: "system(a)", pass: "case system(String)"),
    BannedCall(
      pattern: .call("popen"), area: .everywhere, instead: "posix_spawn with a list of arguments, no shell",
      hit: "popen(a, b)", pass: "fopen(a, b)"),
    BannedCall(
      pattern: .text("CFAbsoluteTimeGetCurrent"), area: .everywhere, instead: "ContinuousClock",
      hit: "CFAbsoluteTimeGetCurrent()", pass: "ContinuousClock().now"),
  ]

  private static let tests =
    ["sleep", "usleep", "nanosleep"].map { name in
      BannedCall(
        pattern: .call(name), area: .tests, instead: "wait for the event itself", hit: "\(name)(1)",
        pass: "my\(name)(1)")
    } + [
      BannedCall(
        pattern: .text("Task.sleep"), area: .tests, instead: "wait for the event itself",
        hit: "try await Task.sleep(for: a)", pass: "try await Task.yield()")
    ]
}
