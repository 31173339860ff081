import LosslessJSON

/// Where the documents of a run go: one output at a time, in the order of the inputs.
struct RedactOutput: ~Copyable {
  private var stream: ByteStream?
  /// Files that are whole.
  private var finished: [String] = []

  /// Adds to the output of the source at hand.
  mutating func write(_ bytes: [UInt8], of source: RedactSource) throws(Finding) {
    if bytes.isEmpty { return }
    do throws(Finding) {
      if stream == nil { stream = try Self.open(source) }
      try stream?.write(bytes)
    } catch {
      throw withState(error)
    }
  }

  /// Nothing more comes from a source: its output gets its name, or what was there before stays.
  mutating func end(_ source: RedactSource) throws(Finding) {
    guard let target = source.target else { return }
    defer { stream = nil }
    guard source.isWorthWriting else { return }
    do throws(Finding) {
      if stream == nil { stream = try Self.open(source) }
      try stream?.finish()
    } catch {
      throw withState(error)
    }
    finished.append(target)
  }

  private static func open(_ source: RedactSource) throws(Finding) -> ByteStream {
    if let target = source.target { try ByteStream.writing(target) } else { ByteStream.standardOutput() }
  }

  /// What can't be written ends the run: says what was written until then.
  private func withState(_ finding: Finding) -> Finding {
    guard let last = finished.last else { return finding }
    var finding = finding
    finding.text += "; written before: \(Count.words(finished.count, "file")), the last is \(last)"
    return finding
  }
}
