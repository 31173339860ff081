import ExchangeRedaction
import ExchangeTypes
import FixtureStorage
import LosslessJSON
import ShapeInference

extension StoredFixture {
  /// All scalars of the body in document order. Throws `Finding` if the body can't be read.
  func scalars(pins: [BodyPath: MapPin], catalogue: RuleCatalogue) throws(Finding) -> [StoredLeaf] {
    guard let body else { return [] }
    let document = try SettingsFile(name: name.bodyPath, bytes: body, dialect: .strict).document
    return StoredLeaf.all(
      in: document.root, pins: pins, mediaType: exchange.response.mediaType.flatMap { MediaType($0) },
      catalogue: catalogue)
  }
}
