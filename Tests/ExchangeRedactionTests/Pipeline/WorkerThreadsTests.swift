import Testing

@testable import ExchangeRedaction

@Suite struct WorkerThreadsTests {
  @Test(arguments: [1, 2, 3, 16], [0, 1, 2, 7, 200])
  func `results stand in the order of the pieces`(_ count: Int, _ pieces: Int) {
    let results = WorkerThreads(count).map(pieces) { piece, _ in
      // The first pieces take longest.
      (0..<(pieces - piece) * 50).reduce(piece * 1000) { sum, _ in sum }
    }
    #expect(results == (0..<pieces).map { $0 * 1000 })
  }

  @Test(arguments: [1, 2, 5])
  func `no two pieces have one worker at a time`(_ count: Int) {
    // Each worker's own counter: it would lose counts if two pieces had it at once.
    final class Counter: @unchecked Sendable { var pieces = 0 }
    let counters = (0..<count).map { _ in Counter() }
    let seen = WorkerThreads(count).map(500) { _, worker in
      let before = counters[worker].pieces
      counters[worker].pieces = before + 1
      return counters[worker].pieces == before + 1
    }
    #expect(seen.allSatisfy { $0 })
    #expect(counters.reduce(0) { $0 + $1.pieces } == 500)
  }

  @Test func `parts of a list come back as one list`() {
    for count in [0, 1, 9, 10, 11, 25] {
      #expect(WorkerThreads(3).flatMap(count, inPartsOf: 10) { $0.map { $0 * 2 } } == (0..<count).map { $0 * 2 })
    }
  }

  @Test func `fewer than one thread is one`() { #expect(WorkerThreads(0).map(3) { piece, _ in piece } == [0, 1, 2]) }
}
