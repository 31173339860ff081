/// Which endpoint waits for whose answer, so that no two ever wait for each other.
struct WaitGraph: Sendable {
  private var edges: [EndpointSignature: Set<EndpointSignature>] = [:]

  mutating func add(_ waiting: EndpointSignature, _ giver: EndpointSignature) {
    edges[waiting, default: []].insert(giver)
  }

  /// Whether one waits for another, through whatever others.
  func reaches(from start: EndpointSignature, _ end: EndpointSignature) -> Bool {
    var pending = [start]
    var seen: Set<EndpointSignature> = []
    while let next = pending.popLast() {
      if next == end { return true }
      if seen.insert(next).inserted { pending += edges[next] ?? [] }
    }
    return false
  }
}
