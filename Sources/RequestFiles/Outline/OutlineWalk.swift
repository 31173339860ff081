import LosslessJSON

/// Fills in what is public and leaves all else as variables.
struct OutlineWalk {
  typealias Piece = RequestOutline.Piece
  typealias Variable = RequestOutline.Variable

  let scope: VariableScope
  /// Request names, as written and as endpoints, to endpoints.
  let endpoints: [String: String]
  var dynamic: DynamicValues
  let hides: (String) -> Bool
  private var count = 0

  init(
    scope: VariableScope, endpoints: [String: String], dynamic: DynamicValues, hides: @escaping (String) -> Bool
  ) {
    self.scope = scope
    self.endpoints = endpoints
    self.dynamic = dynamic
    self.hides = hides
  }

  /// Variables inside each other make more of one; a real request has some dozens.
  private static let most = 20_000

  /// Something is not set yet that a person or the machine sets before a run: no reason not to show the request.
  static func isOpen(_ problem: Finding) -> Bool {
    ["prompt-unanswered", "process-variable-unset", "dotenv-variable-unset", "no-dotenv-file"].contains(problem.id)
  }

  mutating func pieces(
    of text: TemplateText, in file: String, _ coding: RequestOutline.Coding
  ) throws(Finding) -> [Piece] {
    var out: [Piece] = []
    for part in text.parts {
      switch part {
      case .literal(let literal): out.add(.text(coding.applied(to: literal)))
      case .reference(let reference):
        out.add(try pieces(of: reference, in: file, reference.percentEncodes ? .component : coding))
      }
    }
    return out
  }

  private mutating func pieces(
    of reference: TemplateReference, in file: String, _ coding: RequestOutline.Coding
  ) throws(Finding) -> [Piece] {
    count += 1
    if count > Self.most {
      throw scope.finding(
        "variables-too-large", "the variables come to more text than can be meant",
        "look for one that stands for itself many times", reference, file)
    }
    let meaning: VariableScope.Meaning
    do throws(Finding) {
      meaning = try scope.meaning(of: reference, in: file)
    } catch {
      guard Self.isOpen(error), let variable = Self.open(reference) else { throw error }
      return [.variable(variable, coding)]
    }
    switch meaning {
    case .template(let inner, let innerFile, let name, let isPrivate):
      if !isPrivate, !hides(name) { return try pieces(of: inner, in: innerFile, coding) }
      // References alone say where the value comes from; a private text is a value, whatever stands in it.
      if isPrivate { return [.variable(Variable(name: Self.plain(name), source: .privateFile), coding)] }
      let isWritten = inner.references.isEmpty
      return isWritten
        ? [.variable(Variable(name: Self.plain(name), source: .committed), coding)]
        : try pieces(of: inner, in: innerFile, coding)
    case .secret(_, let name, let source):
      return [.variable(Variable(name: Self.plain(name), source: Self.source(source)), coding)]
    case .dynamic(let value): return [.text(coding.applied(to: dynamic.make(value)))]
    case .capture(let capture): return [.variable(variable(capture), coding)]
    case .token(let id, let isIdentity):
      let name = id + (isIdentity ? "IdToken" : "Token")
      return [.variable(Variable(name: name, source: .token(id)), coding)]
    case .command(let command): return [.variable(Variable(name: command.variable, source: .command), coding)]
    }
  }

  private func variable(_ capture: CaptureReference) -> Variable {
    let endpoint = endpoints[capture.request] ?? EndpointName.slug(capture.request)
    let part =
      switch capture.part {
      case .wholeBody: "body"
      case .header(let name): name
      case .cookie(let name): "the cookie \(name)"
      case .body(let path): path.description
      }
    return Variable(
      name: Self.lastName(in: part) ?? "value",
      source: .capture(endpoint: endpoint, part: part, isOfRequest: capture.isOfRequest))
  }

  /// `token` of `$.data['token']`, `id` of `$.items[0].id`: the last run of what names are made of.
  private static func lastName(in part: String) -> String? {
    part.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" && $0 != "-" }
      .last { $0.contains(where: \.isLetter) }.map(String.init)
  }

  /// What a reference names that nobody has set yet.
  private static func open(_ reference: TemplateReference) -> Variable? {
    switch reference.source {
    case .variable(let name): Variable(name: name, source: .prompt)
    case .processEnvironment(let name, false): Variable(name: name, source: .processEnvironment)
    case .dotenv(let name, false): Variable(name: name, source: .dotenv)
    default: nil
    }
  }

  /// `$shared token` and `$processEnv TOKEN` without the word in front.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("$") ? name.split(separator: " ").last.map(String.init) ?? name : name
  }

  private static func source(_ source: DeclaredSecret.Source) -> Variable.Source {
    switch source {
    case .processEnvironment: .processEnvironment
    case .dotenv: .dotenv
    case .prompt: .prompt
    case .command: .command
    case .privateFile, .capture, .credentials, .token, .netrc: .privateFile
    }
  }
}

extension RequestOutline.Coding {
  func applied(to text: String) -> String {
    switch self {
    case .plain: text
    case .target: PercentEncoding.encodeTarget(text)
    case .component: PercentEncoding.encodeComponent(text)
    case .formValue: PercentEncoding.encodeFormValue(text)
    case .jsonString: String(decoding: JSONString.encode(text).dropFirst().dropLast(), as: UTF8.self)
    case .wireLines: String(decoding: text.utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, as: UTF8.self)
    }
  }
}
