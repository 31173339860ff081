import ExchangeTypes
import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import ExchangeRecorder

@Suite struct RetryTests {
  private let server: FaultServer

  init() throws { server = try FaultServer() }

  private func settings(_ time: ManualTime, retries: Int = 3) -> RecorderSettings {
    var settings = RecorderSettings()
    settings.retries = retries
    settings.clock = .manual(time)
    return settings
  }

  @Test(
    arguments: [
      ("/busy/429/2/7", "GET", [7, 7]), ("/busy/503/1/3", "POST", [3]), ("/busy/429/3/-", "POST", [1, 2, 4]),
      ("/busy/503/2/-", "GET", [1, 2]), ("/busy/502/1/-", "GET", [1]), ("/busy/504/1/5", "HEAD", [5]),
      ("/busy/429/1/date", "GET", [20]), ("/busy/429/1/soon", "GET", [1]), ("/busy/429/1/0", "GET", []),
    ] as [(String, String, [Double])])
  func `asks again after trouble of the moment, when the server says or ever later`(
    _ path: String, _ method: String, _ pauses: [Double]
  ) async throws {
    let time = ManualTime()
    let recorder = ExchangeRecorder(settings: settings(time))
    let exchange = try await recorder.exchange(server.spec(path, method: method))
    #expect(exchange.response.status == 200)
    #expect(time.pauses == pauses)
    #expect(exchange.tries == server.requests.count)
    #expect(exchange.tries == max(2, pauses.count + 1))
  }

  @Test(
    arguments: [
      ("/busy/503/9/-", "POST", 1), ("/busy/502/9/1", "POST", 1), ("/busy/500/9/1", "GET", 1),
      ("/busy/404/9/1", "GET", 1), ("/busy/429/9/1", "GET", 4), ("/busy/429/9/31", "GET", 1),
      ("/busy/429/9/99999999999999999999", "GET", 1), ("/busy/503/9/20", "GET", 2), ("/reset/at-once", "GET", 1),
    ])
  func `asks no more often than makes sense`(_ path: String, _ method: String, _ count: Int) async throws {
    let time = ManualTime()
    let recorder = ExchangeRecorder(settings: settings(time))
    do {
      let exchange = try await recorder.exchange(server.spec(path, method: method))
      #expect(exchange.response.status == Int(path.split(separator: "/")[1]))
      #expect(exchange.tries == count)
    } catch { #expect(error.kind == .protocolError) }
    #expect(server.requests.count == count)
  }

  @Test func `a port that refuses is tried again, whatever the method, and heard when it opens`() async throws {
    let port = UInt16(server.host.port ?? 0)
    let spec = server.spec("/late-riser", method: "DELETE")
    server.stop()
    let late = Guarded<LoopbackServer?>(nil)
    let time = ManualTime { count in
      guard count == 2 else { return }
      do {
        let server = try LoopbackServer(port: port) { _ in .json("\"up\"") }
        late.with { $0 = server }
      } catch { Issue.record(error) }
    }
    let exchange = try await ExchangeRecorder(settings: settings(time)).exchange(spec)
    #expect(exchange.response.body == Array("\"up\"".utf8))
    #expect(exchange.tries == 3)
    #expect(time.pauses == [1, 2])
  }

  @Test func `a port that stays closed is said with how often it was tried`() async throws {
    let recorder = ExchangeRecorder(settings: settings(ManualTime(), retries: 2))
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await recorder.exchange(.test("http://\(HostPort.closed)/json"))
    }
    #expect(failure?.text == "\(HostPort.closed): no connection: refused or no way there, tried 3 times")
    #expect(failure?.tries == 3)
  }

  @Test func `others of the host wait with the one that was told to`() async throws {
    let time = ManualTime()
    var settings = settings(time)
    settings.jobs = 1
    let recorder = ExchangeRecorder(settings: settings)
    let first = server.spec("/busy/429/1/7")
    let second = server.spec("/json")
    async let busy = recorder.exchange(first)
    while server.requests.isEmpty { await Task.yield() }
    async let other = recorder.exchange(second)
    #expect(try await [busy.response.status, other.response.status] == [200, 200])
    #expect(time.pauses == [7])
  }

  @Test func `starts to one host keep the rate`() async throws {
    let time = ManualTime()
    var settings = settings(time)
    settings.startInterval = 0.5
    let recorder = ExchangeRecorder(settings: settings)
    for _ in 0..<4 { _ = try await recorder.exchange(server.spec("/json")) }
    #expect(time.pauses == [0.5, 0.5, 0.5])
  }

  @Test func `one host has so many requests at once, others have their own`() async throws {
    let other = try FaultServer()
    var settings = RecorderSettings()
    settings.jobs = 8
    settings.jobsPerHost = 2
    let recorder = ExchangeRecorder(settings: settings)
    let specs = [server.spec("/meet/2"), other.spec("/meet/2")]
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<16 { group.addTask { try await recorder.exchange(specs[number % 2]).response.status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == [Int](repeating: 200, count: 16))
    #expect(server.mostAtOnce == 2)
    #expect(other.mostAtOnce == 2)
  }

  @Test func `after the deadline nothing is sent, and no wait goes past it`() async throws {
    let time = ManualTime()
    var settings = settings(time)
    settings.deadline = 10
    let recorder = ExchangeRecorder(settings: settings)
    let busy = try await recorder.exchange(server.spec("/busy/429/9/12"))
    #expect(busy.response.status == 429)
    _ = time.pause(10)
    let failure = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(server.spec("/json")) }
    #expect(failure?.kind == .deadline)
    #expect(failure?.text == "\(server.host): not sent before the run's deadline")
    #expect(failure?.next == "raise --deadline, or record fewer endpoints at a time")
    #expect(server.requests.count == 1)
  }

  @Test func `finishing lets what is on the wire end, its redirect too, and sends nothing else`() async throws {
    var settings = RecorderSettings()
    settings.jobs = 1
    let recorder = ExchangeRecorder(settings: settings)
    let gate = Guarded(false)
    let open = try LoopbackServer { request in
      if request.path == "/second" { return .json("\"second\"") }
      if request.path == "/first" {
        while !gate.with({ $0 }) { sched_yield() }
        return .json("{}", status: 302, fields: [HeaderField("Location", "/second")])
      }
      return .json("\"never\"")
    }
    defer { open.stop() }
    let seen = Guarded(0)
    let first = RequestSpec.test(open.origin + "/first")
    let third = RequestSpec.test(open.origin + "/third")
    let running = Task {
      seen.with { $0 += 1 }
      return try await recorder.exchange(first)
    }
    while seen.with({ $0 }) == 0 { await Task.yield() }
    let probe = Task { try await recorder.exchange(third) }
    // One at a time: the second waits. Both orders of arrival are right answers to what is asked below.
    recorder.finish()
    gate.with { $0 = true }
    let results = await [running.result, probe.result]
    for result in results {
      switch result {
      case .success(let exchange): #expect(exchange.response.status == 200)
      case .failure(let error):
        let failure = error as? ExchangeFailure
        #expect(failure?.kind == .cancelled)
        #expect(failure?.text.hasSuffix("not sent: the run was ended before its turn") == true)
      }
    }
    let later = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(third) }
    #expect(later?.next == "run it again")
  }

  @Test func `a retry that is not made any more leaves the answer that there was`() async throws {
    let recorder = Guarded<ExchangeRecorder?>(nil)
    let time = ManualTime { _ in recorder.with { $0 }?.finish() }
    let made = ExchangeRecorder(settings: settings(time))
    recorder.with { $0 = made }
    let exchange = try await made.exchange(server.spec("/busy/429/2/7"))
    // The wait ends the run; by then the retry's moment has come, or it is not sent at all.
    #expect([1, 2].contains(exchange.tries))
    #expect(exchange.response.status == 429)
  }
}
