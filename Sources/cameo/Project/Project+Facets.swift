import ExchangeRedaction
import FixtureStorage
import LosslessJSON
import ShapeInference

extension Project {
  /// What the recorded fixtures of these endpoints already show. Throws `Finding` for a broken seal.
  func storedFacets(
    of endpoints: Set<String>, pins: [String: [BodyPath: MapPin]]
  ) throws(Finding) -> [RedactionSettings.ClassKey: Set<Facet>] {
    var out: [RedactionSettings.ClassKey: Set<Facet>] = [:]
    let seals = try store.seals()
    for name in seals.names where endpoints.contains(name.endpoint) && name.version != nil {
      let fixture = try store.read(name, seals: seals)
      let key = RedactionSettings.ClassKey(endpoint: name.endpoint, statusClass: name.statusClass)
      out[key, default: []].formUnion(try fixture.facets(pins: pins[name.endpoint] ?? [:]))
    }
    return out
  }

  /// Throws `Finding` if nothing could be kept: better now than after everything was sent.
  func checkWritable() throws(Finding) {
    try FileDoor.checkWritable(store.path)
    if FileDoor.exists(rulesFolder) { try FileDoor.checkWritable(rulesFolder) }
  }

  /// The same without writing anything, for a run that only says what it would do.
  func checkAccess() throws(Finding) {
    try FileDoor.checkAccess(store.path)
    if FileDoor.exists(rulesFolder) { try FileDoor.checkAccess(rulesFolder) }
  }
}
