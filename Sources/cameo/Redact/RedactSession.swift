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
  private static let batchBytes = 8 << 20
  private static let pieceBytes = 1 << 20

  init(settings: DocumentSettings, context: Context, framing: JSONFraming?, jobs: Int) {
    self.context = context
    self.framing = framing
    limits = settings.limits
    team = DocumentTeam(settings, count: jobs)
  }

  /// `target`: nil is standard output. Throws `Finding` where nothing can be read or written.
  mutating func redact(_ file: String, to target: String?) async throws(Finding) {
    if file != "-", let fixture = StoredMark.sealed(file) {
      var output =
        try target.map { path throws(Finding) in try ByteStream.writing(path) } ?? ByteStream.standardOutput()
      try output.write(fixture)
      try output.finish()
      context.terminal.err("\(file): note: a fixture of a store, left as it is [stored]")
      return
    }
    var input = file == "-" ? ByteStream.standardInput() : try ByteStream.reading(file)
    var output = try target.map { path throws(Finding) in try ByteStream.writing(path) } ?? ByteStream.standardOutput()
    var piece = try input.read(Self.pieceBytes)
    let framing = self.framing ?? Self.framing(of: file, beginning: piece)
    var texts = JSONTexts(framing: framing, limits: limits)
    var batch = Batch()
    while true {
      if piece.isEmpty { texts.finish() } else { texts.append(piece) }
      while let text = texts.next() {
        switch text.content {
        case .success(let document): batch.add(document, line: text.line)
        case .failure(let error): try refuse(error, in: input.name, framing)
        }
        if batch.bytes >= Self.batchBytes { try output.write(await redacted(&batch, of: input.name, framing)) }
      }
      if piece.isEmpty { break }
      piece = try input.read(Self.pieceBytes)
    }
    try output.write(await redacted(&batch, of: input.name, framing))
    try output.finish()
  }

  /// Documents that are redacted as one, with the lines on which they begin.
  private struct Batch {
    private(set) var documents: [JSONDocument] = []
    private(set) var lines: [Int] = []
    private(set) var bytes = 0

    mutating func add(_ document: JSONDocument, line: Int) {
      documents.append(document)
      lines.append(line)
      bytes += document.bytes.count
    }
  }

  /// By the file's ending; else a line that is a document, with more behind it, is one of many.
  private static func framing(of file: String, beginning: [UInt8]) -> JSONFraming {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "ndjson", "jsonl", "log", "ldjson": return .lines
    case "json", "har", "geojson", "jsonld": return .single
    default: break
    }
    guard let end = beginning.firstIndex(of: 0x0A), beginning[end...].contains(where: { $0 > 0x20 }),
      JSONDocument.parsed(String(decoding: beginning[..<end], as: UTF8.self)) != nil
    else { return .concatenated }
    return .lines
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
  private mutating func redacted(_ batch: inout Batch, of name: String, _ framing: JSONFraming) async -> [UInt8] {
    if batch.documents.isEmpty { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(batch.bytes + batch.bytes / 8)
    for (document, line) in zip(await team.redact(batch.documents), batch.lines) {
      switch document {
      case .written(let text):
        if framing == .sequence { bytes.append(JSONFraming.recordSeparator) }
        bytes += text
        if text.last != 0x0A { bytes.append(0x0A) }
      case .refused(var finding):
        finding.file = name
        finding.line = line
        context.terminal.report([finding])
        hasTrouble = true
      }
    }
    batch = Batch()
    return bytes
  }
}
