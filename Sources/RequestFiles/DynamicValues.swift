/// Where dynamic values come from: a clock reading and a source of randomness, both given by the caller.
///
/// Give each `resolve` its own; a seeded generator makes tests repeat.
package struct DynamicValues: Sendable {
  package let secondsSince1970: Int
  /// How far the clock on the wall is before UTC at a moment, in seconds: summer time makes it differ.
  let secondsFromUTC: @Sendable (Int) -> Int
  var random: any RandomNumberGenerator & Sendable

  package init(
    secondsSince1970: Int, random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    secondsFromUTC: @escaping @Sendable (Int) -> Int = { _ in 0 }
  ) {
    self.secondsSince1970 = secondsSince1970
    self.secondsFromUTC = secondsFromUTC
    self.random = random
  }
}
