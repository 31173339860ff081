import ExchangeTypes

/// A fixture as it was read, its seal checked.
package struct StoredFixture: Sendable {
  package let name: FixtureName
  /// The redacted body as it stands in the file; nil for an answer without a body.
  package let body: [UInt8]?
  package let exchange: ExchangeRecord

  package init(name: FixtureName, body: [UInt8]?, exchange: ExchangeRecord) {
    self.name = name
    self.body = body
    self.exchange = exchange
  }

  package var endpoint: String { name.endpoint }
  package var statusClass: StatusClass { exchange.statusClass }
}
