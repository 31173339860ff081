import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@Suite struct ShapeJoinTests {
  private static func shapes(_ count: Int, seed: UInt64) throws -> [Shape] {
    var generated = GeneratedJSON(seed: seed, withDuplicates: true)
    return try (0..<count).map { _ in Shape(of: try JSONDocument(generated.text(depth: 3)).root) }
  }

  @Test func `join is commutative, associative and idempotent`() throws {
    for seed in 0..<400 {
      let shapes = try Self.shapes(3, seed: UInt64(seed))
      let (a, b, c) = (shapes[0], shapes[1], shapes[2])
      #expect(a.joined(with: b) == b.joined(with: a), "seed \(seed)")
      #expect(a.joined(with: b).joined(with: c) == a.joined(with: b.joined(with: c)), "seed \(seed)")
      #expect(a.joined(with: a) == a, "seed \(seed)")
      #expect(Shape().joined(with: a) == a && a.joined(with: Shape()) == a)
    }
  }

  @Test func `join is monotone: no facet is lost, and what was joined adds nothing`() throws {
    for seed in 0..<400 {
      let shapes = try Self.shapes(2, seed: UInt64(seed))
      let joined = shapes[0].joined(with: shapes[1])
      #expect(joined.facets.isSuperset(of: shapes[0].facets.union(shapes[1].facets)), "seed \(seed)")
      #expect(joined.joined(with: shapes[0]) == joined && joined.joined(with: shapes[1]) == joined)
    }
  }

  @Test func `an array's shape is the join of its elements' shapes`() throws {
    for seed in 0..<200 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      let texts = (0..<4).map { _ in generated.text(depth: 2) }
      let whole = Shape(of: try JSONDocument("[\(texts.joined(separator: ","))]").root)
      let parts = try texts.map { Shape(of: try JSONDocument($0).root) }
      #expect(whole.element?.shape == parts.reduce(Shape()) { $0.joined(with: $1) }, "seed \(seed)")
    }
  }

  @Test func `equal shapes are shapes of equal canonical text`() throws {
    var byText: [String: Shape] = [:]
    for seed in 0..<300 {
      for shape in try Self.shapes(3, seed: UInt64(seed)) {
        if let known = byText[shape.canonicalText] { #expect(known == shape, "\(shape.canonicalText)") }
        byText[shape.canonicalText] = shape
      }
    }
    #expect(byText.count > 200)
  }
}
