/// Codings that were taken off one after another, outermost first: two at most, and nothing to count references of.
struct DisguiseChain: Sendable, Hashable {
  private(set) var first: Disguise?
  private(set) var second: Disguise?

  /// Disguises inside disguises, and no further.
  static let depthLimit = 2

  /// Nothing was taken off.
  init() {}

  var depth: Int { first == nil ? 0 : second == nil ? 1 : 2 }

  /// With one more taken off.
  func adding(_ disguise: Disguise) -> DisguiseChain {
    var out = self
    if first == nil { out.first = disguise } else { out.second = disguise }
    return out
  }

  var list: [Disguise] { [first, second].compactMap { $0 } }

  func allSatisfy(_ isSo: (Disguise) -> Bool) -> Bool { (first.map(isSo) ?? true) && (second.map(isSo) ?? true) }
}
