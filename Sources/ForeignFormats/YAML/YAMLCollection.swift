/// A sequence or a mapping that has begun and not ended.
struct YAMLCollection {
  let opening: YAMLEvent
  var items: [Int] = []
  var members: [YAMLNode.Member] = []
  /// Names that stand in it so far, by their bytes: Swift holds two spellings of one letter for equal.
  var names: Set<[UInt8]> = []
  /// The name that awaits its value.
  var name: String?
  /// The value of a merge key comes next.
  var isMergeNext = false
  /// Mappings to merge, first ones first.
  var merged: [Int] = []

  init(opening: YAMLEvent) { self.opening = opening }

  var isMapping: Bool { if case .mappingStart = opening.kind { true } else { false } }
  var awaitsName: Bool { isMapping && name == nil && !isMergeNext }
  var content: YAMLNode.Content { isMapping ? .mapping(members) : .sequence(items) }
}
