import ExchangeTypes
import TestSupport
import Testing

@testable import ExchangeRecorder

@Suite struct StreamTests {
  private let server: FaultServer

  init() throws { server = try FaultServer() }

  private func recorder(events: Int = 100, _ time: ManualTime = ManualTime()) -> ExchangeRecorder {
    var settings = RecorderSettings()
    settings.streamEvents = events
    settings.clock = .manual(time)
    return ExchangeRecorder(settings: settings)
  }

  private func text(_ exchange: Exchange) -> String { String(decoding: exchange.response.body, as: UTF8.self) }

  @Test func `an endless stream is left after its time, behind the last whole event`() async throws {
    let time = ManualTime()
    let recorder = recorder(time)
    let lines = try await recorder.exchange(server.spec("/lines/endless"))
    #expect(text(lines) == "{\"id\":1}\n{\"id\":2}\n{\"id\":3}\n")
    #expect(lines.response.isCut)
    #expect(time.pauses.allSatisfy { $0 <= 10 })
    let events = try await recorder.exchange(server.spec("/events/endless"))
    #expect(text(events).hasSuffix("data: 5\n\n"))
    #expect(events.response.isCut)
  }

  @Test(arguments: [("/lines", 2, "{\"id\":1}\n\n{\"id\":2}\r\n"), ("/lines/endless", 1, "{\"id\":1}\n")])
  func `a stream is left after so many events`(_ path: String, _ count: Int, _ body: String) async throws {
    let exchange = try await recorder(events: count).exchange(server.spec(path))
    #expect(text(exchange) == body)
    #expect(exchange.response.isCut)
  }

  @Test func `a stream that ends by itself is whole`() async throws {
    let exchange = try await recorder().exchange(server.spec("/lines"))
    #expect(!exchange.response.isCut)
    #expect(text(exchange).hasSuffix("{\"id\":3}"))
  }

  @Test func `a stream without an event is no answer`() async throws {
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await recorder().exchange(server.spec("/events/none"))
    }
    #expect(failure?.kind == .timeout)
    #expect(failure?.text == "\(server.host): the stream gave no event within 10 s")
    #expect(failure?.next == "raise --stream-time")
  }

  @Test(
    arguments: [
      (StreamFraming.lines, "1\n2\n", 2, 4), (.lines, " \r\n1", 0, 0), (.events, "data: 1\n\ndata: 2", 1, 9),
      (.events, "data: 1\r\n\r\ndata: 2\r\n", 1, 11), (.events, "data: 1\r\rx", 1, 9), (.events, ": only\n\n", 0, 0),
      (.sequence, "\u{1E}1\n\u{1E}2\n", 2, 6),
    ])
  func `counts whole events however the bytes are cut`(
    _ framing: StreamFraming, _ text: String, _ count: Int, _ end: Int
  ) {
    for size in 1...12 {
      var events = StreamEvents(framing, limit: 99)
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        Array(rest.prefix(size)).withUnsafeBufferPointer { _ = events.receive($0) }
        rest = rest.dropFirst(size)
      }
      #expect(events.count == count, "in pieces of \(size)")
      #expect(events.end == end, "in pieces of \(size)")
    }
  }
}
