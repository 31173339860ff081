import LosslessJSON

extension FixtureStore {
  /// Consumers with an expectations file, sorted.
  package func consumers() throws(Finding) -> [String] {
    do throws(FileFailure) {
      return try FileDoor.names(in: expectationsFolder).filter { $0.hasSuffix(".jsonc") && !$0.hasPrefix(".") }
        .map { String($0.dropLast(6)) }
    } catch { throw error.finding }
  }

  /// What a consumer says. Not named: the only one; none means defaults, several is a finding.
  package func expectations(of consumer: String? = nil) throws(Finding) -> Expectations {
    let known = try consumers()
    if consumer == nil, known.count > 1 {
      throw Finding(
        "consumer-unclear", file: expectationsFolder, "several consumers: \(known.joined(separator: ", "))",
        next: "name one of them with as:")
    }
    guard let consumer = consumer ?? known.first else { return Expectations(consumer: "") }
    let file = expectationsFolder + "/" + consumer + ".jsonc"
    guard let bytes = try bytes(of: file) else {
      throw Finding(
        "consumer-unknown", file: file, "no expectations of '\(consumer)'",
        next: known.isEmpty ? "write the file, or name no consumer" : "known: \(known.joined(separator: ", "))")
    }
    return try Expectations(consumer: consumer, reading: try SettingsFile(name: file, bytes: bytes))
  }
}
