import ExchangeTypes
import TestSupport
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"), (-86_400, "1969-12-31"),
    (-86_401, "1969-12-30"), (951_782_400, "2000-02-29"), (4_107_542_400, "2100-03-01"), (1_795_996_800, "2026-11-30"),
  ])
  func `tells the day of a second`(seconds: Int, day: String) {
    #expect(CalendarDay(secondsSince1970: seconds).description == day)
  }

  @Test func `any second has a day`() {
    #expect(CalendarDay(secondsSince1970: Int.min).number < 0)
    #expect(CalendarDay(secondsSince1970: Int.max).number > 0)
  }

  @Test func `survives its text, day by day`() {
    func check(from first: CalendarDay, to last: CalendarDay, by step: Int) {
      for number in stride(from: first.number, through: last.number, by: step) {
        let day = CalendarDay(number: number)
        if CalendarDay(day.description) != day { Issue.record("\(day) is not read back") }
        let parts = day.parts
        if CalendarDay(year: parts.year, month: parts.month, day: parts.day) != day { Issue.record("\(day)") }
      }
    }
    check(from: CalendarDay(year: 1895, month: 1, day: 1), to: CalendarDay(year: 2105, month: 12, day: 31), by: 1)
    check(from: CalendarDay(year: 1, month: 1, day: 1), to: CalendarDay(year: 9999, month: 12, day: 31), by: 97)
  }

  @Test(arguments: [
    "", "2026-11-31", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "26-01-01", "2026-1-01",
    "2026-01-1", "2026/01/01", "+026-01-01", "2026-01-01T00:00:00Z", " 2026-01-01", "2026-+1-01", "2026-01-01-",
  ])
  func `refuses days that do not exist`(text: String) { #expect(CalendarDay(text) == nil) }

  @Test func `day and month may run over`() {
    #expect(CalendarDay(year: 2026, month: 14, day: 1).description == "2027-02-01")
    #expect(CalendarDay(year: 2026, month: 15, day: 1).description == "2027-03-01")
    #expect(CalendarDay(year: 2026, month: 0, day: 1).description == "2025-12-01")
    #expect(CalendarDay(year: 2026, month: -12, day: 1).description == "2024-12-01")
    #expect(CalendarDay(year: 2026, month: 1, day: 32).description == "2026-02-01")
    for month in -60...60 {
      let expected = CalendarDay(year: 2026 + (month + 60 - 1) / 12 - 5, month: (month + 60 - 1) % 12 + 1, day: 5)
      #expect(CalendarDay(year: 2026, month: month, day: 5) == expected, "\(month)")
    }
  }

  @Test func `the order of days is the order of their texts`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let a = CalendarDay(number: Int.random(in: -100_000...100_000, using: &generator))
      let b = CalendarDay(number: Int.random(in: -100_000...100_000, using: &generator))
      #expect((a < b) == (a.description < b.description))
    }
  }
}
