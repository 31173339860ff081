import ExchangeTypes
import LosslessJSON

/// The entries of one or several HAR files that are requests to the hosts that were picked.
package struct HARChoice: Sendable {
  /// An entry and its place in time among all others.
  struct Chosen: Sendable {
    var entry: HAREntry
    var url: WebURL
    var time: Int
  }

  /// In the order of time.
  private(set) var entries: [Chosen] = []
  /// Scheme and host of the requests, as `--host` picked them; the first is the main one.
  private(set) var origins: [String] = []
  package private(set) var leftOut: [HARLeftOut: Int] = [:]
  /// Requests of each host, for people who have to pick.
  package private(set) var hosts: [(host: String, requests: Int)] = []

  /// Empty `hosts`: the only one that is asked for more than what a page is made of; where there are several, no entry is
  /// chosen. Empty `paths`: all.
  package init(_ files: [HARFile], hosts patterns: [GlobPattern] = [], paths: [GlobPattern] = []) {
    leftOut[.unreadable] = files.map(\.unreadable).reduce(0, +)
    let requests = sieved(files)
    let counts = Dictionary(grouping: requests) { $0.url.host.description }.mapValues(\.count)
    hosts = counts.map { ($0.key, $0.value) }.sorted { ($1.requests, $0.host) < ($0.requests, $1.host) }
    let picked = Self.picked(hosts.map(\.host), patterns)
    for request in requests {
      if !picked.contains(request.url.host.description) {
        leftOut[AnalyticsHosts.contain(request.url.host.host) ? .analytics : .otherHost, default: 0] += 1
      } else if !paths.isEmpty, !paths.contains(where: { $0.matches(request.url.path) }) {
        leftOut[.otherPath, default: 0] += 1
      } else {
        entries.append(request)
      }
    }
    origins = Self.origins(entries, patterns)
    leftOut = leftOut.filter { $0.value > 0 }
  }

  package var isEmpty: Bool { entries.isEmpty }

  private mutating func sieved(_ files: [HARFile]) -> [Chosen] {
    let all = files.flatMap(\.entries)
    // Where a tool says no time, its order is all there is.
    let isTimed = all.allSatisfy { $0.start != nil }
    let ordered = isTimed ? Self.byTime(all) : all
    var sieve = HARSieve()
    var requests: [Chosen] = []
    for (time, entry) in ordered.enumerated() {
      if let reason = sieve.reason(entry) {
        leftOut[reason, default: 0] += 1
      } else if let url = entry.target {
        requests.append(Chosen(entry: entry, url: url, time: time))
      }
    }
    return requests
  }

  /// Of one instant, as tools write it that round or know none, the order of the file says which came first.
  private static func byTime(_ entries: [HAREntry]) -> [HAREntry] {
    entries.enumerated().sorted { a, b in
      guard let first = a.element.start, let second = b.element.start, first != second else {
        return a.offset < b.offset
      }
      return first < second
    }.map(\.element)
  }

  private static func picked(_ hosts: [String], _ patterns: [GlobPattern]) -> Set<String> {
    if !patterns.isEmpty {
      return Set(
        hosts.filter { host in
          let name = HostPort(host)?.host ?? host
          return patterns.contains { $0.matches(host) || $0.matches(name) }
        })
    }
    let serious = hosts.filter { !AnalyticsHosts.contain(HostPort($0)?.host ?? $0) }
    if serious.count == 1 { return Set(serious) }
    return hosts.count == 1 ? Set(hosts) : []
  }

  /// In the order of the patterns, then by how many requests they have.
  private static func origins(_ entries: [Chosen], _ patterns: [GlobPattern]) -> [String] {
    let counts = Dictionary(grouping: entries, by: \.url.origin).mapValues(\.count)
    func rank(_ origin: String) -> Int {
      let host = WebURL(origin)?.host
      return patterns.firstIndex { $0.matches(host?.host ?? "") || $0.matches(host?.description ?? "") }
        ?? patterns.count
    }
    return counts.map { (rank($0.key), -$0.value, $0.key) }.sorted { $0 < $1 }.map(\.2)
  }
}
