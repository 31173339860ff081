import LosslessJSON
import ShapeInference

/// What `recordings/cameo.jsonc` says.
package struct StoreSettings: Sendable, Equatable {
  /// Members in the order in which they stand in the file.
  package enum Member: String, Sendable, CaseIterable {
    case format, keyID = "keyId", environments, scope, models, openapi, names, maps
  }

  /// How far equal originals get equal pseudonyms.
  package enum Scope: String, Sendable {
    case environment, store
  }

  /// 16 hex digits that tell the key, not the key.
  package var keyID: String
  /// Oldest release first; empty: the order of the environment file.
  package var environments: [String] = []
  package var scope = Scope.environment
  /// Folders with Swift sources, relative to the file.
  package var models: [String] = []
  /// OpenAPI documents, relative to the file.
  package var openapi: [String] = []
  /// Endpoint → path → word for fixture names.
  package var names: [String: [BodyPath: String]] = [:]
  /// Endpoint → path → a person's word on an object.
  package var maps: [String: [BodyPath: MapPin]] = [:]

  package init(keyID: String) { self.keyID = keyID }

  /// Reads the file strictly. Throws `Finding`.
  package init(reading file: SettingsFile) throws(Finding) {
    let root = try file.object(Member.allCases.map(\.rawValue))
    try root.checkFormat()
    self.init(keyID: try root.requiredString("keyId"))
    guard keyID.utf8.count == 16, keyID.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { throw file.finding("settings-kind", at: root.value["keyId"] ?? root.value, "'keyId' must be 16 hex digits") }
    environments = try root.strings("environments") ?? []
    if let text = try root.string("scope") {
      guard let scope = Scope(rawValue: text) else {
        throw file.finding("settings-kind", at: root.value["scope"] ?? root.value, "'scope' is environment or store")
      }
      self.scope = scope
    }
    models = try root.strings("models") ?? []
    openapi = try root.strings("openapi") ?? []
    names = try Self.pins(root, .names, "a word of small letters, digits and hyphens") {
      FixtureName.isWellFormed($0) ? $0 : nil
    }
    maps = try Self.pins(root, .maps, "map or record") { MapPin(rawValue: $0) }
  }

  private static func pins<Pin>(
    _ root: SettingsObject, _ member: Member, _ expected: String, _ read: (String) -> Pin?
  ) throws(Finding) -> [String: [BodyPath: Pin]] {
    guard let endpoints = try root.map(member.rawValue) else { return [:] }
    var out: [String: [BodyPath: Pin]] = [:]
    for endpoint in endpoints.entries {
      let paths = try endpoints.object(of: endpoint.value, named: endpoint.name, nil)
      for entry in paths.entries {
        guard let path = BodyPath(entry.name) else {
          throw root.file.finding(
            "settings-kind", at: entry.key, "'\(entry.name)' is no normalised path",
            next: "write it like $.items[*].tier")
        }
        guard let text = entry.value.string, let pin = read(text) else {
          throw root.file.finding("settings-kind", at: entry.value, "expected \(expected)")
        }
        out[endpoint.name, default: [:]][path] = pin
      }
    }
    return out
  }

  /// The environments of a run in the order in which they are judged: oldest release first, unlisted ones behind.
  package func judged(_ names: [String]) -> [String] {
    environments.filter(names.contains) + names.filter { !environments.contains($0) }
  }

  /// A new file with what is set; `cameo init` writes it.
  package var text: String {
    var members: [(String, JSONTree)] = [("format", .integer(1)), ("keyId", .string(keyID))]
    if !environments.isEmpty { members.append(("environments", .strings(environments))) }
    if scope != .environment { members.append(("scope", .string(scope.rawValue))) }
    if !models.isEmpty { members.append(("models", .strings(models))) }
    if !openapi.isEmpty { members.append(("openapi", .strings(openapi))) }
    return JSONTree.object(members).text
  }
}
