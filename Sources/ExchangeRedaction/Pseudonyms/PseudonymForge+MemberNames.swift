import Digests
import ShapeInference

extension PseudonymForge {
  /// What stands for a member name that is data: a strong name format stays what it is, all others become `k` and hex
  /// digits, more of them with each attempt.
  ///
  /// Use a forge of store scope, so that paths agree between environments.
  package func memberName(_ name: String, attempt: Int = 0) -> String {
    let drawn = "k" + Hex.encode(seed(Array(name.utf8)).prefix(min(32, 3 + attempt)))
    let isOwnForm = name.utf8.first == UInt8(ascii: "k") && name.utf8.dropFirst().allSatisfy(\.isHexDigit)
    guard NameFormat.isStrong(name), !isOwnForm else { return drawn }
    let kind: PseudonymKind =
      EmailDetector().accepts(name) ? .email : FallbackKinds.kind(of: .string(name), names: [])
    let new = replacement(for: .string(name), kind: kind, in: PseudonymContext(attempt: attempt))
    return new.text.flatMap { NameFormat.isStrong($0) ? $0 : nil } ?? drawn
  }
}
