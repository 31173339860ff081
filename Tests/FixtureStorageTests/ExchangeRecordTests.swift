import ExchangeTypes
import FixtureStorage
import LosslessJSON
import Testing

@Suite struct ExchangeRecordTests {
  @Test(arguments: [FormatExamples.firstExchange, FormatExamples.negativeExchange])
  func `an exchange file comes out as it went in, byte for byte`(_ text: String) throws {
    let record = try ExchangeRecord(reading: try FormatExamples.settingsFile(text))
    #expect(record.text == text)
  }

  @Test func `every member that can stand in the file is read and written`() throws {
    let text = """
      {
        "format": 1,
        "endpoint": "orders",
        "provenance": "recorded",
        "environment": "staging",
        "day": "2026-11-30",
        "tool": "0.1.0",
        "keyId": "5b0e9a4d17c2f386",
        "request": {
          "method": "POST",
          "target": "{{host}}/orders",
          "body": {
            "mediaType": "application/json",
            "text": "{\\"page\\": {{page}}}"
          }
        },
        "hops": [
          { "status": 303, "location": "{{host}}/done", "method": "GET" }
        ],
        "response": {
          "status": 200,
          "mediaType": "application/json",
          "body": "orders-v1.json",
          "thinned": ["$.items"]
        },
        "shape": {
          "fingerprint": "00"
        },
        "paths": {
          "$.a": { "pinned": true },
          "$.tier": { "kept": "signed", "unlisted": true }
        }
      }

      """
    #expect(try ExchangeRecord(reading: try FormatExamples.settingsFile(text)).text == text)
    for mutation in [
      #"{ "null": "/a~1b" }"#, #"{ "kind": { "at": "/id", "to": "number" } }"#,
      #"{ "value": { "at": "/status", "to": "unknown" } }"#, #"{ "value": { "at": "/n", "to": 1.50 } }"#,
    ] {
      let text = FormatExamples.negativeExchange.replacingOnce(#"{ "drop": "/id" }"#, with: mutation)
      #expect(try ExchangeRecord(reading: try FormatExamples.settingsFile(text)).text == text)
    }
  }

  @Test(arguments: [
    (#""format": 1"#, #""format": 2"#, "test.jsonc:2:13: error: made by a newer cameo (format 2) [newer-format]"),
    (
      #""tool""#, #""tol""#,
      "test.jsonc:7:3: error: unknown member 'tol' [settings-unknown]"
    ),
    (
      #""day": "2026-11-30""#, #""day": "2026-11-31""#,
      "test.jsonc:1:1: error: 'day' must be a day: 2026-11-30 [settings-kind]"
    ),
    (
      #"["Cache-Control", "no-store"]"#, #"["Cache-Control"]"#,
      "test.jsonc:24:7: error: a header field is a pair of name and value [settings-kind]"
    ),
  ])
  func `a file that is not as described is refused with its place`(_ old: String, _ new: String, _ expected: String)
    throws
  {
    let text = FormatExamples.firstExchange.replacingOnce(old, with: new)
    let finding = #expect(throws: Finding.self) {
      try ExchangeRecord(reading: try FormatExamples.settingsFile(text))
    }
    #expect(finding?.description.split(separator: "\n").first.map(String.init) == expected)
  }
}

extension String {
  func replacingOnce(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }

  private func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
