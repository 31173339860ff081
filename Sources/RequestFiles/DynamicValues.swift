/// Where dynamic values come from: a clock reading and a source of randomness, both given by the caller.
///
/// Give each `resolve` its own; a seeded generator makes tests repeat.
package struct DynamicValues: Sendable {
  package let secondsSince1970: Int
  var random: any RandomNumberGenerator & Sendable

  package init(
    secondsSince1970: Int, random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.secondsSince1970 = secondsSince1970
    self.random = random
  }
}
