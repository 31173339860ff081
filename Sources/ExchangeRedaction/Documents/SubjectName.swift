import LosslessJSON

/// Names what a value belongs to: by its id where it has one, so that it is the same thing in a list and alone.
struct SubjectName {
  private var document: ObjectIdentifier?
  private var entry = -1
  private var name = ""

  mutating func name(of entry: Int, in document: JSONDocument) -> String {
    if self.entry == entry, self.document == ObjectIdentifier(document) { return name }
    self.document = ObjectIdentifier(document)
    self.entry = entry
    name = Self.find(JSONValue(document: document, index: entry))
    return name
  }

  private static let ids = ["id", "_id", "uuid", "guid", "key"]

  private static func find(_ owner: JSONValue) -> String {
    var best = ids.count
    var found: LeafValue?
    for member in owner.members where !member.value.node.isContainer {
      let length = member.key.node.length
      guard (4...6).contains(length), let rank = ids.firstIndex(of: member.name), rank < best,
        let value = LeafValue(scalar: member.value), let text = value.text, !text.isEmpty
      else { continue }
      best = rank
      found = value
      if rank == 0 { break }
    }
    return found?.text.map { "id:" + $0 } ?? "#\(owner.index)"
  }
}
