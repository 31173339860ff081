/// What a member name says about its neighbours: some names hold the name, some the value that goes with it.
struct NameRole: OptionSet {
  let rawValue: UInt16

  /// `value` in `{"key": "email", "value": …}`.
  static let holder = NameRole(rawValue: 1 << 0)
  /// `key` in `{"key": "email", "value": …}`: what its value says comes first.
  static let label = NameRole(rawValue: 1 << 1)
  /// `type` and `system` (SCIM, FHIR): a label only where it says what sort of value stands beside it.
  static let sort = NameRole(rawValue: 1 << 2)
  /// `columns`: names of what stands in `rows`.
  static let columns = NameRole(rawValue: 1 << 3)
  static let rows = NameRole(rawValue: 1 << 4)
  /// The one member of `{"S": "x"}` and `{"stringValue": "x"}` (DynamoDB, Firestore): the value's type, not its name.
  static let typeTag = NameRole(rawValue: 1 << 5)
  /// `coordinates` beside a GeoJSON `type`.
  static let positions = NameRole(rawValue: 1 << 6)

  /// What an object is an instance of, under names that say nothing else.
  static let typeName = NameRole(rawValue: 1 << 7)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(of name: String) {
    self = Self.typeTags.contains(name) ? .typeTag : []
    let name = name.lowercased()
    if Self.holders.contains(name) { insert(.holder) }
    if Self.labels.contains(name) { insert(.label) }
    if Self.sorts.contains(name) { insert(.sort) }
    if Self.columnNames.contains(name) { insert(.columns) }
    if Self.rowNames.contains(name) { insert(.rows) }
    if Self.typeNames.contains(name) { insert(.typeName) }
    if name == "coordinates" || name == "bbox" { insert(.positions) }
  }

  private static let holders: Set<String> = [
    "value", "val", "values", "content", "data", "answer", "text", "number", "raw", "display", "string", "v", "wert",
    "valor", "valeur",
    "valuestring", "$", "#text", "$t", "_text", "__text", "@value", "current", "old", "new", "before", "after",
    "oldvalue", "newvalue", "from", "to", "long_name", "short_name", "longtext", "shorttext",
    "attributevalue", "rejectedvalue",
  ]
  private static let typeNames: Set<String> = ["resourcetype", "@type", "__typename"]
  private static let labels: Set<String> = [
    "key", "name", "field", "label", "attribute", "header", "k", "property", "column", "param", "parameter", "question",
    "fieldname",
    "title", "id", "code", "prop", "feld", "schlüssel", "campo", "champ",
  ]
  private static let sorts: Set<String> = ["type", "system", "kind", "use", "category"]
  private static let columnNames: Set<String> = [
    "columns", "headers", "header", "fields", "cols", "columnnames", "keys", "schema", "head", "attributes", "names",
    "spalten",
  ]
  private static let rowNames: Set<String> = [
    "rows", "data", "values", "records", "items", "body", "table", "tuples", "results", "zeilen", "dataset", "series",
    "points",
  ]
  private static let typeTags: Set<String> = [
    "S", "N", "B", "SS", "NS", "BS", "M", "L", "stringValue", "integerValue", "doubleValue", "mapValue", "arrayValue",
    "timestampValue", "referenceValue", "bytesValue", "values", "fields", "$numberLong", "$oid", "$date", "string",
    "long", "int",
  ]
}
