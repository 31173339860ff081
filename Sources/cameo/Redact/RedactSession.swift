import ExchangeRedaction
import LosslessJSON

/// One run of `cameo redact`: reads documents in batches, redacts each batch as one, writes in order.
struct RedactSession {
  private let context: Context
  private let framing: JSONFraming?
  private let limits: JSONLimits
  private let team: DocumentTeam
  /// Whether a document was left out or refused.
  private(set) var hasTrouble = false

  var report: DocumentReport { get async { await team.report } }

  /// Bytes of documents that are redacted together: what one of them tells is known in the others.
  private static let batchBytes = 16 << 20
  private static let pieceBytes = 1 << 20

  init(settings: DocumentSettings, context: Context, framing: JSONFraming?, jobs: Int) {
    self.context = context
    self.framing = framing
    limits = settings.limits
    team = DocumentTeam(settings, count: jobs)
  }

  /// `target`: nil is standard output. Throws `Finding` where nothing can be read or written.
  mutating func redact(_ file: String, to target: String?) async throws(Finding) {
    var input = file == "-" ? ByteStream.standardInput() : try ByteStream.reading(file)
    var output = try target.map { path throws(Finding) in try ByteStream.writing(path) } ?? ByteStream.standardOutput()
    let framing = self.framing ?? Self.framing(of: file)
    var texts = JSONTexts(framing: framing, limits: limits)
    var batch: [JSONDocument] = []
    var held = 0
    var isAtEnd = false
    while !isAtEnd {
      let piece = try input.read(Self.pieceBytes)
      isAtEnd = piece.isEmpty
      if isAtEnd { texts.finish() } else { texts.append(piece) }
      while let text = texts.next() {
        switch text.content {
        case .success(let document):
          batch.append(document)
          held += document.bytes.count
        case .failure(let error):
          try refuse(error, in: input.name, framing)
        }
        if held >= Self.batchBytes { try output.write(await flush(&batch, &held, framing)) }
      }
    }
    try output.write(await flush(&batch, &held, framing))
    try output.finish()
  }

  private static func framing(of file: String) -> JSONFraming {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return switch ending {
    case "ndjson", "jsonl", "log", "ldjson": .lines
    case "json", "har", "geojson", "jsonld": .single
    default: .concatenated
    }
  }

  /// A bad line costs itself; where nothing tells the end of a document, nothing can be done.
  private mutating func refuse(_ error: JSONError, in name: String, _ framing: JSONFraming) throws(Finding) {
    let finding = Finding(
      "not-json", file: name, line: error.location.line, column: error.location.column, error.message,
      next: framing == .lines || framing == .sequence
        ? "the line was left out" : "correct it; for one document a line use --framing lines")
    if framing == .lines || framing == .sequence {
      context.terminal.report([finding])
      hasTrouble = true
    } else {
      throw finding
    }
  }

  /// The text of a batch, redacted; the batch is empty then.
  private mutating func flush(_ batch: inout [JSONDocument], _ held: inout Int, _ framing: JSONFraming) async -> [UInt8]
  {
    if batch.isEmpty { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(held + held / 8)
    for document in await team.redact(batch) {
      switch document {
      case .written(let text):
        if framing == .sequence { bytes.append(JSONFraming.recordSeparator) }
        bytes += text
        if text.last != 0x0A { bytes.append(0x0A) }
      case .refused(let finding):
        context.terminal.report([finding])
        hasTrouble = true
      }
    }
    batch.removeAll(keepingCapacity: true)
    held = 0
    return bytes
  }
}
