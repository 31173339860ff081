import Foundation
import LosslessJSON

extension DecodeFailure {
  /// Leads an error back to the body. `decode` reads other bytes with the same model and decoder.
  init(_ error: DecodingError, body: [UInt8], decoder: JSONDecoder, decode: @escaping (Data) throws -> Void) {
    let document: JSONDocument
    do {
      document = try JSONDocument(reading: body)
    } catch {
      // To a decoder an empty body, a page of HTML and a number that does not fit are one and the same error.
      self.init(kind: .dataCorrupted, place: JSONPointer(), reason: "the body is not JSON: \(error)")
      return
    }
    let report = DecodingReport(error)
    let keys = KeyConversion(of: decoder)
    let path = WirePath(of: report.path, in: document, keys: keys)
    if let key = report.missingKey {
      self.init(missing: key, at: path, path: report.path, keys: keys)
      return
    }
    let found = Self.words(for: path)
    switch report.kind {
    case .dataCorrupted:
      let search = CulpritSearch(report: report, document: document, keys: keys, decode: decode)
      let culprit = path.rest.isEmpty ? search.culprit(below: path) : nil
      let spot = culprit ?? path
      self.init(kind: .dataCorrupted, place: spot.place, reason: "the model refuses \(Self.words(for: spot)) there")
      if culprit != nil { alsoAt = [path.place] }
    case .keyNotFound, .valueNotFound, .typeMismatch:
      let place = path.rest.reduce(path.place) { $0.appending($1.stringValue) }
      let wanted = report.wanted.map { "the model wants \($0), " } ?? ""
      self.init(kind: report.kind, place: place, reason: "\(wanted)the body has \(found)")
    }
  }

  private init(missing key: any CodingKey, at path: WirePath, path codingPath: [any CodingKey], keys: KeyConversion) {
    let name = key.stringValue
    let parent = path.rest.reduce(path.place) { $0.appending($1.stringValue) }
    func wouldTake(_ other: String) -> Bool { keys.key(of: other, under: codingPath) == name }
    if let near = keys.nearest(to: name, in: path.value) {
      let seen = keys.key(of: near.name, under: codingPath)
      self.init(
        kind: .keyNotFound, place: parent.appending(near.name),
        reason: "the model asks for '\(name)', the decoder reads this member as '\(seen)'", wouldTake: wouldTake)
      return
    }
    let wire = keys.spelling(of: name, under: codingPath)
    let asked = wire == name ? "" : " ('\(name)' in the model)"
    self.init(
      kind: .keyNotFound, place: parent.appending(wire),
      reason: "the model asks for '\(wire)'\(asked), the body has no such member", wouldTake: wouldTake)
  }

  private static func words(for path: WirePath) -> String {
    path.rest.isEmpty ? words(for: path.value) : "nothing"
  }

  /// The kind of a value in words, never the value.
  static func words(for value: JSONValue) -> String {
    switch value.kind {
    case .object: "an object"
    case .array: "an array"
    case .string: value.string?.isEmpty == true ? "an empty string" : "a string"
    case .number: value.isInteger ? "an integer" : "a fraction"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}
