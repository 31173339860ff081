/// The written forms of many schemes as one tree, so that a place in a text is looked at once for all of them.
struct WrittenForms: Sendable {
  static let people = WrittenForms(CheckedNumberList.people)
  static let devices = WrittenForms(CheckedNumber.devices)

  private struct Node {
    /// By what a byte may be: a digit, a letter, itself.
    var digit: Int?
    var letter: Int?
    var either: Int?
    var signs: [(byte: UInt8, node: Int)] = []
    /// Schemes whose form ends here.
    var ends: [Int] = []
  }

  private let schemes: [CheckedNumber]
  private var nodes = [Node()]

  init(_ schemes: [CheckedNumber]) {
    self.schemes = schemes
    for (index, scheme) in schemes.enumerated() {
      for form in scheme.written { add(form.utf8, index) }
    }
  }

  private mutating func add(_ form: some Sequence<UInt8>, _ scheme: Int) {
    var node = 0
    for byte in form {
      switch byte {
      case UInt8(ascii: "9"): node = child(of: node, \.digit)
      case UInt8(ascii: "A"): node = child(of: node, \.letter)
      case UInt8(ascii: "*"): node = child(of: node, \.either)
      case _ where byte.isDigit: node = child(of: node, \.digit)
      case _ where byte.isUppercase: node = child(of: node, \.letter)
      default: node = sign(byte, of: node)
      }
    }
    nodes[node].ends.append(scheme)
  }

  private mutating func child(of node: Int, _ edge: WritableKeyPath<Node, Int?>) -> Int {
    if let next = nodes[node][keyPath: edge] { return next }
    nodes.append(Node())
    nodes[node][keyPath: edge] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func sign(_ byte: UInt8, of node: Int) -> Int {
    if let next = nodes[node].signs.first(where: { $0.byte == byte }) { return next.node }
    nodes.append(Node())
    nodes[node].signs.append((byte, nodes.count - 1))
    return nodes.count - 1
  }

  /// The longest form that starts there and whose number is valid. Forms have at most 23 characters, so this takes no
  /// longer in a long text. `isWhole`: the form must end with the text; `isHinted`: forms without a check count, too.
  func match(_ bytes: [UInt8], at start: Int, isWhole: Bool = false, isHinted: Bool = false) -> Match? {
    var best: Match?
    walk(bytes, start, from: 0, at: start, isWhole: isWhole, isHinted: isWhole || isHinted, &best)
    return best
  }

  struct Match {
    var end: Int
    var scheme: CheckedNumber
  }

  private func walk(
    _ bytes: [UInt8], _ start: Int, from node: Int, at position: Int, isWhole: Bool, isHinted: Bool,
    _ best: inout Match?
  ) {
    let here = nodes[node]
    if !here.ends.isEmpty, !isWhole || position == bytes.count, best.map({ $0.end < position }) ?? true {
      let compact = CheckedNumber.compact(bytes[start..<position])
      let fitting = here.ends.lazy.map { schemes[$0] }.filter { (isHinted || $0.isSureInText) && $0.accepts(compact) }
      if let scheme = fitting.max(by: { $0.checks < $1.checks }) { best = Match(end: position, scheme: scheme) }
    }
    guard position < bytes.count else { return }
    let byte = bytes[position]
    // Inside text lower case counts in a number that is all in it.
    if byte.isLowercase, !isWhole, position > start, !bytes[start].isLowercase { return }
    var next = [here.either]
    if byte.isDigit {
      next.append(here.digit)
    } else if byte.isLetter {
      next.append(here.letter)
    } else {
      next = [here.signs.first { $0.byte == byte }?.node]
    }
    for case let node? in next {
      walk(bytes, start, from: node, at: position + 1, isWhole: isWhole, isHinted: isHinted, &best)
    }
  }
}
