import FixtureStorage
import LosslessJSON

/// The project that `cameo demo` records into: request files, environments, an expectations file.
enum DemoProject {
  /// Returns the recordings folder.
  static func write(to folder: String, origins: [String], keyID: String) throws(Finding) -> String {
    let recordings = folder + "/recordings"
    var settings = StoreSettings(keyID: keyID)
    settings.environments = ["production", "staging"]
    _ = try FixtureStore.create(at: recordings, settings: settings)
    _ = try ProjectFiles.writeMissing(recordings: recordings, environments: [])
    try FileDoor.write(Array(requests.utf8), to: recordings + "/requests/api.http")
    let environments = zip(["production", "staging"], origins).map { name, origin -> (String, JSONTree) in
      (name, .object([("host", .string(origin))]))
    }
    try FileDoor.write(
      Array(JSONTree.object(environments).text.utf8), to: recordings + "/requests/http-client.env.json")
    let secrets = JSONTree.object([
      ("$shared", .object([("password", .string(DemoBackend.password))]))
    ])
    try FileDoor.write(
      Array(secrets.text.utf8), to: recordings + "/requests/http-client.private.env.json", mode: 0o600)
    return recordings
  }

  /// Looks for every planted value in every file but the private one. Throws `Finding` if one is there.
  static func checkNothingPlanted(in folder: String) throws(Finding) {
    for file in FileDoor.files(below: folder, ending: "") where !file.hasSuffix("http-client.private.env.json") {
      let text = String(decoding: try FileDoor.read(file) ?? [], as: UTF8.self)
      if DemoBackend.planted.contains(where: { text.contains($0) || file.contains($0) }) {
        throw Finding(
          "planted-value", file: file, "a planted value survived; this is a bug in cameo", next: "report it")
      }
    }
  }

  private static let requests = """
    ### health
    GET {{host}}/health

    ### login
    # @cameo-allow
    POST {{host}}/sessions
    Content-Type: application/json

    { "user": "marta", "password": "{{password}}" }

    ### account
    GET {{host}}/account
    Authorization: Bearer {{login.response.body.$.token}}

    ### accounts
    GET {{host}}/accounts?page=1
    Authorization: Bearer {{login.response.body.$.token}}

    ### accounts-last-page
    GET {{host}}/accounts?page=2
    Authorization: Bearer {{login.response.body.$.token}}

    ### order
    GET {{host}}/orders/1
    Authorization: Bearer {{login.response.body.$.token}}

    ### account-unknown
    # @cameo-expect 404
    GET {{host}}/accounts/none
    Authorization: Bearer {{login.response.body.$.token}}

    ### account-anonymous
    # @cameo-expect 401
    GET {{host}}/account

    """
}
