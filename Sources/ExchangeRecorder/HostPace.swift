/// How hard each host may be asked: how many requests at once, how often one may start, and until when it is left alone.
///
/// Time comes in as a number, so that every rule can be tested without waiting.
struct HostPace {
  /// Whether a request may start.
  enum Admission: Equatable {
    case now
    case at(Double)
    case whenOneEnds
  }

  private struct Host {
    var running = 0
    /// Fewer than at first if the host said that it was too many.
    var most: Int
    var nextStart = -Double.infinity
    var restsUntil = -Double.infinity
    var slowedAt = -Double.infinity
  }

  private let most: Int
  private let interval: Double
  private var hosts: [String: Host] = [:]

  init(_ settings: RecorderSettings) {
    most = max(1, min(settings.jobsPerHost ?? settings.jobs, settings.jobs))
    interval = settings.startInterval
  }

  func admission(to host: String, at now: Double) -> Admission {
    guard let state = hosts[host] else { return .now }
    if state.running >= state.most { return .whenOneEnds }
    let moment = max(state.nextStart, state.restsUntil)
    return moment <= now ? .now : .at(moment)
  }

  mutating func start(to host: String, at now: Double) {
    hosts[host, default: Host(most: most)].running += 1
    hosts[host]?.nextStart = now + interval
  }

  mutating func end(to host: String) { hosts[host]?.running -= 1 }

  mutating func rest(_ host: String, until moment: Double) {
    let until = max(moment, hosts[host]?.restsUntil ?? moment)
    hosts[host, default: Host(most: most)].restsUntil = until
  }

  /// The host said that this was too much: from now on half as many at once, but at least one.
  ///
  /// Many answers of one burst say it together; only what started after the last halving counts again.
  mutating func slowDown(_ host: String, for startedAt: Double, at now: Double) {
    var state = hosts[host] ?? Host(most: most)
    guard startedAt > state.slowedAt else { return }
    state.slowedAt = now
    state.most = max(1, state.most / 2)
    hosts[host] = state
  }
}

/// Before a retry: until when its host is left alone, and whether fewer requests at once are wanted.
struct HostRest: Equatable {
  var until: Double
  var isTooMuch: Bool
  /// When the request that was refused had started.
  var startedAt: Double
}
