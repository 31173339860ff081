import ExchangeTypes
import LosslessJSON
import ShapeInference

/// The exchanges of a batch with their bodies parsed.
struct ReceivedBodies {
  let pairs: [(exchange: RedactedExchange, document: JSONDocument?)]

  /// Throws `Finding` for an exchange that belongs elsewhere or a body that is no JSON text.
  init(_ batch: FixtureBatch, environment: String) throws(Finding) {
    var pairs: [(exchange: RedactedExchange, document: JSONDocument?)] = []
    for exchange in batch.exchanges {
      guard exchange.endpoint == batch.endpoint, StatusClass(status: exchange.status) == batch.statusClass,
        exchange.environment == environment
      else {
        throw Finding(
          "batch-mixed", .error,
          "an exchange of \(exchange.endpoint) in \(exchange.environment) came with those of \(batch.endpoint) in \(environment)",
          next: "report this as a bug of cameo")
      }
      var document: JSONDocument?
      if let body = exchange.body {
        do throws(JSONError) { document = try JSONDocument(reading: body) } catch {
          throw Finding(
            "body-not-json", .error, "the body of \(batch.endpoint) is no JSON text: \(error.description)",
            next: "nothing of it was kept; check what the server answers")
        }
      }
      pairs.append((exchange, document))
    }
    self.pairs = pairs
  }

  var documents: [JSONDocument] { pairs.compactMap(\.document) }

  /// The evidence of these bodies under other maps than the run counted with.
  func evidence(pins: [BodyPath: MapPin]) -> RunEvidence {
    var evidence = RunEvidence()
    for document in documents { evidence.count(document.root, pins: pins) }
    for (exchange, document) in pairs {
      guard let document else { continue }
      for facet in ListedValues.facets(of: document.root, paths: exchange.paths, pins: pins) {
        guard case .value(let value) = facet.fact else { continue }
        let isUnlisted = value.hasPrefix("unlisted-")
        evidence.add(values: isUnlisted ? [] : [value], isUnlisted: isUnlisted, at: facet.path)
      }
    }
    return evidence
  }
}
