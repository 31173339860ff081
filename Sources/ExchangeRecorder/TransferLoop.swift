import CLibcurl
import ExchangeTypes

/// Runs transfers on the thread that made it, never more at once than the settings say.
///
/// What waits stays in a queue of its own: libcurl walks all added handles, and two thousand of them doubled its work.
final class TransferLoop {
  private let queue: TransferQueue
  private let settings: RecorderSettings
  private let clock: RecorderClock
  private var waiting = WaitingLines()
  private var pace: HostPace
  private var active: [UnsafeMutableRawPointer: Transfer] = [:]
  private var pool: [EasyHandle] = []
  /// By origin: libcurl tells it only for the hop that opened the connection.
  private var certificateExpiries: [String: String] = [:]

  init(queue: TransferQueue, settings: RecorderSettings) {
    self.queue = queue
    self.settings = settings
    clock = settings.clock
    pace = HostPace(settings)
  }

  /// Runs until the queue is closed.
  func run() {
    while true {
      let mail = queue.take()
      mail.arrivals.forEach(arrive)
      mail.cancelled.forEach { stop($0, .cancelled) }
      if mail.isClosed { break }
      if mail.isEnding { refuse(.ended) { !$0.isFollowUp } }
      startWaiting()
      guard queue.multi.perform() else { break }
      endStreams()
      // Freed places are filled before anything waits.
      if finishDone(), !waiting.hosts().isEmpty { continue }
      guard wait() else { break }
    }
    queue.close()
    queue.take().arrivals.forEach(arrive)
    active.values.forEach { stop($0, .closed) }
    refuse(.closed) { _ in true }
  }

  private func arrive(_ transfer: Transfer) {
    if let rest = transfer.rest {
      pace.rest(transfer.host, until: rest.until)
      if rest.isTooMuch { pace.slowDown(transfer.host, for: rest.startedAt, at: clock.now()) }
    }
    waiting.append(transfer)
  }

  private func refuse(_ failure: TransferFailure, where isRefused: (Transfer) -> Bool) {
    for transfer in waiting.removeAll(where: isRefused) { transfer.resume(.failure(failure)) }
  }

  private func startWaiting() {
    let now = clock.now()
    if let deadline = settings.deadlineAt, now >= deadline {
      refuse(.deadline(isSent: false)) { _ in true }
      return
    }
    while active.count < max(1, settings.jobs),
      let transfer = waiting.next(where: { pace.admission(to: $0, at: now) == .now })
    {
      guard let easy = pool.popLast() ?? EasyHandle() else {
        transfer.resume(.failure(.libcurl(CURLE_OUT_OF_MEMORY, tlsReason: nil)))
        continue
      }
      start(transfer, on: easy, at: now)
    }
  }

  /// Until libcurl has something to do, somebody wakes the loop, or a moment has come that is waited for.
  private func wait() -> Bool {
    let now = clock.now()
    var moments = active.count < max(1, settings.jobs) ? waiting.hosts().compactMap { moment(for: $0, at: now) } : []
    if !active.isEmpty || !moments.isEmpty, let deadline = settings.deadlineAt { moments.append(deadline) }
    moments += active.values.compactMap(\.streamEnd)
    guard let next = moments.min() else { return queue.multi.poll(seconds: 60) }
    return queue.multi.poll(seconds: clock.pause(max(0, next - now)))
  }

  private func moment(for host: String, at now: Double) -> Double? {
    switch pace.admission(to: host, at: now) {
    case .now: now
    case .at(let moment): moment
    case .whenOneEnds: nil
    }
  }

  private func start(_ transfer: Transfer, on easy: EasyHandle, at now: Double) {
    let timeout = min(transfer.timeout, (settings.deadlineAt ?? .infinity) - now)
    do throws(TransferFailure) {
      try easy.prepare(for: transfer, timeout: timeout, settings: settings)
      transfer.easy = easy
      active[easy.pointer] = transfer
      pace.start(to: transfer.host, at: now)
      if !queue.multi.add(easy) { stop(transfer, .libcurl(CURLE_FAILED_INIT, tlsReason: nil)) }
    } catch {
      easy.reset()
      pool.append(easy)
      transfer.resume(.failure(error))
    }
  }

  /// Ends the streams that have been listened to for long enough.
  private func endStreams() {
    let now = clock.now()
    for transfer in active.values where transfer.streamEnd.map({ $0 <= now }) ?? false {
      let outcome = transfer.cutStream()
      release(transfer)
      transfer.resume(outcome)
    }
  }

  /// Hands over what libcurl has finished; false if nothing was.
  private func finishDone() -> Bool {
    var any = false
    while let (pointer, code) = queue.multi.nextDone() {
      any = true
      guard let transfer = active[pointer], let easy = transfer.easy else { continue }
      var outcome = transfer.outcome(code, certificateExpiry: certificateExpiry(transfer.request.url, easy))
      if code == CURLE_OPERATION_TIMEDOUT, let deadline = settings.deadlineAt, clock.now() >= deadline {
        outcome = .failure(.deadline(isSent: true))
      }
      release(transfer)
      transfer.resume(outcome)
    }
    return any
  }

  private func certificateExpiry(_ url: WebURL, _ easy: EasyHandle) -> String? {
    guard url.scheme == "https" else { return nil }
    if let expiry = easy.certificateExpiry { certificateExpiries[url.origin] = expiry }
    return certificateExpiries[url.origin]
  }

  private func stop(_ transfer: Transfer, _ failure: TransferFailure) {
    release(transfer)
    transfer.resume(.failure(failure))
  }

  /// Takes a transfer off the wire; its handle goes back to the pool.
  private func release(_ transfer: Transfer) {
    guard let easy = transfer.easy else { return }
    queue.multi.remove(easy)
    active[easy.pointer] = nil
    pace.end(to: transfer.host)
    transfer.easy = nil
    easy.reset()
    pool.append(easy)
  }
}
