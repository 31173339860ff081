import FixtureStorage
import Foundation
import LosslessJSON
import TestSupport
import Testing

@testable import CameoTesting

/// Whatever a model looks like, and in whatever order it reads: one spoilt spot of a body is the place that is reported.
@Suite struct LocatingLawTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `the spoilt spot is the reported place`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = TrialModel.random(using: &random, depth: 3)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = seed.isMultiple(of: 2) ? .convertFromSnakeCase : .useDefaultKeys
    decoder.dateDecodingStrategy = .iso8601
    decoder.userInfo[try #require(TrialBody.key)] = (model, KeyConversion(of: decoder))
    let body = model.text
    _ = try decoder.decode(TrialBody.self, from: Data(body.utf8))

    for spot in model.spots(at: JSONPointer()) {
      for (text, kind) in spot.damages {
        let document = try JSONDocument(body)
        let value = try #require(document.root.at(spot.place))
        var bytes = document.bytes
        bytes.replaceSubrange(value.range, with: text.utf8)
        let failure = try failure(of: bytes, decoder)
        #expect(failure.kind == kind, "\(spot.place) \(text) in \(body)")
        #expect(failure.place == spot.place, "\(text) in \(body)")
        #expect(failure.isExpected(as: kind, at: spot.place))
      }
      guard let shorter = try spot.dropped(from: body) else { continue }
      let failure = try failure(of: Array(shorter.utf8), decoder)
      #expect(failure.kind == .keyNotFound)
      #expect(failure.isExpected(as: .keyNotFound, at: spot.place), "\(failure) without \(spot.place) in \(body)")
    }
  }

  private func failure(of bytes: [UInt8], _ decoder: JSONDecoder) throws -> DecodeFailure {
    do {
      _ = try decoder.decode(TrialBody.self, from: Data(bytes))
    } catch let error as DecodingError {
      return DecodeFailure(error, body: bytes, decoder: decoder) { _ = try decoder.decode(TrialBody.self, from: $0) }
    }
    throw Finding("no-failure", .error, "the model reads this body: \(String(decoding: bytes, as: UTF8.self))")
  }
}
