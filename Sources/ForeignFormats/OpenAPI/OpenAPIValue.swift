import LosslessJSON

/// One value of an OpenAPI document, whichever of its two notations it is written in.
enum OpenAPIValue: Sendable {
  case json(JSONValue)
  case yaml(YAMLValue)

  /// Values of one index are one value.
  var index: Int {
    switch self {
    case .json(let value): value.index
    case .yaml(let value): value.index
    }
  }

  /// A string; nil for a number, `true` and whatever else is none.
  var text: String? {
    switch self {
    case .json(let value): value.string
    case .yaml(let value): value.scalar.flatMap { $0.meaning == .string ? $0.text : nil }
    }
  }

  var elements: [OpenAPIValue] {
    switch self {
    case .json(let value): value.elements.map(OpenAPIValue.json)
    case .yaml(let value): value.elements.map(OpenAPIValue.yaml)
    }
  }

  var members: [(name: String, value: OpenAPIValue)] {
    switch self {
    case .json(let value): value.members.map { ($0.name, .json($0.value)) }
    case .yaml(let value): value.members.map { ($0.name, .yaml($0.value)) }
    }
  }
}
