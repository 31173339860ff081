import ExchangeTypes
import LosslessJSON
import ShapeInference

/// One answer of a run while the run is being judged.
struct GatheredBody {
  let exchange: Exchange
  /// Position among the answers of its endpoint, in request order.
  let position: Int
  /// The body with its member names replaced where they are values; nil without a body.
  var document: JSONDocument?
  /// Of the document, with the pins of its endpoint, where it was worked out.
  var shape: Shape?
  /// Entries of objects whose names a judge settled → what they are.
  var nameVerdicts: [Int: Decision.Names] = [:]
  /// Entries of names that are pseudonyms now.
  var replacedNames: Set<Int> = []
  /// Entries of objects that only a person can settle.
  var openObjects: [Int] = []
  /// It shows something new, and fits the limit on held bytes.
  var isHeld = true
  /// Its names could not be replaced.
  var isRefused = false
  let mediaType: MediaType?

  init(exchange: Exchange, position: Int, document: JSONDocument?) {
    self.exchange = exchange
    self.position = position
    self.document = document
    mediaType = exchange.response.mediaType
  }

  /// It counts as evidence: its names are settled.
  var isSettled: Bool { openObjects.isEmpty && !isRefused }
  var isWritten: Bool { isHeld && isSettled }

  /// Member names that stand in the body as they came, each once.
  var keptNames: Set<String> {
    guard let document else { return [] }
    var seen: Set<ArraySlice<UInt8>> = []
    var out: Set<String> = []
    for (index, node) in document.nodes.enumerated() where node.kind == .name && !replacedNames.contains(index) {
      guard seen.insert(document.bytes[node.start..<node.start + node.length]).inserted else { continue }
      out.insert(JSONValue(document: document, index: index).string ?? "")
    }
    return out
  }

  var endpoint: String { exchange.spec.endpoint }
  var statusClass: StatusClass { StatusClass(status: exchange.response.status) }
  var key: RedactionSettings.ClassKey { .init(endpoint: endpoint, statusClass: statusClass) }
}
