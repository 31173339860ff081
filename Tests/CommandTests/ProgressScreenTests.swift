import EnvironmentRuns
import Foundation
import TestSupport
import Testing

@testable import cameo

/// Progress on a terminal: in place, of any width, and never in the way of what is printed.
@Suite struct ProgressScreenTests {
  /// A terminal that a screen draws on, and whose window a test resizes.
  private final class Window: @unchecked Sendable {
    private let lock = NSLock()
    private var model: ScreenModel
    private var writes = 0

    init(width: Int) { model = ScreenModel(width: width) }

    var text: [String] { lock.withLock { model.text } }
    var faults: [String] { lock.withLock { model.faults } }
    var count: Int { lock.withLock { writes } }

    func resize(to width: Int) { lock.withLock { model.resize(to: width) } }

    func write(_ text: String) {
      lock.withLock {
        model.write(text)
        writes += 1
      }
    }

    func screen(rows: Int = 24) -> ProgressScreen {
      ProgressScreen(
        size: { [self] in (lock.withLock { model.width }, rows) }, write: { [self] in write($0) })
    }
  }

  private func progress(_ done: Int, of all: Int, failed: Int = 0, underWay: Int = 0, bytes: Int = 0) -> RunProgress {
    var progress = RunProgress()
    (progress.done, progress.all, progress.failed) = (done, all, failed)
    (progress.underWay, progress.bytes) = (underWay, bytes)
    return progress
  }

  private func row(_ name: String, _ progress: RunProgress, waitsFor words: String? = nil) -> ProgressRow {
    ProgressRow(name: name, progress: progress, waitsFor: words)
  }

  @Test func `each environment has a line with what is done, failed, in flight, and the bytes`() {
    let rows = [
      row("production", progress(34, of: 120, failed: 2, underWay: 50, bytes: 1_234_567)),
      row("staging", progress(120, of: 120, bytes: 980)),
    ]
    #expect(
      ProgressLayout.lines(rows, width: 80, height: 24) == [
        "production   34/120 done  2 failed  50 in flight  1.2 MB",
        "staging     120/120 done                           980 B",
      ])
  }

  @Test func `a narrow window loses words first and then the end of names`() {
    let rows = [row("production", progress(34, of: 120, failed: 2, underWay: 50, bytes: 1_234_567))]
    func line(_ width: Int) -> String { ProgressLayout.lines(rows, width: width, height: 24)[0] }
    #expect(line(52) == "production  34/120  2 failed  50 in flight  1.2 MB")
    #expect(line(40) == "production 34/120 2 fail 50 out 1.2 MB")
    #expect(line(34) == "prod… 34/120 2 fail 50 out 1.2 MB")
    #expect(line(22) == "produc… 34/120 2 fail")
    #expect(line(10) == "pro… 34/…")
  }

  @Test func `what a run waits for is told instead of what it counts`() {
    let rows = [row("staging", progress(3, of: 3, bytes: 100), waitsFor: "asking again in 30 s")]
    #expect(ProgressLayout.lines(rows, width: 80, height: 24) == ["staging  3/3 done  asking again in 30 s"])
    #expect(ProgressLayout.lines(rows, width: 36, height: 24) == ["staging  asking again in 30 s"])
  }

  @Test func `no line is as wide as the window, and there are fewer than it has rows, whatever is shown`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let rows = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        let letters = Array("prod-üß漢字👩‍👩‍👧e\u{301}\u{1B}\n\u{202E}")
        let name = (0..<Int.random(in: 0...30, using: &random)).compactMap { _ in letters.randomElement(using: &random)
        }
        return row(
          String(name),
          progress(
            Int.random(in: 0...99999, using: &random), of: 99999, failed: Int.random(in: 0...99, using: &random),
            underWay: Int.random(in: 0...50, using: &random), bytes: Int.random(in: 0...(1 << 50), using: &random)),
          waitsFor: Bool.random(using: &random) ? "asking again in 30 s" : nil)
      }
      let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...12, using: &random))
      let lines = ProgressLayout.lines(rows, width: width, height: height)
      #expect(lines.count <= max(height - 1, 1))
      for line in lines {
        #expect(width == 1 || ShownText.columns(line) < width, "\(width): \(line)")
        #expect(!line.unicodeScalars.contains(where: ShownText.isControl))
      }
    }
  }

  @Test func `environments that the window is too low for are counted`() {
    let rows = (1...5).map { row("env\($0)", progress($0, of: 5, failed: $0 == 5 ? 1 : 0)) }
    #expect(
      ProgressLayout.lines(rows, width: 80, height: 4) == [
        "env1  1/5 done  0 B", "env2  2/5 done  0 B", "and 3 more  12/15 done  1 failed",
      ])
  }

  @Test func `lines are drawn again in place, and only where something changed`() {
    let window = Window(width: 60)
    let screen = window.screen()
    screen.begin(["old", "new"], isTicking: false)
    #expect(window.count == 0)
    screen.tick()
    for done in 1...100 { screen.update(0, progress(done, of: 100)) }
    screen.tick()
    screen.tick()
    #expect(window.count == 2)
    #expect(window.text == ["old  100/100 done  0 B", "new      0/0 done  0 B"])
    screen.end()
    #expect(window.text == [] && window.faults == [])
  }

  @Test func `what is printed meanwhile stands above, whole, and the lines come back below it`() {
    let window = Window(width: 60)
    let screen = window.screen()
    window.write("$ cameo record\r\n")
    screen.begin(["old", "new"], isTicking: false)
    screen.tick()
    screen.around { window.write("error: one\r\n  next: two\r\n") }
    #expect(window.text == ["$ cameo record", "error: one", "  next: two"])
    screen.tick()
    #expect(window.text.count == 5)
    screen.end()
    #expect(window.text == ["$ cameo record", "error: one", "  next: two"])
    #expect(window.faults == [])
  }

  @Test func `a window that becomes narrower or wider is drawn for what it is`() {
    let window = Window(width: 80)
    let screen = window.screen()
    window.write("$ cameo record\r\n")
    screen.begin(["production", "staging"], isTicking: false)
    for width in [80, 40, 25, 61, 30, 80] {
      window.resize(to: width)
      screen.update(0, progress(width, of: 120, failed: 2, underWay: 50, bytes: 1_234_567))
      screen.tick()
      #expect(window.text.count == 3 && window.text[0] == "$ cameo record", "\(width): \(window.text)")
    }
    window.resize(to: 20)
    screen.end()
    #expect(window.text == ["$ cameo record"] && window.faults == [])
  }

  @Test func `nothing is drawn any more once it has ended`() {
    let window = Window(width: 80)
    let screen = window.screen()
    screen.begin(["staging"], isTicking: false)
    screen.end()
    screen.update(0, progress(1, of: 1))
    screen.tick()
    #expect(window.count == 0)
  }

  @Test func `sizes have one digit and the unit that fits`() {
    let sizes = [0, 999, 1000, 999_949, 999_950, 1_250_000, 64 << 20, 1 << 50]
    #expect(
      sizes.map(ByteCount.text) == ["0 B", "999 B", "1.0 kB", "999.9 kB", "1.0 MB", "1.3 MB", "67.1 MB", "1125.9 TB"])
  }
}
