import Digests
import ExchangeTypes
import LosslessJSON
import ShapeInference

extension ExchangeRecord {
  /// The record of an exchange that becomes a fixture.
  init(_ exchange: RedactedExchange, name: FixtureName, tool: String, fingerprint: String?) {
    var response = Response(
      status: exchange.status, mediaType: exchange.mediaType, body: exchange.body == nil ? nil : name.bodyFile)
    response.fields = exchange.fields
    response.dropped = exchange.dropped
    response.thinned = exchange.thinned
    self.init(
      endpoint: exchange.endpoint, provenance: .recorded, environment: exchange.environment, day: exchange.day,
      tool: tool,
      keyID: exchange.keyID, response: response)
    request = Request(template: exchange.request, mediaType: exchange.requestMediaType)
    hops = exchange.hops
    paths = exchange.paths
    self.fingerprint = fingerprint
  }

  /// The fingerprint of a body; nil if it is no JSON text.
  static func fingerprint(of body: [UInt8]) -> String? {
    do throws(JSONError) { return Shape(of: try JSONDocument(reading: body).root).fingerprint } catch { return nil }
  }
}
