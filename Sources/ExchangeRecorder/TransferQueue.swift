/// Where other threads leave transfers for the loop's thread.
final class TransferQueue: Sendable {
  /// What has come since the loop looked last.
  struct Mail {
    var arrivals: [Transfer] = []
    var cancelled: [Transfer] = []
    var isClosed = false
    /// Nothing new may be started.
    var isEnding = false
  }

  let multi: MultiHandle
  private let mail = Guarded(Mail())

  init(multi: MultiHandle) { self.multi = multi }

  /// Queues a transfer and waits for its outcome; a cancelled task gets `.cancelled` at once.
  func outcome(of transfer: Transfer) async -> Transfer.Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.continuation = continuation
        submit(transfer)
      }
    } onCancel: {
      cancel(transfer)
    }
  }

  /// From now on nothing is taken in; the loop ends what it has.
  func close() {
    mail.with { $0.isClosed = true }
    multi.wake()
  }

  /// From now on the loop starts only what an exchange under way needs.
  func finish() {
    mail.with { $0.isEnding = true }
    multi.wake()
  }

  var isFinishing: Bool { mail.with { $0.isEnding || $0.isClosed } }

  /// All that has come, in order.
  func take() -> Mail {
    mail.with { mail in
      defer {
        mail.arrivals = []
        mail.cancelled = []
      }
      return mail
    }
  }

  private func submit(_ transfer: Transfer) {
    let refusal: TransferFailure? = post { mail in
      if mail.isClosed { return .closed }
      if transfer.stage == .cancelled { return .cancelled }
      transfer.stage = .submitted
      mail.arrivals.append(transfer)
      return nil
    }
    if let refusal { transfer.resume(.failure(refusal)) }
  }

  private func cancel(_ transfer: Transfer) {
    post { mail in
      // Cancelled before it was submitted: then `submit` must see it, and the loop must not.
      if transfer.stage == .submitted { mail.cancelled.append(transfer) }
      transfer.stage = .cancelled
    }
  }

  /// Wakes the loop only if it had nothing to see yet: one wake-up serves all that comes until it looks.
  private func post<Result>(_ change: (inout Mail) -> Result) -> Result {
    let (result, isFirst) = mail.with { mail in
      let before = mail.arrivals.count + mail.cancelled.count
      let result = change(&mail)
      return (result, before == 0 && mail.arrivals.count + mail.cancelled.count == 1)
    }
    if isFirst { multi.wake() }
    return result
  }
}
