import LosslessJSON

/// Puts a document's events together into nodes, inner ones first.
///
/// An alias becomes the index of what it names, which must be complete: so nothing can hold itself, and a text of nested
/// aliases (https://en.wikipedia.org/wiki/Billion_laughs_attack) takes no more room than it is long. Only merge keys copy
/// members, and each copy counts against the limit.
struct YAMLComposer {
  private(set) var nodes: [YAMLNode] = []
  private let file: String
  private let limits: YAMLLimits
  private var open: [YAMLCollection] = []
  private var anchors: [String: Int] = [:]
  private var spent = 0
  private var hasDocument = false

  init(file: String, limits: YAMLLimits) {
    self.file = file
    self.limits = limits
  }

  /// False behind the last event. Throws `Finding`.
  mutating func add(_ event: YAMLEvent) throws(Finding) -> Bool {
    switch event.kind {
    case .scalar(let scalar):
      try check(event)
      try finish(.scalar(scalar), of: event)
    case .alias(let name):
      try check(event)
      try place(try index(of: name, event), event)
    case .sequenceStart, .mappingStart:
      try check(event)
      try begin(event)
    case .end: try close()
    case .documentStart: try beginDocument(event)
    case .streamEnd:
      if nodes.isEmpty { throw fault("yaml-syntax", event, "the text is empty", next: "write the document") }
      return false
    case .other: break
    }
    return true
  }

  private mutating func check(_ event: YAMLEvent) throws(Finding) {
    try spend(1, event.spot)
    guard let tag = event.tag, !YAMLTag.isKnown(tag) else { return }
    throw fault("yaml-tag", event, "the tag '\(tag)' is not known", next: "write out what it stands for")
  }

  private mutating func spend(_ count: Int, _ spot: YAMLSpot) throws(Finding) {
    spent += count
    if spent <= limits.nodes { return }
    throw fault("yaml-limit", spot, "the text holds more than \(limits.nodes) values", next: "split it, or merge less")
  }

  private mutating func beginDocument(_ event: YAMLEvent) throws(Finding) {
    if hasDocument {
      throw fault(
        "yaml-documents", event, "a second document begins here", next: "give each document a file of its own")
    }
    hasDocument = true
  }

  // MARK: Values

  private mutating func begin(_ event: YAMLEvent) throws(Finding) {
    if open.count == limits.depth {
      throw fault("yaml-limit", event, "values are nested deeper than \(limits.depth)", next: "nest them less")
    }
    if let parent = open.last, parent.awaitsName { throw noName(event.spot) }
    // Inside, the name stands for nothing yet, whatever it stood for before.
    if let anchor = event.anchor { anchors[anchor] = nil }
    open.append(YAMLCollection(opening: event))
  }

  private mutating func close() throws(Finding) {
    guard var collection = open.popLast() else { return }
    for source in collection.merged { try merge(source, into: &collection) }
    try finish(collection.content, of: collection.opening)
  }

  private mutating func finish(_ content: YAMLNode.Content, of event: YAMLEvent) throws(Finding) {
    let index = nodes.count
    nodes.append(YAMLNode(content: content))
    if let anchor = event.anchor { anchors[anchor] = index }
    try place(index, event)
  }

  /// Puts a complete value where it stands: into a sequence, or as a name or behind one into a mapping.
  private mutating func place(_ index: Int, _ event: YAMLEvent) throws(Finding) {
    guard let depth = open.indices.last else { return }
    guard open[depth].isMapping else { return open[depth].items.append(index) }
    if open[depth].isMergeNext {
      open[depth].isMergeNext = false
      open[depth].merged += try sources(index, event.spot)
    } else if let name = open[depth].name {
      open[depth].name = nil
      open[depth].members.append(YAMLNode.Member(name: name, value: index))
    } else {
      try begin(name: index, event, at: depth)
    }
  }

  private mutating func begin(name index: Int, _ event: YAMLEvent, at depth: Int) throws(Finding) {
    guard case .scalar(let scalar) = nodes[index].content else { throw noName(event.spot) }
    let isMerge = scalar.text == "<<" && (scalar.isPlain || event.tag == YAMLTag.merge)
    // A quoted << is a name like any other, and one of each may stand in a mapping.
    guard open[depth].names.insert(Array(scalar.text.utf8) + (isMerge ? [0xFF] : [])).inserted else {
      throw fault("yaml-duplicate", event, "'\(scalar.text)' stands here twice", next: "remove one")
    }
    if isMerge { open[depth].isMergeNext = true } else { open[depth].name = scalar.text }
  }

  private func index(of name: String, _ event: YAMLEvent) throws(Finding) -> Int {
    if let index = anchors[name] { return index }
    throw fault(
      "yaml-alias", event, "'*\(name)' stands for nothing that is complete before it",
      next: "put the value with '&\(name)' before it, and not around it")
  }

  // MARK: Merge keys

  /// The mappings that a merge key names: one, or a sequence of them.
  private mutating func sources(_ index: Int, _ spot: YAMLSpot) throws(Finding) -> [Int] {
    let sources: [Int]
    if case .sequence(let items) = nodes[index].content { sources = items } else { sources = [index] }
    try spend(sources.count, spot)
    for source in sources {
      guard case .mapping = nodes[source].content else {
        throw fault("yaml-merge", spot, "only mappings can be merged", next: "name one, or a list of them, behind '<<'")
      }
    }
    return sources
  }

  private mutating func merge(_ source: Int, into collection: inout YAMLCollection) throws(Finding) {
    guard case .mapping(let members) = nodes[source].content else { return }
    try spend(members.count, collection.opening.spot)
    for member in members where collection.names.insert(Array(member.name.utf8)).inserted {
      collection.members.append(member)
    }
  }

  // MARK: Faults

  private func noName(_ spot: YAMLSpot) -> Finding {
    fault("yaml-name", spot, "a name of a mapping must be a text", next: "write it as one")
  }

  private func fault(_ id: String, _ event: YAMLEvent, _ text: String, next: String) -> Finding {
    fault(id, event.spot, text, next: next)
  }

  private func fault(_ id: String, _ spot: YAMLSpot, _ text: String, next: String) -> Finding {
    Finding(id, file: file, line: spot.line, column: spot.column, text, next: next)
  }
}
