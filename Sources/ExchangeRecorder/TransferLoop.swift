import CLibcurl
import ExchangeTypes

/// Runs transfers on the thread that made it, never more at once than the settings say.
///
/// What waits stays in a queue of its own: libcurl walks all added handles, and two thousand of them doubled its work.
final class TransferLoop {
  private let queue: TransferQueue
  private let settings: RecorderSettings
  private var waiting = WaitingLine()
  private var active: [UnsafeMutableRawPointer: Transfer] = [:]
  private var pool: [EasyHandle] = []
  /// By origin: libcurl tells it only for the hop that opened the connection.
  private var certificateExpiries: [String: String] = [:]

  init(queue: TransferQueue, settings: RecorderSettings) {
    self.queue = queue
    self.settings = settings
  }

  /// Runs until the queue is closed.
  func run() {
    while true {
      let mail = queue.take()
      waiting.append(mail.arrivals)
      mail.cancelled.forEach { stop($0, .cancelled) }
      if mail.isClosed { break }
      startWaiting()
      guard queue.multi.perform() else { break }
      // Freed places are filled before anything waits.
      if finishDone(), !waiting.isEmpty { continue }
      guard queue.multi.poll() else { break }
    }
    queue.close()
    waiting.append(queue.take().arrivals)
    active.values.forEach { stop($0, .closed) }
    while let transfer = waiting.next() { transfer.resume(.failure(.closed)) }
  }

  private func startWaiting() {
    while active.count < max(1, settings.jobs), let transfer = waiting.next() {
      guard let easy = pool.popLast() ?? EasyHandle() else {
        transfer.resume(.failure(.libcurl(CURLE_OUT_OF_MEMORY, tlsReason: nil)))
        continue
      }
      start(transfer, on: easy)
    }
  }

  private func start(_ transfer: Transfer, on easy: EasyHandle) {
    do throws(TransferFailure) {
      try easy.prepare(for: transfer, settings: settings)
      transfer.easy = easy
      active[easy.pointer] = transfer
      if !queue.multi.add(easy) { stop(transfer, .libcurl(CURLE_FAILED_INIT, tlsReason: nil)) }
    } catch {
      easy.reset()
      pool.append(easy)
      transfer.resume(.failure(error))
    }
  }

  /// Hands over what libcurl has finished; false if nothing was.
  private func finishDone() -> Bool {
    var any = false
    while let (pointer, code) = queue.multi.nextDone() {
      any = true
      guard let transfer = active[pointer], let easy = transfer.easy else { continue }
      let outcome = transfer.outcome(code, certificateExpiry: certificateExpiry(transfer.request.url, easy))
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
    transfer.easy = nil
    easy.reset()
    pool.append(easy)
  }
}

/// Transfers in the order they came; taking the first does not move the others.
private struct WaitingLine {
  private var transfers: [Transfer] = []
  private var start = 0

  var isEmpty: Bool { start == transfers.count }

  mutating func append(_ more: [Transfer]) {
    if isEmpty {
      transfers = more
      start = 0
    } else {
      transfers += more
    }
  }

  /// The next one that somebody still waits for.
  mutating func next() -> Transfer? {
    while start < transfers.count {
      let transfer = transfers[start]
      start += 1
      if !transfer.isFinished { return transfer }
    }
    return nil
  }
}
