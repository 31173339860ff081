import LosslessJSON
import TestSupport
import Testing

@testable import ShapeInference

/// The shape of one value by its definition: the join of the shapes of what it holds. Slow, and plain to see.
private enum DefinedShape {
  static func of(_ value: JSONValue) -> Shape {
    var shape = Shape()
    switch value.kind {
    case .null: shape.isNull = true
    case .boolean: shape.isBoolean = true
    case .number:
      if value.isInteger { shape.isInteger = true } else { shape.isFraction = true }
    case .string: shape.formats = [StringFormat.of(value.string ?? "")]
    case .array:
      shape.hasEmptyArray = value.isEmpty
      shape.element = joined(value.elements.map(of)).map(Shape.Box.init)
    case .object:
      shape.hasEmptyObject = value.isEmpty
      if Shape.isMapByNames(value) {
        shape.mapValue = joined(value.members.map { of($0.value) }).map(Shape.Box.init)
      } else if !value.isEmpty {
        shape.members = record(value)
      }
    }
    return shape
  }

  private static func joined(_ shapes: [Shape]) -> Shape? {
    shapes.dropFirst().reduce(shapes.first) { $0?.joined(with: $1) }
  }

  private static func record(_ value: JSONValue) -> [Shape.Member] {
    var shapes: [(name: String, shape: Shape)] = []
    for member in value.members {
      let shape = of(member.value)
      if let known = shapes.firstIndex(where: { $0.name.utf8.elementsEqual(member.name.utf8) }) {
        shapes[known].shape = shapes[known].shape.joined(with: shape)
      } else {
        shapes.append((member.name, shape))
      }
    }
    return shapes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      .map { Shape.Member(name: $0.name, isSometimesAbsent: false, shape: $0.shape) }
  }
}

@Suite struct ShapeTallyTests {
  /// Names that look like values, names that do not, and few of both, so that they meet.
  private static let names = [
    "1", "22", "2024-01-02", "k0123ab", "a@b.example", "id", "x", "\\u0069d", "note", "\\ud800",
  ]

  private static func body(_ generated: inout GeneratedJSON, _ depth: Int) -> String {
    switch generated.below(depth == 0 ? 6 : 10) {
    case 0: return "null"
    case 1: return "true"
    case 2: return "7"
    case 3: return "1.5"
    case 4: return "\"2024-01-02\""
    case 5: return "\"some \\n text\""
    case 6, 7:
      let elements = (0..<generated.below(4)).map { _ in body(&generated, depth - 1) }
      return "[" + elements.joined(separator: ",") + "]"
    default:
      // One object in three has no name that is a name.
      let pool = generated.below(3) == 0 ? 5 : names.count
      let members = (0..<generated.below(14)).map { _ in
        "\"\(names[generated.below(pool)])\":\(body(&generated, depth - 1))"
      }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  @Test func `one walk gives what joining the parts gives`() throws {
    for seed in 0..<1500 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let text = seed % 3 == 0 ? generated.text(depth: 5) : Self.body(&generated, 5)
      let document = try JSONDocument(text)
      #expect(Shape(of: document.root) == DefinedShape.of(document.root), "seed \(seed): \(text)")
    }
  }

  @Test func `a stream gives the shape of the document, however it is cut`() throws {
    for seed in 0..<1500 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let document = try JSONDocument(seed % 3 == 0 ? generated.text(depth: 5) : Self.body(&generated, 5))
      var tally = ShapeTally()
      var walker = JSONWalker()
      var rest = document.bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(1 + generated.below(40))
        walker.append(piece)
        rest = rest.dropFirst(piece.count)
        if rest.isEmpty { walker.finish() }
        while let events = try walker.next() { tally.add(events) }
      }
      #expect(tally.shape == Shape(of: document.root), "seed \(seed): \(document.root.rawText)")
    }
  }

  @Test func `many texts give the join of their shapes`() throws {
    for seed in 0..<300 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let documents = try (0...generated.below(5)).map { _ in try JSONDocument(Self.body(&generated, 4)) }
      var tally = ShapeTally()
      for document in documents { tally.add(document.root) }
      let shapes = documents.map { Shape(of: $0.root) }
      let joined = shapes.dropFirst().reduce(shapes[0]) { $0.joined(with: $1) }
      #expect(tally.shape == joined, "seed \(seed)")
    }
  }

  @Test func `memory for a list of records is that of one`() throws {
    var tally = ShapeTally()
    var walker = JSONWalker()
    walker.append(Array("[".utf8))
    var spots: [Int] = []
    for round in 0..<50 {
      for row in 0..<20 {
        let id = round * 20 + row
        walker.append(
          Array("{\"id\":\(id),\"by\":{\"\(id)\":{\"n\":1},\"\(id + 1)\":{\"n\":null,\"m\":[{}]}},\"t\":[\"x\"]},".utf8)
        )
      }
      while let events = try walker.next() { tally.add(events) }
      spots.append(tally.spotCount)
    }
    #expect(spots[1] == spots[49])
  }
}
