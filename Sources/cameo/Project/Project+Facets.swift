import ExchangeRedaction
import FixtureStorage
import LosslessJSON
import ShapeInference

extension Project {
  /// Tells what the recorded fixtures of these endpoints already show, and which of them hold no JSON. Throws `Finding`
  /// for a broken seal.
  func tellStored(_ endpoints: Set<String>, to settings: inout RedactionSettings) throws(Finding) {
    let seals = try store.seals()
    for name in seals.names where endpoints.contains(name.endpoint) && name.version != nil {
      let fixture = try store.read(name, seals: seals)
      let key = RedactionSettings.ClassKey(endpoint: name.endpoint, statusClass: name.statusClass)
      settings.storedFacets[key, default: []].formUnion(
        try fixture.facets(pins: settings.pins[name.endpoint] ?? [:]))
      if let string = try fixture.string() { settings.storedStrings[key] = string }
    }
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
