import ExchangeTypes
import LosslessJSON
import ShapeInference

/// One answer of a run while the run is being judged.
struct GatheredBody {
  let exchange: Exchange
  /// Position among the answers of its endpoint, in request order.
  let position: Int
  /// The body as it came; nil without one. Only its bytes: an index takes more than they do, and a run has thousands.
  private let raw: [UInt8]?
  /// The body with pseudonyms in place of those member names that are values, where there are such.
  var renamed: [UInt8]?
  /// How it stands for a body that is no JSON; nil for JSON.
  var string: StringBody?
  /// Of the body, with the pins of its endpoint.
  var shape: Shape?
  /// Member names that stand in the body as they came, each once.
  var keptNames: Set<String> = []
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
    raw = document?.bytes
    mediaType = exchange.response.mediaType
  }

  var hasBody: Bool { raw != nil && !isRefused }
  var byteCount: Int { hasBody ? (renamed ?? raw)?.count ?? 0 : 0 }

  /// The body with its member names replaced where they are values; nil without a body, or if it is refused.
  ///
  /// Read anew each time: whoever needs it twice holds it, and lets it go. Complexity: O(bytes).
  func document() -> JSONDocument? { hasBody ? Self.read(renamed ?? raw) : nil }

  /// The body as it came, read anew.
  func rawDocument() -> JSONDocument? { Self.read(raw) }

  /// What was read before can be read again.
  private static func read(_ bytes: [UInt8]?) -> JSONDocument? {
    guard let bytes else { return nil }
    switch Result(catching: { () throws(JSONError) in try JSONDocument(reading: bytes, limits: .unbounded) }) {
    case .success(let document): return document
    case .failure: return nil
    }
  }

  /// It counts as evidence: its names are settled.
  var isSettled: Bool { openObjects.isEmpty && !isRefused }
  var isWritten: Bool { isHeld && isSettled }

  /// Works out what is known of the body as a whole.
  mutating func note(_ document: JSONDocument, pins: [BodyPath: MapPin]) {
    shape = isSettled ? Shape(of: document.root, pins: pins) : nil
    var seen: Set<ArraySlice<UInt8>> = []
    keptNames = []
    for (index, node) in document.nodes.enumerated() where node.kind == .name && !replacedNames.contains(index) {
      guard seen.insert(document.bytes[node.start..<node.start + node.length]).inserted else { continue }
      keptNames.insert(JSONValue(document: document, index: index).string ?? "")
    }
  }

  var endpoint: String { exchange.spec.endpoint }
  var statusClass: StatusClass { StatusClass(status: exchange.response.status) }
  var key: RedactionSettings.ClassKey { .init(endpoint: endpoint, statusClass: statusClass) }
}
