import Foundation
import LosslessJSON
import TestSupport

/// Peaks of memory, each that of a process with nothing else to do.
extension JSONBenchmarks {
  /// What a process does alone.
  private enum Alone: String {
    case hold, index, serialization, walk
  }

  static func runAlone(_ work: String, _ arguments: [String]) throws {
    guard let work = Alone(rawValue: work), let argument = arguments.first else {
      throw BenchmarkError("no such work: \(work)", isUsage: true)
    }
    switch work {
    case .hold: try hold(argument) { _ in }
    case .index: try hold(argument) { _ = try JSONDocument(reading: $0, limits: JSONWork.limits).nodes.count }
    case .serialization:
      try hold(argument) { bytes in
        try bytes.withUnsafeBytes { bytes in
          guard let start = bytes.baseAddress else { return }
          let data = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count, deallocator: .none)
          _ = try JSONSerialization.jsonObject(with: data)
        }
      }
    case .walk: try walk(bytes: Int(argument) ?? 0)
    }
  }

  /// Reads a file straight into an array of its size, so that nothing but the bytes is held.
  private static func hold(_ file: String, _ body: ([UInt8]) throws -> Void) throws {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
    let size = Int(try handle.seekToEnd())
    try handle.seek(toOffset: 0)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { out, count in
      while count < size {
        let part = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(out)[count...])
        let read = Foundation.read(handle.fileDescriptor, part.baseAddress, part.count)
        if read <= 0 { return }
        count += read
      }
    }
    guard bytes.count == size else { throw BenchmarkError("a file cannot be read: \(file)") }
    try body(bytes)
  }

  /// Bytes of memory for each byte of text, beside the text itself.
  static func indexMemory(_ run: inout BenchmarkRun) throws {
    for kind in JSONCorpus.Kind.allCases where kind != .lines {
      let measure = "json.memory.index.\(kind)"
      guard run.wants(measure) else { continue }
      let corpus = JSONCorpus(kind, size: run.options.size * 1_000_000)
      let folder = try TemporaryFolder()
      let file = folder.path + "/corpus.json"
      try Data(corpus.bytes).write(to: URL(fileURLWithPath: file))
      func peak(_ work: Alone) throws -> Double {
        try ChildProcess.peak(of: work.rawValue, [file], in: name, rounds: run.options.rounds)
      }
      let held = try peak(.hold)
      let index = (try peak(.index) - held) / Double(corpus.bytes.count)
      let serialization = (try peak(.serialization) - held) / Double(corpus.bytes.count)
      BenchmarkRun.note("\(kind): JSONSerialization takes \(BenchmarkRun.text(serialization)) bytes a byte")
      run.report(measure, index, "bytes/byte", against: ("JSONSerialization", serialization))
    }
  }

  /// The peak of a process that walks a text it never holds: it must not grow with the text.
  static func walkMemory(_ run: inout BenchmarkRun) throws {
    let sizes = [("1MB", 1_000_000), ("10MB", 10_000_000), ("100MB", 100_000_000), ("1GB", 1_000_000_000)]
      .map { (name: "json.memory.walk.\($0)", bytes: $1) }
    guard sizes.contains(where: { run.wants($0.name) }) else { return }
    let peaks = try sizes.map {
      try ChildProcess.peak(of: Alone.walk.rawValue, [String($0.bytes)], in: name, rounds: run.options.rounds) / 1e6
    }
    for (size, peak) in zip(sizes, peaks) where run.wants(size.name) {
      run.report(size.name, peak, "MB", against: ("1MB", peaks[0]))
    }
  }

  /// One list, made on the way from records that come round again.
  private static func walk(bytes: Int) throws {
    let records = JSONCorpus(.lines, size: 500_000).bytes.split(separator: 0x0A)
    var walker = JSONWalker()
    var piece = Array("[".utf8)
    var sent = 0
    var next = 0
    func deal() throws {
      walker.append(piece)
      sent += piece.count
      piece.removeAll(keepingCapacity: true)
      while let events = try walker.next() { _ = events.count }
    }
    while sent < bytes {
      while piece.count < 1 << 16 {
        piece += records[next]
        piece.append(0x2C)
        next = (next + 1) % records.count
      }
      try deal()
    }
    piece += Array("null]".utf8)
    walker.finish()
    try deal()
  }
}
