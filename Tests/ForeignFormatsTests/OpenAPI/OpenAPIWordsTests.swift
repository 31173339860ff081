import LosslessJSON
import Testing

@testable import ForeignFormats

@Suite struct OpenAPIWordsTests {
  private static let json = #"""
    {
      "openapi": "3.1.0", "info": {"title": "Shop of Marta Kowalczyk"},
      "paths": {"/accounts": {"get": {"responses": {"200": {"description": "Konten: alle #1"}}}}},
      "components": {"schemas": {
        "Account": {"properties": {
          "tier": {"enum": ["Goldfisch", "Silber\"mond", "yes", "2024-11-30", "1.0", "", 7, 1.5, true, null]},
          "kind": {"const": "Privat", "example": "Firma"},
          "enum": {"type": "string", "default": "Nichts"},
          "größe": {"$ref": "#/components/schemas/Size"}}},
        "Size": {"enum": ["\ud83d\ude00", "é", "klein groß"]},
        "Other": {"properties": {"sizes": {"items": {"enum": ["\ud83d\ude00", "é", "klein groß"]}}}}}}
    }
    """#

  private static let yaml = #"""
    openapi: 3.1.0
    info: {title: Shop of Marta Kowalczyk}
    paths:
      /accounts:
        get:
          responses:
            200: {description: 'Konten: alle #1'}
    components:
      schemas:
        Account:
          properties:
            tier:
              enum:
                - Goldfisch  # the best
                - Silber"mond
                - yes
                - 2024-11-30
                - '1.0'
                - ""
                - 7
                - 1.5
                - true
                - ~
            kind: &kind
              const: Privat
              example: Firma
            enum: {type: string, default: Nichts}
            größe: {$ref: '#/components/schemas/Size'}
        Size:
          enum: &sizes ["😀", "\u00e9", klein
            groß]
        Other:
          properties:
            sizes:
              items: {<<: *kind, enum: *sizes}
    """#

  private func words(_ text: String) throws -> OpenAPIWords {
    try OpenAPIWords(reading: Array(text.utf8), file: "api")
  }

  @Test func `enums, constants and properties are read, and nothing else of a document`() throws {
    let words = try words(Self.json)
    #expect(
      words.values == [
        "Goldfisch", "Silber\"mond", "yes", "2024-11-30", "1.0", "", "😀", "é", "klein groß", "Privat",
      ])
    #expect(words.names == ["tier", "kind", "enum", "größe", "sizes"])
  }

  @Test func `a document says the same in JSON, in YAML, and in JSON with what YAML allows in it`() throws {
    let json = try words(Self.json)
    #expect(try words(Self.yaml) == json)
    #expect(try words("\u{FEFF}" + Self.yaml) == json)
    #expect(try words(" \n" + Self.json) == json)
    let both = Self.json.replacing("\\ud83d\\ude00", with: "😀")
    #expect(try words("# a comment\n" + both) == json)
    #expect(try words(both.replacing("null]", with: "null,]")) == json)
  }

  @Test(
    arguments: [
      ("", "api:1:1: error: the text is empty [yaml-syntax]"),
      ("[]", "api:1:1: error: this is no OpenAPI document: it has no members [openapi-kind]"),
      ("- a: b", "api:1:1: error: this is no OpenAPI document: it has no members [openapi-kind]"),
      ("Shop", "api:1:1: error: this is no OpenAPI document: it has no members [openapi-kind]"),
      // JSON's reader stops at the second of two, YAML's at the first.
      (#"{"a": "\ud83d\ude00", "b" 1}"#, "api:1:27: error: expected"),
      (#"{"a": 1, "a": {"b": "c"]}"#, "api:1:24: error: expected"),
      ("{a: b, c: [d, a: @e]}", "api:1:18: error: this is no YAML: "),
      ("{a: 1, a: 2}", "api:1:8: error: 'a' stands here twice [yaml-duplicate]"),
    ])
  func `what is no document is told by the reader that came further`(_ text: String, _ shown: String) {
    let finding = #expect(throws: Finding.self) { try words(text) }
    #expect(finding?.description.hasPrefix(shown) == true, "\(finding?.description ?? "")")
    #expect(finding?.next != nil)
  }

  @Test func `a long list that many aliases name is read once`() throws {
    var text = "a0: {enum: &list [" + (0..<50_000).map { "v\($0)" }.joined(separator: ", ") + "]}\n"
    for number in 1..<50_000 { text += "a\(number): {enum: *list}\n" }
    #expect(try words(text).values.count == 50_000)
  }

  @Test func `a document nested deeper than either reader goes is refused`() {
    let text = String(repeating: #"{"a":"#, count: 1000) + "1" + String(repeating: "}", count: 1000)
    let finding = #expect(throws: Finding.self) { try words(text) }
    #expect(finding?.text.contains("nested deeper than 512") == true)
  }
}
