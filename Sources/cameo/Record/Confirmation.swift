import ExchangeRedaction
import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Whether a later answer shows again what the first one showed for the first time.
struct Confirmation {
  /// Seconds between two answers: a hiccup is over by then.
  static let distance = 30.0

  let settings: RedactionSettings

  static func key(of exchange: Exchange) -> RedactionSettings.ClassKey {
    .init(endpoint: exchange.spec.endpoint, statusClass: StatusClass(status: exchange.response.status))
  }

  /// Every new facet of the first stands in the second too.
  func shows(_ second: Exchange, whatIsNewIn first: Exchange) -> Bool {
    let key = Self.key(of: first)
    guard key == Self.key(of: second) else { return false }
    let known = settings.storedFacets[key] ?? []
    guard let before = facets(of: first, known), let after = facets(of: second, known) else {
      return first.response.body.isEmpty && second.response.body.isEmpty
    }
    return before.subtracting(known).isSubset(of: after)
  }

  /// Nil without a body, or with one that is not kept.
  private func facets(of exchange: Exchange, _ known: Set<Facet>) -> Set<Facet>? {
    guard let document = settings.document(of: exchange) else { return nil }
    let shape = Shape(of: document.root, pins: settings.pins[exchange.spec.endpoint] ?? [:])
    return shape.facets.union(shape.absences(of: Set(known.map(\.path))))
  }
}
