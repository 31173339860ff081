import LosslessJSON

/// Another string for each string value of a document, and another number for every tenth, as long as the old ones.
///
/// They are made beforehand: what is measured is the edit and not who thinks of the tokens.
struct JSONReplacements {
  private var strings: [[UInt8]] = []
  private var numbers: [[UInt8]] = []

  init(for document: JSONDocument) {
    for node in document.nodes {
      switch node.kind {
      case .string: Self.fill(&strings, node.length) { [0x22] + [UInt8](repeating: 0x78, count: $0 - 2) + [0x22] }
      case .number: Self.fill(&numbers, node.length) { [UInt8](repeating: 0x37, count: $0) }
      default: break
      }
    }
  }

  private static func fill(_ tokens: inout [[UInt8]], _ length: Int, _ token: (Int) -> [UInt8]) {
    if length >= tokens.count { tokens += Array(repeating: [], count: length + 1 - tokens.count) }
    if tokens[length].isEmpty { tokens[length] = token(length) }
  }

  func edit(_ document: JSONDocument) -> JSONEdit {
    var edit = JSONEdit()
    var numberCount = 0
    for node in document.nodes {
      let range = node.start..<node.start + node.length
      switch node.kind {
      case .string: edit.replace(range, with: strings[node.length])
      case .number:
        numberCount += 1
        if numberCount % 10 == 0 { edit.replace(range, with: numbers[node.length]) }
      default: break
      }
    }
    return edit
  }
}
