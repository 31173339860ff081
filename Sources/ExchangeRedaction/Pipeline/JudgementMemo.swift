/// What the rules said of pieces of texts: hosts and path parts come by the thousand, and alike.
///
/// Only for leaves without telling siblings. A class, since one run writes and reads it from many places.
final class JudgementMemo {
  private struct Key: Hashable {
    var part: LeafPart
    var names: [String]
    var value: LeafValue
  }

  private var known: [Key: Judgement?] = [:]
  private var places: [[[String]]: LeafPlace] = [:]

  /// More are judged anew each time, so that a run's memory is not spent on this.
  private static let limit = 100_000

  func judgement(of leaf: Leaf, by catalogue: RuleCatalogue) -> Judgement? {
    let key = Key(part: leaf.part, names: leaf.names, value: leaf.value)
    if let judgement = known[key] { return judgement }
    let judgement = catalogue.judge(leaf)
    if known.count < Self.limit { known[key] = judgement }
    return judgement
  }

  /// What the names on the way to a leaf tell; see `LeafPlace`.
  func place(_ number: Int, of tree: PathTree, in catalogue: RuleCatalogue) -> LeafPlace {
    let key = [tree.names(number), tree.neighbours(number)]
    if let place = places[key] { return place }
    let place = catalogue.place(of: key[0], neighbours: key[1])
    if places.count < Self.limit { places[key] = place }
    return place
  }
}
