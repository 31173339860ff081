import ExchangeTypes
import LosslessJSON
import ShapeInference
import Testing

/// Contracts made from bodies, as runs would make them.
enum RecordedBodies {
  static let start = 20_000

  /// One environment's evidence; each inner array is a run, `step` days apart.
  static func evidence(
    _ runs: [[String]], step: Int = 10, values: [String: [[String]]] = [:], pins: [BodyPath: MapPin] = [:]
  ) throws -> ClassEvidence {
    let first = CalendarDay(number: start)
    var evidence = ClassEvidence(seen: .init(first, first))
    for (position, bodies) in runs.enumerated() {
      var run = RunEvidence()
      for body in bodies { run.count(try JSONDocument(body).root, pins: pins) }
      for (path, lists) in values where position < lists.count {
        let known = lists[position].filter { $0 != "?" }
        run.add(values: known, isUnlisted: known != lists[position], at: try #require(BodyPath(path)))
      }
      evidence.observe(run, day: CalendarDay(number: start + step * position), version: "v\(position + 1)")
    }
    return evidence
  }

  /// An endpoint seen once in each environment, with one status.
  static func contract(_ bodies: [(environment: String, bodies: [String])], status: Int = 200) throws -> Contract {
    var contract = Contract(endpoint: "account")
    for (environment, bodies) in bodies {
      contract.classes[StatusClass(status: status), default: [:]][environment] = try evidence([bodies])
    }
    return contract
  }
}
