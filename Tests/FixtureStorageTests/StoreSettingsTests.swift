import FixtureStorage
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@Suite struct StoreSettingsTests {
  @Test func `every member of the example is read`() throws {
    let settings = try StoreSettings(reading: try FormatExamples.settingsFile(FormatExamples.settings))
    #expect(settings.keyID == "5b0e9a4d17c2f386")
    #expect(settings.environments == ["production", "staging"])
    #expect(settings.judged(["preview", "staging", "production"]) == ["production", "staging", "preview"])
    #expect(settings.scope == .environment)
    #expect(settings.models == ["../Sources/RiderApp/Models"])
    #expect(settings.openapi == ["../api/openapi.json"])
    #expect(settings.names["account"] == [BodyPath.root.member("contact").member("street_line_1"): "street"])
    #expect(settings.maps["account"] == [BodyPath.root.member("limits"): .map])
  }

  @Test(arguments: [
    (#"{ "format": 1 }"#, "settings-missing"), (#"{ "keyId": "5b0e9a4d17c2f386" }"#, "settings-missing"),
    (#"{ "format": 1, "keyId": "5B0E9A4D17C2F386" }"#, "settings-kind"),
    (#"{ "format": 1, "keyId": "5b0e9a4d17c2f386", "scope": "planet" }"#, "settings-kind"),
    (#"{ "format": 1, "keyId": "5b0e9a4d17c2f386", "maps": { "a": { "$.b": "set" } } }"#, "settings-kind"),
    (#"{ "format": 1, "keyId": "5b0e9a4d17c2f386", "names": { "a": { "b": "c" } } }"#, "settings-kind"),
    (#"{ "format": 1, "keyId": "5b0e9a4d17c2f386", "colour": 1 }"#, "settings-unknown"),
  ])
  func `what is not described is refused`(_ text: String, _ id: String) throws {
    let finding = #expect(throws: Finding.self) {
      try StoreSettings(reading: try FormatExamples.settingsFile(text))
    }
    #expect(finding?.id == id)
    #expect(finding?.line == 1)
  }

  @Test(arguments: [
    (
      "{\n  \"format\": 1,\n  // the team's key\n  \"keyId\": \"5b0e9a4d17c2f386\", // rotate in May\n}\n",
      "{\n  \"format\": 1,\n  // the team's key\n  \"keyId\": \"5b0e9a4d17c2f386\", // rotate in May\n"
        + "  \"environments\": [\"old\", \"new\"],\n}\n"
    ),
    (
      "{\n  \"format\": 1,\n  \"keyId\": \"5b0e9a4d17c2f386\" // rotate in May\n}\n",
      "{\n  \"format\": 1,\n  \"keyId\": \"5b0e9a4d17c2f386\", // rotate in May\n"
        + "  \"environments\": [\"old\", \"new\"]\n}\n"
    ),
    (
      "{ \"format\": 1, \"keyId\": \"5b0e9a4d17c2f386\" }",
      "{ \"format\": 1, \"keyId\": \"5b0e9a4d17c2f386\",\n  \"environments\": [\"old\", \"new\"] }"
    ),
    (
      "{\n  \"format\": 1,\n  \"keyId\": \"5b0e9a4d17c2f386\",\n  \"environments\": [], // none\n}\n",
      "{\n  \"format\": 1,\n  \"keyId\": \"5b0e9a4d17c2f386\",\n  \"environments\": [\"old\", \"new\"], // none\n}\n"
    ),
  ])
  func `an edit changes one member and keeps comments`(_ before: String, _ after: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(before, to: "recordings/cameo.jsonc")
    let store = FixtureStore(path: folder.path + "/recordings")
    try store.setSettings(.environments, to: .strings(["old", "new"]))
    #expect(try folder.read("recordings/cameo.jsonc") == after)
    #expect(try store.settings().environments == ["old", "new"])
  }

  @Test func `a new store is found from the folders below it and is made once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "app/Tests/AppTests/some.swift")
    var settings = StoreSettings(keyID: "5b0e9a4d17c2f386")
    settings.environments = ["production"]
    let store = try FixtureStore.create(at: folder.path + "/app/recordings", settings: settings)
    #expect(try store.settings() == settings)
    let found = try FixtureStore.nearest(from: folder.path + "/app/Tests/AppTests")
    #expect(found.path.hasSuffix("/app/recordings"))
    #expect(try FixtureStore.nearest(from: found.path) == found)
    #expect(try folder.read("app/recordings/.cameo/.gitignore") == "*\n")
    #expect(throws: Finding.self) { try FixtureStore.create(at: store.path, settings: settings) }
    #expect(throws: Finding.self) { try FixtureStore.nearest(from: folder.path) }
    #expect(throws: Finding.self) { try FixtureStore.open(folder.path) }
  }
}
