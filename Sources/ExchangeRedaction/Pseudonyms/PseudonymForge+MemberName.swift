import Digests
import ShapeInference

extension PseudonymForge {
  /// What stands for a member name that is data. Strong name formats stay what they are, all others become `k` and hex
  /// digits, more of them with each attempt. Use a forge of store scope, so that paths agree between environments.
  package func memberName(_ name: String, attempt: Int = 0) -> String {
    let isPlain = !NameFormat.isStrong(name)
    if isPlain || name.utf8.first == 0x6B && name.utf8.dropFirst().allSatisfy(\.isHexDigit) {
      return "k" + Hex.encode(seed(Array(name.utf8)).prefix(min(32, 3 + attempt)))
    }
    let kind: PseudonymKind =
      name.contains("@") && EmailDetector().accepts(name) ? .email : FallbackKinds.kind(of: .string(name), names: [])
    let context = PseudonymContext(attempt: attempt)
    guard case .string(let text) = replacement(for: .string(name), kind: kind, in: context), NameFormat.isStrong(text)
    else {
      return "k" + Hex.encode(seed(Array(name.utf8)).prefix(min(32, 3 + attempt)))
    }
    return text
  }
}
