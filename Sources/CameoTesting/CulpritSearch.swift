import Foundation
import LosslessJSON

/// Finds the value behind an error whose path stops short of it.
///
/// A bad date under `.iso8601` is reported with its parent's path, a number that does not fit with an empty one. The
/// search asks the model itself. A value is *consulted* if the model trips over an object in its stead, at that very
/// place; of two consulted values the one tripped over when both are spoilt comes first. So the last one consulted is
/// known, and a model stops where it fails: that is the culprit, if a plain value of its own kind lets the model go on.
/// If none does, the model refused the container as a whole, and the path was right.
struct CulpritSearch {
  let report: DecodingReport
  let document: JSONDocument
  let keys: KeyConversion
  let decode: (Data) throws -> Void

  /// Bytes that may be decoded again; each value costs two decodes of the body, so larger bodies are not searched.
  private static let limit = 64 << 20

  /// Nil if the container itself was refused, or the path already leads to a single value.
  func culprit(below path: WirePath) -> WirePath? {
    let leaves = leaves(of: path)
    guard !leaves.isEmpty, 2 * leaves.count * document.bytes.count <= Self.limit else { return nil }
    var last: Leaf?
    for leaf in leaves where trips(at: [leaf]) == leaf.place {
      guard let before = last else {
        last = leaf
        continue
      }
      if trips(at: [before, leaf]) == before.place { last = leaf }
    }
    guard let last, isCured(last) else { return nil }
    return WirePath(place: last.place, value: last.value)
  }

  /// A value and its place.
  private struct Leaf {
    let place: JSONPointer
    let value: JSONValue
  }

  private func leaves(of path: WirePath) -> [Leaf] {
    var out: [Leaf] = []
    var open = [Leaf(place: path.place, value: path.value)]
    while let next = open.popLast() {
      switch next.value.kind {
      case .object:
        for member in next.value.members {
          open.append(Leaf(place: next.place.appending(member.name), value: member.value))
        }
      case .array:
        for (index, element) in next.value.elements.enumerated() {
          open.append(Leaf(place: next.place.appending(String(index)), value: element))
        }
      case .string, .number: if next.place != path.place { out.append(next) }
      case .boolean, .null: break
      }
    }
    return out
  }

  /// Where the model trips with objects in the leaves' stead; nil if the error is the old one or there is none.
  private func trips(at leaves: [Leaf]) -> JSONPointer? {
    guard let new = outcome(replacing: leaves, with: "{\"\":[]}"), !new.isSame(as: report) else { return nil }
    let path = WirePath(of: new.path, in: document, keys: keys)
    return path.rest.isEmpty || new.missingKey != nil ? path.place : nil
  }

  /// Whether a plain value of the same kind changes the error, and not into one at the leaf.
  private func isCured(_ leaf: Leaf) -> Bool {
    let trials =
      leaf.value.kind == .number
      ? ["0", "1"]
      : ["2001-01-01T00:00:00Z", "2001-01-01T00:00:00.000Z", "2001-01-01", "0", "a"].map { "\"\($0)\"" }
    return trials.contains { trial in
      guard let new = outcome(replacing: [leaf], with: trial) else { return true }
      return !new.isSame(as: report) && WirePath(of: new.path, in: document, keys: keys).place != leaf.place
    }
  }

  private func outcome(replacing leaves: [Leaf], with text: String) -> DecodingReport? {
    var bytes = document.bytes
    for leaf in leaves.sorted(by: { $0.value.range.lowerBound > $1.value.range.lowerBound }) {
      bytes.replaceSubrange(leaf.value.range, with: text.utf8)
    }
    do {
      try decode(Data(bytes))
      return nil
    } catch let error as DecodingError {
      return DecodingReport(error)
    } catch {
      // An error of the model's own has no path; it tells nothing of the leaf.
      return report
    }
  }
}
