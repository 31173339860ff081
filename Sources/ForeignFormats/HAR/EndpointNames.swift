/// Gives each endpoint a name of its own, the same whatever the order they come in.
enum EndpointNames {
  /// `taken`: names of requests that are there. Where two would be called alike, all of them say more.
  static func assign(to signatures: [EndpointSignature], taken: Set<String>) -> [EndpointSignature: String] {
    let forms: [(EndpointWords) -> String] = [\.short, \.withRelease, \.withMethod, \.withHost]
    var names: [EndpointSignature: String] = [:]
    var open = signatures.sorted()
    for form in forms where !open.isEmpty {
      let wanted = Dictionary(grouping: open) { form(EndpointWords($0)) }
      var rest: [EndpointSignature] = []
      for signature in open {
        let name = form(EndpointWords(signature))
        let isFree = wanted[name]?.count == 1 && !taken.contains(name) && !names.values.contains(name)
        if isFree { names[signature] = name } else { rest.append(signature) }
      }
      open = rest
    }
    for signature in open {
      let base = EndpointWords(signature).short
      var number = 2
      while taken.contains("\(base)-\(number)") || names.values.contains("\(base)-\(number)") { number += 1 }
      let isFree = !taken.contains(base) && !names.values.contains(base)
      names[signature] = isFree ? base : "\(base)-\(number)"
    }
    return names
  }
}
