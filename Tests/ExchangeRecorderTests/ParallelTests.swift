import ExchangeRecorder
import ExchangeTypes
import TestSupport
import Testing

@Suite struct ParallelTests {
  private let server: FaultServer

  init() throws { server = try FaultServer() }

  private func recorder(jobs: Int) -> ExchangeRecorder {
    var settings = RecorderSettings()
    settings.jobs = jobs
    return ExchangeRecorder(settings: settings)
  }

  @Test func `uses one connection for requests that follow each other`() async throws {
    let recorder = recorder(jobs: 4)
    for _ in 0..<5 {
      let exchange = try await recorder.exchange(server.spec("/connection"))
      #expect(exchange.response.body == Array("1".utf8))
    }
  }

  @Test(arguments: [1, 3, 16])
  func `keeps as many requests on the wire as the limit says, and no more`(_ jobs: Int) async throws {
    let recorder = recorder(jobs: jobs)
    let spec = server.spec("/meet/\(jobs)")
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<(jobs * 5) { group.addTask { try await recorder.exchange(spec).response.status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == [Int](repeating: 200, count: jobs * 5))
    #expect(server.mostAtOnce == jobs)
    #expect(Set(server.requests.map(\.connection)).count == jobs)
  }

  @Test func `answers each of many with its own body`() async throws {
    let recorder = recorder(jobs: 16)
    let wrong = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<500 {
        let spec = server.spec("/echo/\(number)", method: "POST", body: Array("body \(number)".utf8))
        group.addTask {
          let text = String(decoding: try await recorder.exchange(spec).response.body, as: UTF8.self)
          return !(text.hasPrefix("POST /echo/\(number)\n") && text.hasSuffix("\n\nbody \(number)"))
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wrong == 0)
    #expect(server.requests.count == 500)
  }

  @Test func `one failure leaves the others alone`() async throws {
    let recorder = recorder(jobs: 4)
    let paths = ["/json", "/reset", "/json", "/truncated", "/json", "/gzip/cut", "/json"]
    let kept = await withTaskGroup(of: (Int, Bool).self) { group in
      for (position, path) in paths.enumerated() {
        let spec = server.spec(path)
        group.addTask {
          do { return try await (position, recorder.exchange(spec).response.status == 200) } catch {
            return (position, false)
          }
        }
      }
      return await group.reduce(into: [Int: Bool]()) { $0[$1.0] = $1.1 }
    }
    #expect(paths.indices.map { kept[$0] } == paths.map { $0 == "/json" })
  }

  @Test func `cancelling a task ends its transfer`() async throws {
    let recorder = recorder(jobs: 1)
    let spec = server.spec("/hang")
    let task = Task { try await recorder.exchange(spec) }
    let waiting = Task { try await recorder.exchange(spec) }
    while server.requests.isEmpty { await Task.yield() }
    waiting.cancel()
    task.cancel()
    for task in [task, waiting] {
      let failure = await #expect(throws: ExchangeFailure.self) { try await task.value }
      #expect(failure?.kind == .cancelled)
      #expect(failure?.text == "\(server.host): cancelled")
    }
    #expect(try await recorder.exchange(server.spec("/json")).response.status == 200)
  }

  @Test func `a task cancelled before sends nothing`() async throws {
    let recorder = recorder(jobs: 1)
    let spec = server.spec("/json")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await recorder.exchange(spec)
    }
    let failure = await #expect(throws: ExchangeFailure.self) { try await task.value }
    #expect(failure?.kind == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test func `closing ends what is on the wire and what comes later`() async throws {
    let recorder = recorder(jobs: 1)
    let spec = server.spec("/hang")
    let tasks = (0..<3).map { _ in Task { try await recorder.exchange(spec) } }
    while server.requests.isEmpty { await Task.yield() }
    recorder.close()
    for task in tasks {
      let failure = await #expect(throws: ExchangeFailure.self) { try await task.value }
      #expect(failure?.text == "\(server.host): the recorder is closed")
    }
    let later = await #expect(throws: ExchangeFailure.self) { try await recorder.exchange(spec) }
    #expect(later?.kind == .cancelled)
  }

  @Test func `many cancelled at random leave the rest whole`() async throws {
    let recorder = recorder(jobs: 8)
    var generator = SeededGenerator(seed: 7)
    var tasks: [(Task<Exchange, any Error>, Bool)] = []
    for number in 0..<300 {
      let spec = server.spec("/echo/\(number)")
      let task = Task { try await recorder.exchange(spec) }
      let isCancelled = Bool.random(using: &generator)
      if isCancelled { task.cancel() }
      tasks.append((task, isCancelled))
    }
    for (task, isCancelled) in tasks {
      switch await task.result {
      case .success(let exchange): #expect(exchange.response.status == 200)
      case .failure(let error): #expect(isCancelled && (error as? ExchangeFailure)?.kind == .cancelled)
      }
    }
  }
}
