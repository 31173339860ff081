import Digests
import ExchangeTypes
import LosslessJSON

extension FixtureStore {
  /// Everything that is wrong with the store, each with the file and the next step; empty if all is well. Only reads.
  package func verify() -> [Finding] {
    var checks = StoreVerification(store: self)
    checks.run()
    return checks.findings
  }
}
