import Digests
import FixtureStorage
import Foundation
import LosslessJSON
import TestSupport

/// The store that the description of the formats shows, file by file.
enum FormatExamples {
  static let firstBody = """
    {
      "id": 640318275,
      "status": "active",
      "tier": "gold",
      "email": "velim.tosar@example.com",
      "created_at": "2021-08-17T19:42:08Z"
    }

    """

  static let firstExchange = """
    {
      "format": 1,
      "endpoint": "account",
      "provenance": "recorded",
      "environment": "production",
      "day": "2026-11-30",
      "tool": "0.1.0",
      "keyId": "5b0e9a4d17c2f386",
      "request": {
        "method": "GET",
        "target": "{{host}}/account?view={{view}}",
        "fields": [
          ["Authorization", "Bearer {{login.response.body.$.token}}"]
        ]
      },
      "hops": [
        { "status": 307, "location": "{{host}}/v2/account?view={{view}}" }
      ],
      "response": {
        "status": 200,
        "mediaType": "application/json",
        "fields": [
          ["Content-Type", "application/json; charset=utf-8"],
          ["Cache-Control", "no-store"]
        ],
        "dropped": ["Date", "Server", "Set-Cookie"],
        "body": "account-v1.json"
      },
      "shape": {
        "fingerprint": "1c8e62d6c8d223844909da1fe462eb5246cc8d61689971fb103bae7e0750f632"
      },
      "paths": {
        "$.created_at": { "replaced": "instant" },
        "$.email": { "replaced": "email" },
        "$.id": { "replaced": "number" },
        "$.status": { "kept": "wire-words" },
        "$.tier": { "kept": "signed" }
      }
    }

    """

  static let negativeExchange = """
    {
      "format": 1,
      "endpoint": "account",
      "provenance": "derived",
      "day": "2026-12-02",
      "tool": "0.1.0",
      "parent": "account-v1",
      "mutation": { "drop": "/id" },
      "response": {
        "status": 200,
        "mediaType": "application/json",
        "body": "account-missing-id.json"
      },
      "shape": {
        "fingerprint": "64fdf4a068b0e3cf35428549e249a7d991ec4514ac4a492b4b413f9100293260"
      }
    }

    """

  static let settings = """
    {
      "format": 1,
      "keyId": "5b0e9a4d17c2f386",
      "environments": ["production", "staging"],
      "scope": "environment",
      "models": ["../Sources/RiderApp/Models"],
      "openapi": ["../api/openapi.json"],
      "names": { "account": { "$.contact.street_line_1": "street" } },
      "maps": { "account": { "$.limits": "map" } },
    }

    """

  static let expectations = """
    {
      "format": 1,
      "endpoints": ["account", "accounts"],
      "fixtures": {
        "account-http404-v1": { "expect": "reads" },
        // id is still decoded as a number first; delete that branch of Account.init(from:) when production has v2.
        "account-v1": { "expect": "reads", "until": "2027-03-01", "why": "number id" },
        "account-missing-id": { "expect": "fails", "kind": "keyNotFound", "at": "/id" },
        "account-unknown-status": { "expect": "reads", "why": "Status.other" },
        "account-v1-null-email": { "expect": "retired", "why": "accounts without e-mail were closed in 2025" },
      },
    }

    """

  static func settingsFile(_ text: String, name: String = "test.jsonc") throws(Finding) -> SettingsFile {
    try SettingsFile(name: name, bytes: Array(text.utf8))
  }
}
