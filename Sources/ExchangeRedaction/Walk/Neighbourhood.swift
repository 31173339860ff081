import LosslessJSON

/// What the members of an object say of each other: which one holds the name of another.
///
/// Wire formats often keep a value apart from its name: `{"key": "email", "value": …}`, `["authorization", "Bearer …"]`,
/// columns and rows, `{"S": …}`. A value is judged by what it is called, wherever that stands.
struct Neighbourhood {
  private let tree: PathTree
  /// What the object itself is called.
  private let place: Int
  private let roles: NameRole
  private let isOnly: Bool
  private let label: String?
  private let isGeometry: Bool
  /// What cells of rows inside are called.
  let columns: [Int]
  /// Whether the object is nothing but a wrapper around a row, as in `{"f": [{"v": 1}, …]}`.
  let isRow: Bool

  init(of object: JSONValue, roles: NameRole, place: Int, in tree: PathTree) {
    self.tree = tree
    self.place = place
    self.roles = roles
    var members = object.members
    let first = members.next()
    isOnly = first != nil && members.next() == nil
    isRow = isOnly && first?.value.kind == .array
    label = roles.contains(.holder) ? Self.label(in: object, below: tree.names(place)) : nil
    isGeometry = roles.contains(.positions) && Self.isGeometry(object)
    columns = roles.isSuperset(of: [.columns, .rows]) ? Self.columns(in: object, below: place, tree) : []
  }

  /// What a member is called; `own` if by its own name.
  func place(of value: JSONValue, named path: Int, role: NameRole, else own: Int) -> Int {
    if isOnly, role.contains(.typeTag) { return place }
    if role.contains(.positions), isGeometry { return tree.called("coordinates", below: place) }
    guard role.contains(.holder) || label == RegisteredNames.healthName && role.contains(.label) else { return own }
    if let label { return tree.called(label, below: place) }
    // A bare `value` speaks of what its parent is called: `emails[*].value`.
    let isBare = value.kind != .object && HolderNames.isWeak(tree.names(path).last ?? "")
    return isBare && !tree.names(place).isEmpty ? place : own
  }

  /// What the cells of a row are called: by columns told above it, or, in a pair, the second by the first.
  static func cells(of array: JSONValue, columns: [Int], isPair: Bool, at place: Int, in tree: PathTree) -> [Int?] {
    var elements = array.elements
    guard let first = elements.next(), first.kind != .array else { return [] }
    if !columns.isEmpty { return first.kind == .object && !isWrapper(first) ? [] : columns }
    if let property = property(array) {
      let value = tree.called(property.name, below: place)
      // What the parameters of a property tell, `cn` of an attendee, is told of it.
      let parameters = tree.called(property.name, below: place)
      return [tree.called(labelName, below: place), parameters, nil] + [Int?](repeating: value, count: property.values)
    }
    guard first.kind == .string, let second = elements.next(), elements.next() == nil, second.kind != .object,
      second.kind != .array, let name = first.string,
      // Two names alone are a list of names.
      isPair || HolderNames.isTelling(name) && !(second.string.map(HolderNames.isTelling) ?? false)
    else { return [] }
    return [tree.called(labelName, below: place), tree.called(name, below: place)]
  }

  /// `{"v": 1}`: a cell of BigQuery, and no row of its own.
  private static func isWrapper(_ object: JSONValue) -> Bool {
    var members = object.members
    guard let only = members.next(), members.next() == nil else { return false }
    return only.value.kind != .array && only.value.kind != .object
  }

  /// RFC 7095, 3.3: `["tel", {…}, "uri", "tel:…"]`, what the property is called, and how many values it has.
  private static func property(_ array: JSONValue) -> (name: String, values: Int)? {
    var elements = array.elements
    guard let name = elements.next()?.string, name.utf8.count <= 24, elements.next()?.kind == .object,
      let type = elements.next()?.string, type.utf8.count <= 16, HolderNames.isVouched(type)
    else { return nil }
    var count = 0
    while elements.next() != nil { count += 1 }
    return count == 0 ? nil : (properties[name] ?? name, count)
  }

  /// Properties of vCard (RFC 6350, 6) that say less by their names than they mean.
  private static let properties = [
    "fn": "full name", "n": "full name", "nickname": "nick name", "bday": "birth date", "adr": "address",
    "tel": "phone",
    "anniversary": "birth date", "geo": "coordinates", "impp": "login",
  ]

  /// What a text is called that only names the value beside it.
  static let labelName = "fieldName"

  /// Whether an array is a list of pairs, `[["accept", "text/html"], ["authorization", "Bearer …"]]`.
  static func isListOfPairs(_ array: JSONValue) -> Bool {
    var isTelling = false
    for element in array.elements {
      guard element.kind == .array else { return false }
      var cells = element.elements
      guard let name = cells.next()?.string, cells.next() != nil, cells.next() == nil, HolderNames.isVouched(name)
      else {
        return false
      }
      isTelling = isTelling || HolderNames.isTelling(name)
    }
    return isTelling
  }

  /// Where the first row of a table names the columns: what the cells of the rows behind are called.
  static func headerRow(of array: JSONValue, at place: Int, in tree: PathTree) -> [Int] {
    var rows = array.elements
    guard let head = rows.next(), head.kind == .array, let body = rows.next(), body.kind == .array else { return [] }
    let names = texts(of: head)
    guard names.count >= 2, body.elements.reduce(0, { count, _ in count + 1 }) == names.count,
      names.allSatisfy(HolderNames.isVouched), names.contains(where: HolderNames.isTelling)
    else { return [] }
    return cells(named: names, below: place, tree)
  }

  /// What the cells of the header row itself are called.
  static func headerCells(_ columns: [Int], at place: Int, in tree: PathTree) -> [Int] {
    [Int](repeating: tree.called(labelName, below: place), count: columns.count)
  }

  /// The other columns say what a `name` is the name of, as siblings do.
  private static func cells(named names: [String], below place: Int, _ tree: PathTree) -> [Int] {
    let row = tree.row(of: names, below: place)
    return names.map { tree.called($0, below: row) }
  }

  private static func texts(of array: JSONValue) -> [String] {
    var out: [String] = []
    for element in array.elements {
      guard out.count < 512, let text = name(of: element) else { return [] }
      out.append(text)
    }
    return out
  }

  /// A column is named by a text, or by an object with its name.
  private static func name(of column: JSONValue) -> String? {
    if let text = column.string { return text.utf8.count <= 64 ? text : nil }
    guard column.kind == .object else { return nil }
    for name in ["name", "label", "field", "key", "id", "title", "column_name", "columnName"] {
      if let text = column[name]?.string, text.utf8.count <= 64 { return text }
    }
    return nil
  }

  private static func columns(in object: JSONValue, below place: Int, _ tree: PathTree) -> [Int] {
    for member in object.members where NameRole(of: member.name).contains(.columns) {
      var list = member.value
      // BigQuery: `{"schema": {"fields": [{"name": …}]}, "rows": …}`.
      if list.kind == .object, let inner = list["fields"] ?? list["columns"] { list = inner }
      guard list.kind == .array else { continue }
      let names = texts(of: list)
      if names.isEmpty { continue }
      return cells(named: names, below: place, tree)
    }
    return []
  }

  /// The name that a label gives to a value beside it: a label that tells of a person or secret goes first.
  private static func label(in object: JSONValue, below names: [String]) -> String? {
    var found: String?
    var hints: Hints = []
    for member in object.members {
      let role = NameRole(of: member.name)
      hints.note(member.name)
      guard role.contains(.label) || role.contains(.sort), let said = member.value.string, said.utf8.count <= 128 else {
        continue
      }
      if role.contains(.sort), RegisteredNames.isOfHealth(said) { return RegisteredNames.healthName }
      let text = RegisteredNames.plain(said)
      if text.utf8.count > 64 { continue }
      if HolderNames.isTelling(text) { return text }
      if role.contains(.label), HolderNames.isAsking(text), Self.questions.contains(member.name.lowercased()) {
        return text
      }
      if found == nil, role.contains(.label), HolderNames.isVouched(text), !NameRole(of: text).contains(.holder) {
        found = text
      }
    }
    return found ?? hinted(hints, in: object)
  }

  /// Names beside a value that may tell more of it.
  private struct Hints: OptionSet {
    let rawValue: UInt8
    static let type = Hints(rawValue: 1)
    static let types = Hints(rawValue: 2)
    static let coding = Hints(rawValue: 4)
    static let reference = Hints(rawValue: 8)
    static let field = Hints(rawValue: 16)
    static let path = Hints(rawValue: 32)

    mutating func note(_ name: String) {
      switch name {
      case "type": insert(.type)
      case "types": insert(.types)
      case "coding": insert(.coding)
      case "reference": insert(.reference)
      case "field", "question", "property", "attribute": insert(.field)
      case "path": insert(.path)
      default: break
      }
    }
  }

  private static func hinted(_ hints: Hints, in object: JSONValue) -> String? {
    if hints.isEmpty { return nil }
    if hints.contains(.coding), let coding = object["coding"], coding.kind == .array,
      coding.elements.contains(where: {
        $0.kind == .object && ($0["system"]?.string).map(RegisteredNames.isOfHealth) ?? false
      })
    {
      return RegisteredNames.healthName
    }
    if hints.contains(.reference), let reference = object["reference"]?.string,
      let slash = reference.firstIndex(of: "/"),
      ["Patient", "Practitioner", "RelatedPerson", "Person"].contains(reference[..<slash])
    {
      return "patient"
    }
    if hints.contains(.type), let kind = identifierKind(in: object) { return kind }
    if hints.contains(.field), let title = fieldTitle(in: object) { return title }
    if hints.contains(.path), let name = patched(in: object) { return name }
    return hints.contains(.types) ? placeKind(in: object) : nil
  }

  private static let questions: Set<String> = ["question", "title", "label", "name", "field", "prompt", "caption"]

  /// `{"type": {"coding": [{"code": "MR"}]}, "value": …}`: an identifier of a health record with its kind.
  private static func identifierKind(in object: JSONValue) -> String? {
    guard let type = object["type"], type.kind == .object, let codings = type["coding"], codings.kind == .array else {
      return nil
    }
    for coding in codings.elements where coding.kind == .object {
      if let code = coding["code"]?.string, let kind = RegisteredNames.identifierKinds[code] { return kind }
    }
    return nil
  }

  /// `{"long_name": "Lisboa", "types": ["locality", …]}`: a part of an address with its kinds, as geocoders give it.
  private static func placeKind(in object: JSONValue) -> String? {
    guard let types = object["types"], types.kind == .array else { return nil }
    for type in types.elements {
      if let text = type.string, let kind = placeKinds[text] { return kind }
    }
    return nil
  }

  private static let placeKinds = [
    "street_number": "house number", "route": "street", "street_address": "street", "premise": "street",
    "subpremise": "street", "neighborhood": "street", "locality": "city", "sublocality": "city", "postal_town": "city",
    "postal_code": "postal code", "administrative_area_level_2": "city", "administrative_area_level_3": "city",
    "administrative_area_level_1": "region", "country": "country",
  ]

  /// What an object is an instance of, where it says so under a name that says nothing else: `{"@type": "Person", …}`.
  static func type(of object: JSONValue) -> String? {
    for member in object.members where NameRole(of: member.name).contains(.typeName) {
      if let text = member.value.string, types.contains(text.lowercased()) { return text }
    }
    return nil
  }

  /// Things whose names are people's, and things whose names are not.
  private static let types: Set<String> = [
    "person", "patient", "relatedperson", "practitioner", "user", "customer", "contact", "employee", "member",
    "individual", "student", "teacher", "author", "actor", "lead", "profile", "guest", "product", "organization",
    "collegeoruniversity", "brand", "event", "place", "device", "location", "service", "project", "repository", "team",
    "group", "page", "issue", "order", "item", "category", "company", "file", "folder", "task", "tag", "role", "plan",
    "store", "vehicle", "course", "school", "country", "city", "app", "channel",
  ]

  /// `{"text": "…", "field": {"title": "Your full name"}}`: a form's answer with the field it answers.
  private static func fieldTitle(in object: JSONValue) -> String? {
    for name in ["field", "question", "property", "attribute"] {
      guard let field = object[name], field.kind == .object else { continue }
      for title in ["title", "label", "name", "text", "key"] {
        if let text = field[title]?.string, HolderNames.isAsking(text) { return text }
      }
    }
    return nil
  }

  /// RFC 6902: the place that an operation changes, `{"op": "replace", "path": "/address/street", "value": …}`.
  private static func patched(in object: JSONValue) -> String? {
    guard object["op"]?.kind == .string, let path = object["path"]?.string, path.utf8.count <= 256 else { return nil }
    let names = path.split(separator: "/").filter { name in name != "-" && !name.utf8.allSatisfy(\.isDigit) }
    return names.last.map(String.init).flatMap { HolderNames.isVouched($0) ? $0 : nil }
  }

  /// RFC 7946: a geometry has a type and coordinates.
  private static func isGeometry(_ object: JSONValue) -> Bool {
    guard let type = object["type"]?.string else { return false }
    return [
      "Point", "LineString", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon", "Feature",
      "FeatureCollection", "GeometryCollection",
    ].contains(type)
  }
}
