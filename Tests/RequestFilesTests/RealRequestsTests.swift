import Foundation
import LosslessJSON
import RequestFiles
import Testing

/// The request files of the end-to-end test, which real backends answer.
@Suite struct RealRequestsTests {
  @Test(arguments: ["pocketbase", "canaille"])
  func `the end-to-end test's own requests make a plan`(_ backend: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("EndToEnd/\(backend)/requests")
    let http = try String(contentsOf: folder.appendingPathComponent(backend + ".http"), encoding: .utf8)
    let environments = try String(contentsOf: folder.appendingPathComponent("http-client.env.json"), encoding: .utf8)
    for environment in ["production", "staging"] {
      let plan = try Sample.plan(Sample.sources(http, environments: environments), environment)
      #expect(plan.requests.count > 20)
      #expect(plan.levels.count >= 3)
      // Logins and hosts come with the run.
      #expect(Set(plan.findings.map(\.id)).isSubset(of: ["unset-variable"]))
    }
  }
}
