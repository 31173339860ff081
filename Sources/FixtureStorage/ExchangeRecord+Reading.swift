import ExchangeTypes
import LosslessJSON

extension ExchangeRecord {
  /// Reads an exchange file strictly. Throws `Finding`.
  package init(reading file: SettingsFile) throws(Finding) {
    let root = try file.object([
      "format", "endpoint", "provenance", "environment", "day", "tool", "keyId", "parent", "mutation", "request",
      "hops",
      "response", "shape", "paths",
    ])
    try root.checkFormat()
    let provenance = try root.requiredString("provenance")
    guard let provenance = Provenance(rawValue: provenance) else {
      throw file.finding("settings-kind", at: root.value, "unknown provenance '\(provenance)'")
    }
    guard let day = CalendarDay(try root.requiredString("day")) else {
      throw file.finding("settings-kind", at: root.value, "'day' must be a day: 2026-11-30")
    }
    guard let response = try Response(reading: root) else {
      throw file.finding("settings-missing", at: root.value, "'response' is missing")
    }
    self.init(
      endpoint: try root.requiredString("endpoint"), provenance: provenance,
      environment: try root.string("environment"), day: day, tool: try root.requiredString("tool"),
      keyID: try root.string("keyId"), response: response)
    request = try Request(reading: root)
    hops = try Self.hops(root)
    fingerprint = try root.object("shape", ["fingerprint"])?.requiredString("fingerprint")
    paths = try Self.paths(root)
    parent = try root.string("parent")
    mutation = try root.object("mutation", ["drop", "null", "kind", "value"]).map(Mutation.init(reading:))
    if provenance == .derived, parent == nil || mutation == nil {
      throw file.finding("settings-missing", at: root.value, "a derived fixture needs 'parent' and 'mutation'")
    }
  }

  private static func hops(_ root: SettingsObject) throws(Finding) -> [RedactedExchange.RedactedHop] {
    var out: [RedactedExchange.RedactedHop] = []
    for value in try root.array("hops") ?? [] {
      let hop = try root.object(of: value, named: "hops", ["status", "location", "method"])
      out.append(
        RedactedExchange.RedactedHop(
          status: try hop.requiredInteger("status"), location: try hop.requiredString("location"),
          method: try hop.string("method")))
    }
    return out
  }

  private static func paths(_ root: SettingsObject) throws(Finding) -> [(path: String, treatment: PathTreatment)] {
    guard let map = try root.map("paths") else { return [] }
    var out: [(path: String, treatment: PathTreatment)] = []
    for entry in map.entries {
      let line = try map.object(of: entry.value, named: entry.name, ["replaced", "kept", "pinned", "unlisted"])
      let action: PathTreatment.Action
      if let kind = try line.string("replaced") {
        action = .replaced(kind)
      } else if let source = try line.string("kept") {
        action = .kept(source)
      } else if try line.boolean("pinned") == true {
        action = .pinned
      } else {
        throw root.file.finding("settings-missing", at: entry.value, "one of 'replaced', 'kept', 'pinned' is missing")
      }
      out.append((entry.name, PathTreatment(action, isUnlisted: try line.boolean("unlisted") ?? false)))
    }
    return out
  }
}

extension ExchangeRecord.Request {
  fileprivate init?(reading root: SettingsObject) throws(Finding) {
    guard let object = try root.object("request", ["method", "target", "fields", "body"]) else { return nil }
    let body = try object.object("body", ["mediaType", "text"])
    self.init(
      template: RequestTemplate(
        method: try object.requiredString("method"), target: try object.requiredString("target"),
        fields: try HeaderFields(reading: object), body: try body?.string("text")),
      mediaType: try body?.string("mediaType"))
  }
}

extension ExchangeRecord.Response {
  fileprivate init?(reading root: SettingsObject) throws(Finding) {
    guard
      let object = try root.object("response", ["status", "mediaType", "fields", "dropped", "body", "thinned"])
    else { return nil }
    self.init(
      status: try object.requiredInteger("status"), mediaType: try object.string("mediaType"),
      body: try object.string("body"))
    fields = try HeaderFields(reading: object)
    dropped = try object.strings("dropped") ?? []
    thinned = try object.strings("thinned") ?? []
  }
}

extension HeaderFields {
  fileprivate init(reading object: SettingsObject) throws(Finding) {
    self.init()
    for value in try object.array("fields") ?? [] {
      let texts = value.elements.map(\.string)
      guard texts.count == 2, let name = texts[0], let text = texts[1] else {
        throw object.file.finding("settings-kind", at: value, "a header field is a pair of name and value")
      }
      append(name, text)
    }
  }
}
