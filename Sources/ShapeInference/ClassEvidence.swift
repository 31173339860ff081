import ExchangeTypes
import LosslessJSON

/// Everything seen of an endpoint's answers of one status class in one environment.
package struct ClassEvidence: Sendable, Equatable {
  /// First and last day.
  package struct Days: Sendable, Hashable {
    package var first: CalendarDay
    package var last: CalendarDay

    package init(_ first: CalendarDay, _ last: CalendarDay) {
      self.first = first
      self.last = last
    }

    package func joined(with other: Days) -> Days { Days(min(first, other.first), max(last, other.last)) }
  }

  package var seen: Days
  /// `v1` → days on which a body of this environment belonged to it.
  package var versions: [String: Days] = [:]
  package var response: [BodyPath: PathEvidence] = [:]

  package init(seen: Days) { self.seen = seen }

  package func joined(with other: ClassEvidence) -> ClassEvidence {
    var out = self
    out.seen = seen.joined(with: other.seen)
    out.versions.merge(other.versions) { $0.joined(with: $1) }
    out.response.merge(other.response) { $0.joined(with: $1) }
    return out
  }

  /// A day this close to the one known is not worth a changed line.
  package static let dayStep = 7

  /// Adds a run's evidence: what `joined` does, and for known members that the run's parents lacked, and where the run
  /// disagrees with the best one, `latest`. A last day moves only by 7 days or more.
  package mutating func observe(_ run: RunEvidence, day: CalendarDay, version: String?) {
    seen = Self.moved(seen, to: day)
    if let version { versions[version] = versions[version].map { Self.moved($0, to: day) } ?? Days(day, day) }
    for (path, line) in run.lines {
      guard let known = response[path] else {
        response[path] = line
        continue
      }
      guard let counts = line.counts else { continue }
      response[path] = Self.observed(known, line, counts: counts, day: day)
    }
    for (path, known) in response where run.lines[path] == nil {
      guard let counts = run.absence(of: path), let best = known.counts else { continue }
      var line = known
      line.latest = Self.latest(known.latest, best: best, counts: counts, day: day)
      response[path] = line
    }
  }

  private static func observed(_ known: PathEvidence, _ line: PathEvidence, counts: PathCounts, day: CalendarDay)
    -> PathEvidence
  {
    var out = known.joined(with: line)
    out.latest = latest(known.latest, best: out.counts ?? counts, counts: counts, day: day)
    return out
  }

  private static func latest(
    _ known: PathEvidence.Latest?, best: PathCounts, counts: PathCounts, day: CalendarDay
  ) -> PathEvidence.Latest? {
    let new = PathEvidence.Latest(day: day, counts: counts)
    guard let known else { return counts.verdict == best.verdict ? nil : new }
    if day < known.day { return known }
    if known.counts.verdict != counts.verdict || day.number >= known.day.number + dayStep { return new }
    return known
  }

  private static func moved(_ days: Days, to day: CalendarDay) -> Days {
    if day < days.first { return Days(day, days.last) }
    return day.number >= days.last.number + dayStep ? Days(days.first, day) : days
  }
}
