import ExchangeTypes
import JSONQueries
import LosslessJSON

/// Reads what stands in double braces.
struct ReferenceReader {
  /// Braces included.
  let text: String
  let spot: TextSpot
  let file: String

  mutating func reference() throws(Finding) -> TemplateReference {
    var inner = text.dropFirst(2).dropLast(2).trimmingSpaces
    let percentEncodes = inner.hasPrefix("%")
    if percentEncodes { inner = inner.dropFirst().trimmingSpaces }
    let source: TemplateReference.Source
    if inner.hasPrefix("$") {
      source = try systemVariable(String(inner.dropFirst()))
    } else if let capture = try capture(inner) {
      source = .capture(capture)
    } else {
      source = .variable(try variableName(inner))
    }
    return TemplateReference(text: text, source: source, percentEncodes: percentEncodes, spot: spot)
  }

  private func variableName(_ name: String) throws(Finding) -> String {
    let isName =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.value >= 0x80 || $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-.".unicodeScalars.contains($0)
      }
    if isName { return name }
    throw finding(
      "malformed-reference",
      name.isEmpty ? "there is no name in the braces" : "what stands in the braces is no variable name",
      "a name has letters, digits, '_', '-' and '.'; text with braces of its own goes into a file: < ./body.txt")
  }

  // MARK: Captures

  private func capture(_ inner: String) throws(Finding) -> CaptureReference? {
    let mark: Range<String.Index>
    let isOfRequest: Bool
    if let response = inner.firstRange(of: ".response.") {
      (mark, isOfRequest) = (response, false)
    } else if let request = inner.firstRange(of: ".request."),
      ["body", "headers"].contains(where: { inner[request.upperBound...].hasPrefix($0) })
    {
      (mark, isOfRequest) = (request, true)
    } else {
      return nil
    }
    let request = String(inner[..<mark.lowerBound])
    if request.isEmpty {
      throw finding("malformed-reference", "the reference names no request", "write login.response.body.$.name")
    }
    let rest = inner[mark.upperBound...]
    if rest.hasPrefix("headers.") {
      let name = String(rest.dropFirst(8))
      if name.isEmpty {
        throw finding("malformed-reference", "the reference names no header field", "write login.response.headers.Name")
      }
      return CaptureReference(request: request, part: .header(name), isOfRequest: isOfRequest)
    }
    if rest.hasPrefix("cookies."), !isOfRequest {
      let name = String(rest.dropFirst(8))
      if name.isEmpty {
        throw finding("malformed-reference", "the reference names no cookie", "write login.response.cookies.session")
      }
      return CaptureReference(request: request, part: .cookie(name))
    }
    if rest == "body" || rest == "body.*" {
      return CaptureReference(request: request, part: .wholeBody, isOfRequest: isOfRequest)
    }
    guard rest.hasPrefix("body.") else {
      throw finding(
        "malformed-reference", "behind '.response.' stands neither 'body' nor 'headers' nor 'cookies'",
        "write \(request).response.body.$.name or \(request).response.headers.Name")
    }
    return CaptureReference(
      request: request, part: .body(try path(String(rest.dropFirst(5)), of: request)), isOfRequest: isOfRequest)
  }

  private func path(_ text: String, of request: String) throws(Finding) -> JSONPath {
    guard text.hasPrefix("$") else {
      let isXPath = text.hasPrefix("/")
      throw finding(
        "malformed-reference",
        isXPath ? "XPath is not read, only JSONPath" : "a place in a body is written as JSONPath, from $ on",
        isXPath ? "only answers in JSON can be referred to" : "write {{\(request).response.body.$.\(text)}}")
    }
    do throws(JSONPathError) {
      return try JSONPath(text)
    } catch {
      let before = self.text.utf8.count - 2 - text.utf8.count
      let isTight = self.text.hasSuffix(text + "}}")
      throw Finding(
        "malformed-path", file: file, line: spot.line, column: spot.column + (isTight ? before + error.offset : 0),
        "the JSONPath is malformed: \(error.message)",
        next: "see RFC 9535; paths look like $.items[0].id, $..token, $.items[?@.kind == 'a'].id")
    }
  }

  // MARK: System variables

  private func systemVariable(_ text: String) throws(Finding) -> TemplateReference.Source {
    if text.hasPrefix("auth.") { return try token(String(text.dropFirst(5))) }
    let words = Self.words(of: text)
    let name = words.first ?? ""
    let arguments = Array(words.dropFirst())
    switch name {
    case "processEnv":
      let (name, isIndirect) = try named(arguments, by: "processEnv")
      return .processEnvironment(name, isIndirect: isIndirect)
    case "dotenv":
      let (name, isIndirect) = try named(arguments, by: "dotenv")
      return .dotenv(name, isIndirect: isIndirect)
    case "shared": return .shared(try named(arguments, by: "shared").name)
    default: break
    }
    if name.hasPrefix("env."), name.utf8.count > 4 {
      return .processEnvironment(String(name.dropFirst(4)), isIndirect: false)
    }
    if let value = DynamicValue(name: name, arguments: arguments, text: text) { return .dynamic(value) }
    throw unknown(name)
  }

  /// `token("shop")`, `idToken('shop')`
  private func token(_ call: String) throws(Finding) -> TemplateReference.Source {
    let name = call.prefix { $0.isLetter }
    let inside = call.dropFirst(name.count).trimmingSpaces
    let argument = inside.hasPrefix("(") && inside.hasSuffix(")") ? inside.dropFirst().dropLast().trimmingSpaces : ""
    let id = argument.dropFirst().dropLast()
    let isQuoted = argument.utf8.count > 2 && argument.first == argument.last && "\"'".contains(argument.first ?? " ")
    guard name == "token" || name == "idToken", isQuoted else {
      throw finding(
        "malformed-reference", "'$auth' is asked for a token by the name of its settings",
        "write {{$auth.token(\"shop\")}} or {{$auth.idToken(\"shop\")}}")
    }
    return .token(String(id), isIdentity: name == "idToken")
  }

  /// Split at blanks; what stands in quotes stays together.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in text {
      if quote == nil, character == " " || character == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if quote == character {
        quote = nil
      } else if quote == nil, word.isEmpty, character == "\"" || character == "'" {
        quote = character
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private func named(_ arguments: [String], by keyword: String) throws(Finding) -> (name: String, isIndirect: Bool) {
    guard arguments.count == 1, let argument = arguments.first else {
      throw finding("malformed-reference", "'$\(keyword)' takes one name", "write {{$\(keyword) NAME}}")
    }
    let isIndirect = argument.hasPrefix("%")
    return (isIndirect ? String(argument.dropFirst()) : argument, isIndirect)
  }

  private func unknown(_ name: String) -> Finding {
    if name.hasSuffix("AccessToken") || name == "aadToken" || name == "aadV2Token" {
      return finding(
        "system-variable-not-supported", "'$\(name)' asks an editor for a token, which cameo cannot do",
        "describe the token in 'Security.Auth', and write {{$auth.token(\"shop\")}}")
    }
    let base = String(name.prefix { $0 != "(" })
    if DynamicValue.names.contains(base) {
      return finding(
        "malformed-reference", "'$\(base)' does not take what stands behind it",
        "write it as in \(DynamicValue.example(of: base))")
    }
    let editorOnly = ["projectRoot", "historyFolder", "exampleServer"]
    if editorOnly.contains(base) || base.hasPrefix("random.") && base.split(separator: ".").count > 2 {
      return finding(
        "system-variable-not-supported", "'$\(base)' is made up by an editor from what only it has",
        "write a variable of your own, or {{$random.alphabetic(8)}}")
    }
    let known = DynamicValue.names + ["processEnv", "dotenv", "shared", "auth.token"]
    let nearest = NearestWord.to(base, in: known).map { "did you mean '$\($0)'? " } ?? ""
    return finding(
      "unknown-system-variable", "there is no system variable '$\(base)'",
      nearest + "known are \(known.map { "$" + $0 }.joined(separator: ", "))")
  }

  private func finding(_ id: String, _ text: String, _ next: String?) -> Finding {
    Finding(id, file: file, line: spot.line, column: spot.column, text, next: next)
  }
}
