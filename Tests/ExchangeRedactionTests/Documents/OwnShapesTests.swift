import LosslessJSON
import ShapeInference
import Testing

@testable import ExchangeRedaction

/// Documents of many standards, services, languages and layouts, each as its users write it.
@Suite struct OwnShapesTests {
  @Test(arguments: OwnShape.all)
  func `detect takes what leads to a person or opens something, and leaves what a model needs`(
    _ shape: OwnShape
  ) throws {
    let document = try DocumentExample(.detect).redact(shape.document)
    let texts = try Unfolded.texts(of: document)
    let left = shape.gone.filter { texts.contains($0) }
    #expect(left == [])
    let missing = shape.stays.filter { !texts.contains($0) }
    #expect(missing == [])
  }

  @Test(arguments: OwnShape.all)
  func `strict leaves nothing that is not public`(_ shape: OwnShape) throws {
    let document = try DocumentExample(.strict).redact(shape.document)
    let texts = try Unfolded.texts(of: document)
    let left = (shape.gone + shape.hidden).filter { texts.contains($0) }
    #expect(left == [])
  }

  @Test(arguments: OwnShape.all, RedactionPolicy.allCases)
  func `both keep kinds and nesting, and the shape where no name is data`(_ shape: OwnShape, _ policy: RedactionPolicy)
    throws
  {
    let before = try JSONDocument(shape.document)
    let after = try DocumentExample(policy).document(shape.document)
    #expect(before.nodes.map(\.kind) == after.nodes.map(\.kind))
    let names = { (document: JSONDocument) in
      document.nodes.indices.filter { document.nodes[$0].kind == .name }.map {
        JSONValue(document: document, index: $0).string
      }
    }
    if policy == .detect, names(before) == names(after) { #expect(Shape(of: before.root) == Shape(of: after.root)) }
  }

  /// A test that plants nothing can't fail.
  @Test(arguments: OwnShape.all)
  func `what must go and what must stay stands in the document`(_ shape: OwnShape) throws {
    let texts = try Unfolded.texts(of: shape.document)
    let missing = (shape.gone + shape.stays + shape.hidden).filter { !texts.contains($0) }
    #expect(missing == [])
  }
}
