import ExchangeRedaction
import LosslessJSON

/// One run of `cameo redact`: reads documents in batches that go on over the ends of files, redacts each batch as one,
/// writes in order.
struct RedactSession: ~Copyable {
  private let framing: JSONFraming?
  private let limits: JSONLimits
  private let team: DocumentTeam
  private var sources: [RedactSource]
  private var batch = Batch()
  private var output = RedactOutput()
  /// The source whose output is written next.
  private var next = 0
  var trouble: RedactTrouble

  var report: DocumentReport { get async { await team.report } }

  /// Whether there is an input that anything could be done for.
  var hasDoneAnything: Bool { sources.contains { $0.isDone } }

  /// Bytes of documents that are redacted together: what one of them tells is known in the others.
  static let batchBytes = 8 << 20
  private static let pieceBytes = 1 << 20

  init(_ sources: [RedactSource], settings: DocumentSettings, framing: JSONFraming?, jobs: Int, trouble: RedactTrouble)
  {
    self.sources = sources
    self.framing = framing
    self.trouble = trouble
    limits = settings.limits
    team = DocumentTeam(settings, count: jobs)
  }

  /// Redacts all inputs. Throws `Finding` where nothing more can be written; what is whole by then stays.
  mutating func run() async throws(Finding) {
    for number in sources.indices {
      do throws(Finding) {
        try await read(number)
      } catch {
        // What can't be written ends the run; what can't be read costs itself.
        guard error.id == "unreadable" || error.id == "no-file" || error.id == "too-large" else { throw error }
        sources[number].isDamaged = true
        trouble.tell(error)
      }
      if batch.bytes >= Self.batchBytes { try await flush(readUntil: number + 1) }
    }
    try await flush(readUntil: sources.count)
  }

  // MARK: Reading

  private mutating func read(_ number: Int) async throws(Finding) {
    let source = sources[number]
    if source.file != "-", let fixture = StoredMark.sealed(source.file) {
      batch.add(.bytes(fixture), of: number, line: 1, count: fixture.count)
      sources[number].read = 1
      trouble.tell(Finding("stored", .note, file: source.file, "a fixture of a store, left as it is"))
      return
    }
    var input = source.file == "-" ? ByteStream.standardInput() : try ByteStream.reading(source.file)
    var piece = try input.read(Self.pieceBytes)
    let framing = self.framing ?? Self.framing(of: source.file, beginning: piece)
    let isFramed = framing == .lines || framing == .sequence
    sources[number].hasMark = !isFramed && piece.starts(with: [0xEF, 0xBB, 0xBF])
    let beginning = Array(piece.prefix(4))
    var texts = JSONTexts(framing: framing, limits: limits)
    while true {
      if piece.isEmpty { texts.finish() } else { texts.append(piece) }
      while let text = texts.next() {
        switch text.content {
        case .success(let document):
          batch.add(.document(document, framing), of: number, line: text.line, count: document.bytes.count)
          sources[number].read += 1
        case .failure(let error):
          refuse(error, of: number, framing, beginning)
        }
        // Whether a file holds one document only is known at its end.
        if batch.bytes >= Self.batchBytes, framing != .single { try await flush(readUntil: number) }
      }
      if piece.isEmpty { break }
      piece = try input.read(Self.pieceBytes)
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

  /// A bad line costs itself; where nothing tells the end of a document, it costs what follows; a file of one document
  /// is left out.
  private mutating func refuse(_ error: JSONError, of number: Int, _ framing: JSONFraming, _ beginning: [UInt8]) {
    sources[number].isDamaged = true
    if framing == .single {
      sources[number].isLeftOut = true
      sources[number].read = 0
      batch.remove(allOf: number)
    }
    let advice = RedactAdvice(
      error, of: sources[number].file == "-" ? nil : sources[number].file, framing: framing, beginning: beginning)
    trouble.tell(
      Finding(
        "not-json", file: sources[number].name, line: error.location.line, column: error.location.column,
        "\(advice.cause); \(advice.loss)", next: advice.next))
  }

  // MARK: Writing

  /// Documents that are redacted as one, and fixtures that stand between them, with the lines on which they begin.
  private struct Batch {
    enum Content {
      case document(JSONDocument, JSONFraming)
      case bytes([UInt8])
    }

    private(set) var items: [(content: Content, source: Int, line: Int, count: Int)] = []
    private(set) var bytes = 0

    var documents: [JSONDocument] {
      items.compactMap { item in if case .document(let document, _) = item.content { document } else { nil } }
    }

    mutating func add(_ content: Content, of source: Int, line: Int, count: Int) {
      items.append((content, source, line, count))
      bytes += count
    }

    mutating func remove(allOf source: Int) {
      while let last = items.last, last.source == source {
        bytes -= last.count
        items.removeLast()
      }
    }
  }

  /// Writes the batch, redacted, and ends the outputs of all sources before `readUntil`; the batch is empty then.
  private mutating func flush(readUntil: Int) async throws(Finding) {
    let batch = self.batch
    self.batch = Batch()
    var redacted = await team.redact(batch.documents)[...]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(batch.bytes + batch.bytes / 8)
    for item in batch.items {
      if item.source > next {
        try output.write(bytes, of: sources[next])
        bytes.removeAll(keepingCapacity: true)
        try end(before: item.source)
      }
      switch item.content {
      case .bytes(let fixture):
        bytes += fixture
        sources[item.source].written += 1
      case .document(_, let framing):
        guard let document = redacted.popFirst() else { continue }
        append(document, of: item.source, line: item.line, framing, to: &bytes)
      }
    }
    if next < sources.count { try output.write(bytes, of: sources[next]) }
    try end(before: readUntil)
  }

  private mutating func append(
    _ document: RedactedDocument, of number: Int, line: Int, _ framing: JSONFraming, to bytes: inout [UInt8]
  ) {
    switch document {
    case .written(let text):
      if sources[number].hasMark, sources[number].written == 0 { bytes += [0xEF, 0xBB, 0xBF] }
      if framing == .sequence { bytes.append(JSONFraming.recordSeparator) }
      bytes += text
      if text.last != 0x0A { bytes.append(0x0A) }
      sources[number].written += 1
    case .refused(var finding):
      finding.file = sources[number].name
      finding.line = line
      trouble.tell(finding)
    }
  }

  private mutating func end(before number: Int) throws(Finding) {
    while next < number {
      let source = sources[next]
      if let target = source.target, !source.isWorthWriting, FileDoor.exists(target) {
        trouble.tell(
          Finding("not-written", .note, file: target, "left as it was: nothing of \(source.name) could be written"))
      }
      try output.end(source)
      next += 1
    }
  }
}
