/// Transfers that wait for their turn, host by host, in the order they came; taking the first does not move the others.
struct WaitingLines {
  private struct Line {
    private var entries: [(number: Int, transfer: Transfer)] = []
    private var start = 0

    mutating func append(_ transfer: Transfer, _ number: Int) {
      if start == entries.count {
        entries = []
        start = 0
      }
      entries.append((number, transfer))
    }

    mutating func putFirst(_ transfer: Transfer) {
      // Before all others, whatever came earlier.
      if start > 0 {
        start -= 1
        entries[start] = (-1, transfer)
      } else {
        entries.insert((-1, transfer), at: 0)
      }
    }

    /// The number of the first one that somebody still waits for.
    mutating func first() -> Int? {
      while start < entries.count, entries[start].transfer.isFinished { start += 1 }
      return start < entries.count ? entries[start].number : nil
    }

    mutating func take() -> Transfer {
      start += 1
      return entries[start - 1].transfer
    }

    var waiting: [Transfer] { entries[start...].map(\.transfer) }
  }

  private var lines: [String: Line] = [:]
  private var count = 0

  /// A retry goes before what came later than it.
  mutating func append(_ transfer: Transfer) {
    if transfer.rest != nil {
      lines[transfer.host, default: Line()].putFirst(transfer)
    } else {
      lines[transfer.host, default: Line()].append(transfer, count)
      count += 1
    }
  }

  /// The first to come among the hosts that may be asked.
  mutating func next(where isAdmitted: (_ host: String) -> Bool) -> Transfer? {
    var best: (host: String, number: Int)?
    for host in lines.keys {
      guard let number = lines[host]?.first() else {
        lines[host] = nil
        continue
      }
      if let known = best, known.number < number || (known.number == number && known.host < host) { continue }
      if isAdmitted(host) { best = (host, number) }
    }
    return best.flatMap { lines[$0.host]?.take() }
  }

  /// Hosts that somebody waits for.
  mutating func hosts() -> [String] { lines.keys.filter { lines[$0]?.first() != nil } }

  /// Takes out all that fit.
  mutating func removeAll(where isUnwanted: (Transfer) -> Bool) -> [Transfer] {
    let all = lines.values.flatMap(\.waiting)
    let unwanted = all.filter(isUnwanted)
    if unwanted.isEmpty { return [] }
    let old = lines
    lines = [:]
    for (host, line) in old {
      var rest = Line()
      for transfer in line.waiting where !isUnwanted(transfer) {
        rest.append(transfer, count)
        count += 1
      }
      lines[host] = rest
    }
    return unwanted
  }
}
