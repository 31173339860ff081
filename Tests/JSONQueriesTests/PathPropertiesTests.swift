import Foundation
import JSONQueries
import LosslessJSON
import TestSupport
import Testing

/// The properties that fuzzing holds paths against, held against what once broke one and against many more.
@Suite struct PathPropertiesTests {
  private static let fuzz = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzz")

  private static func violation(_ input: [UInt8]) -> String? {
    do throws(PathProperties.Violation) {
      try PathProperties.check(input)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `what fuzzing found, and what it starts from, has the properties of paths`() throws {
    var count = 0
    for folder in ["Findings/paths", "Seeds/paths"].map(Self.fuzz.appendingPathComponent) {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        let input = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
        #expect(Self.violation(input) == nil, "\(name)")
        // A path that is cut off, too.
        let end = input.firstIndex(of: 0x0A) ?? input.count
        for cut in 0..<end {
          #expect(Self.violation(Array(input[..<cut] + input[end...])) == nil, "\(name) cut at \(cut)")
        }
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test func `paths and bodies from seeds have the properties of paths, and so have those near them`() {
    for seed in 0..<400 as Range<UInt64> {
      var paths = GeneratedPath(seed: seed)
      var bodies = GeneratedJSON(seed: seed)
      var input = Array((paths.text() + "\n" + bodies.text()).utf8)
      #expect(Self.violation(input) == nil, "seed \(seed)")
      input[bodies.below(input.count)] = UInt8(bodies.below(256))
      #expect(Self.violation(input) == nil, "seed \(seed), with one byte changed")
    }
  }
}
