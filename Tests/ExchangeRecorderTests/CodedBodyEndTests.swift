import TestSupport
import Testing

@testable import ExchangeRecorder

@Suite struct CodedBodyEndTests {
  private let body = Array(CodedBodies.text.utf8)

  private func isWhole(_ coding: String, _ raw: [UInt8], chunked: Bool = false, seed: UInt64 = 1) -> Bool? {
    var generator = SeededGenerator(seed: seed)
    guard var end = CodedBodyEnd(contentEncoding: [coding], isChunked: chunked) else { return nil }
    var rest = raw[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(Int.random(in: 1...40, using: &generator)))
      rest = rest.dropFirst(piece.count)
      piece.withUnsafeBufferPointer { end.receive($0) }
    }
    return end.isWhole(decodedTo: body)
  }

  private func framed(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var out: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = Array(rest.prefix(Int.random(in: 1...300, using: &generator)))
      rest = rest.dropFirst(chunk.count)
      let size = String(chunk.count, radix: 16, uppercase: Bool.random(using: &generator))
      out += Array("\(Bool.random(using: &generator) ? "00" : "")\(size)\r\n".utf8) + chunk + [0x0D, 0x0A]
    }
    return out + Array("0\r\nX-Trailer: late\r\n\r\n".utf8)
  }

  @Test(arguments: [("gzip", CodedBodies.gzip), ("deflate", CodedBodies.zlib), ("zstd", CodedBodies.zstd)])
  func `knows the whole stream from each of its beginnings`(_ coding: String, _ stream: [UInt8]) {
    #expect(isWhole(coding, stream) == true)
    for count in 3..<stream.count { #expect(isWhole(coding, Array(stream.prefix(count))) == false, "\(count) bytes") }
  }

  @Test(arguments: [("gzip", CodedBodies.gzip), ("deflate", CodedBodies.zlib), ("zstd", CodedBodies.zstd)])
  func `looks through chunks however they and the reads are cut`(_ coding: String, _ stream: [UInt8]) {
    for seed in 0..<200 as Range<UInt64> {
      #expect(isWhole(coding, framed(stream, seed: seed), chunked: true, seed: seed) == true, "seed \(seed)")
      #expect(
        isWhole(coding, framed(stream.dropLast(1 + Int(seed)), seed: seed), chunked: true, seed: seed) == false,
        "seed \(seed)")
    }
    // Releases that take the framing off before they show the bytes.
    #expect(isWhole(coding, stream, chunked: true) == true)
  }

  @Test func `walks zstd frames one after the other, and passes over those that hold no text`() {
    let skippable: [UInt8] = [0x50, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3]
    let empty: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x20, 0, 1, 0, 0]
    let runLength: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x20, 9, 0x4B, 0, 0, 0x61]
    for stream in [skippable + CodedBodies.zstd, CodedBodies.zstd + empty + skippable, runLength, empty + runLength] {
      #expect(isWhole("zstd", stream) == true)
      #expect(isWhole("zstd", stream.dropLast()) == false)
    }
    #expect(isWhole("zstd", CodedBodies.zstd + [0x7B]) == false)
    #expect(isWhole("zstd", CodedBodies.gzip) == false)
  }

  @Test func `says nothing against what has no mark at its end`() {
    #expect(isWhole("deflate", CodedBodies.bareDeflate) == true)
    #expect(isWhole("gzip", []) == true)
    #expect(isWhole("br", []) == nil)
    #expect(CodedBodyEnd(contentEncoding: ["gzip", "gzip"], isChunked: false) == nil)
  }

  @Test func `computes the Adler-32 of RFC 1950`() {
    #expect(CodedBodyEnd.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(CodedBodyEnd.adler32([]) == 1)
    #expect(CodedBodyEnd.adler32([UInt8](repeating: 0xFF, count: 1_000_000)) == 0x3843_E1BE)
  }
}
