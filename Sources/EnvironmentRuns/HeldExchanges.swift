import ExchangeTypes

/// The exchanges of a run until they are redacted, with a limit on their bytes.
///
/// Past the limit the latest in request order are let go, and none behind them is taken any more: what is held in the
/// end depends on the order of requests alone, not on the order of arrival.
struct HeldExchanges {
  private let limit: Int
  private var held: [AnswerPlace: Exchange] = [:]
  private var bytes = 0
  /// The first place that was let go.
  private var cutoff: AnswerPlace?

  init(limit: Int) { self.limit = limit }

  mutating func add(_ exchange: Exchange, at place: AnswerPlace) {
    if let cutoff, place >= cutoff { return }
    held[place] = exchange
    bytes += exchange.response.body.count
    while bytes > limit, let last = held.keys.max() {
      bytes -= held.removeValue(forKey: last)?.response.body.count ?? 0
      cutoff = last
    }
  }

  func isHeld(_ place: AnswerPlace) -> Bool { held[place] != nil }

  /// In request order.
  var exchanges: [Exchange] { held.sorted { $0.key < $1.key }.map(\.value) }
}
