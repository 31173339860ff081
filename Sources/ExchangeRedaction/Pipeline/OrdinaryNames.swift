import LosslessJSON

/// Tells at a look that all member names of a body are words of an interface, as those of nearly all bodies are: then a
/// `NameJudge` has nothing to say of it. A class, since one worker asks it about all its bodies.
final class OrdinaryNames {
  private let names: MemberNames
  /// The same few names stand in every object.
  private var known = ValueMemo(slots: 1 << 12)
  private let seed = UInt64.random(in: 1 ... .max)

  init(_ names: MemberNames) { self.names = names }

  /// Complexity: O(entries).
  func cover(_ document: JSONDocument) -> Bool {
    document.bytes.withUnsafeBufferPointer { bytes in
      document.nodes.allSatisfy { node in
        if node.kind != .name { return true }
        if node.isMarked { return false }
        return isOrdinary(UnsafeBufferPointer(rebasing: bytes[node.start + 1..<node.start + node.length - 1]))
      }
    }
  }

  private func isOrdinary(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let hash = ValueMemo.hash(name, 0, seed: seed)
    let (slot, isKnown) = known.slot(name, 0, hash)
    if isKnown { return true }
    let text = String(decoding: name, as: UTF8.self)
    guard !name.isEmpty, names.isVouched(text), NameShape(of: text) == nil else { return false }
    known.remember(name, 0, hash, at: slot, code: 0)
    return true
  }
}
