import Testing

@testable import ExchangeRecorder

@Suite struct HostPaceTests {
  private func pace(jobs: Int = 8, perHost: Int? = nil, interval: Double = 0) -> HostPace {
    var settings = RecorderSettings()
    settings.jobs = jobs
    settings.jobsPerHost = perHost
    settings.startInterval = interval
    return HostPace(settings)
  }

  @Test func `so many at once to one host, and others are not held up by it`() {
    var pace = pace(perHost: 2)
    for _ in 0..<2 {
      #expect(pace.admission(to: "a", at: 0) == .now)
      pace.start(to: "a", at: 0)
    }
    #expect(pace.admission(to: "a", at: 99) == .whenOneEnds)
    #expect(pace.admission(to: "b", at: 0) == .now)
    pace.end(to: "a")
    #expect(pace.admission(to: "a", at: 99) == .now)
  }

  @Test func `starts to one host are so far apart, whether or not the last has ended`() {
    var pace = pace(interval: 0.5)
    pace.start(to: "a", at: 10)
    #expect(pace.admission(to: "a", at: 10.4) == .at(10.5))
    pace.end(to: "a")
    #expect(pace.admission(to: "a", at: 10.4) == .at(10.5))
    #expect(pace.admission(to: "a", at: 10.5) == .now)
    #expect(pace.admission(to: "b", at: 10) == .now)
  }

  @Test func `a host rests until the latest moment that was asked for`() {
    var pace = pace()
    pace.rest("a", until: 7)
    pace.rest("a", until: 5)
    #expect(pace.admission(to: "a", at: 6) == .at(7))
    #expect(pace.admission(to: "a", at: 7) == .now)
  }

  @Test func `one burst that was too much halves what a host is asked at once, once, down to one`() {
    var pace = pace(jobs: 4)
    func most(_ pace: HostPace) -> Int {
      var pace = pace
      var count = 0
      while pace.admission(to: "a", at: 100) == .now, count < 99 {
        pace.start(to: "a", at: 0)
        count += 1
      }
      return count
    }
    #expect(most(pace) == 4)
    for startedAt in [0.0, 0, 1] { pace.slowDown("a", for: startedAt, at: 2) }
    #expect(most(pace) == 2)
    for moment in [3.0, 5, 7] { pace.slowDown("a", for: moment, at: moment + 1) }
    #expect(most(pace) == 1)
  }
}
