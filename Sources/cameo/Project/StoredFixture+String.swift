import ExchangeRedaction
import ExchangeTypes
import FixtureStorage
import LosslessJSON

extension StoredFixture {
  /// How the fixture stands for a body that is no JSON; nil for JSON and for none. Throws `Finding` for one that can't be
  /// read.
  func string() throws(Finding) -> StringBody? {
    // One look spares all others a second reading.
    guard let body, body.first == 0x22 else { return nil }
    let document = try SettingsFile(name: name.bodyPath, bytes: body, dialect: .strict).document
    return StringBody(stored: document.root, mediaType: exchange.response.mediaType.flatMap { MediaType($0) })
  }

  /// The bytes that stand here in base64, since a signed line kept them; nil for all else. Throws `Finding` as above.
  func bytesOfBody() throws(Finding) -> [UInt8]? {
    guard let body, try string() == .bytes,
      exchange.paths.contains(where: { $0.path == BodyPath.root.text && $0.treatment.action == .kept("signed") })
    else { return nil }
    let text = try SettingsFile(name: name.bodyPath, bytes: body, dialect: .strict).document.root.string
    return text.flatMap { StringBody.bytes.body(of: $0) }
  }
}
