import RequestFiles

/// How the body of a request reaches curl.
extension CurlRequest {
  var hasBody: Bool { outline.body != nil || Self.bodyMethods.contains(outline.method) }

  /// Methods that say `Content-Length: 0` when they have no body.
  private static let bodyMethods: Set<String> = ["POST", "PUT", "PATCH"]

  /// curl would ask for leave first, and wait.
  var isLong: Bool {
    guard let body = outline.body else { return false }
    return body.reduce(0) { sum, part in
      switch part {
      case .file: sum + Self.longest
      case .piece(.text(let text)): sum + text.utf8.count
      case .piece(.variable): sum
      }
    } >= 1000
  }

  /// Bytes of one argument that every system takes.
  private static let longest = 100_000

  /// The option for the body, and where it is more than an argument can be, the command that writes it for curl to read.
  mutating func body(
    _ options: inout [(String, [Piece]?)], _ names: inout ShellNames, _ functions: inout Set<ShellFunction>
  ) -> String {
    guard outline.method != "HEAD" else { return "" }
    guard let body = outline.body else {
      if hasBody { options.append(("--data-raw", [])) }
      return ""
    }
    var pieces: [Piece] = []
    var isArgument = true
    for part in body {
      switch part {
      case .piece(let piece): pieces.add(piece)
      case .file: isArgument = false
      }
    }
    if body.count == 1, case .file(let name) = body[0] {
      options.append(("--data-binary", [.text("@" + name)]))
      return ""
    }
    let isShort = pieces.reduce(0) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 } } < Self.longest
    let isCoded = pieces.contains { if case .variable(_, .wireLines) = $0 { true } else { false } }
    if isArgument, isShort, !isCoded {
      options.append(("--data-raw", pieces))
      return ""
    }
    options.append(("--data-binary", [.text("@-")]))
    return "{\n" + Self.joined(body).map { "  " + command(for: $0, &names, &functions) + "\n" }.joined() + "} | "
  }

  /// Text behind text as one.
  private static func joined(_ body: [RequestOutline.BodyPart]) -> [RequestOutline.BodyPart] {
    var out: [RequestOutline.BodyPart] = []
    for part in body {
      if case .piece(.text(let more)) = part, case .piece(.text(let text)) = out.last {
        out[out.count - 1] = .piece(.text(text + more))
      } else {
        out.append(part)
      }
    }
    return out
  }

  private mutating func command(
    for part: RequestOutline.BodyPart, _ names: inout ShellNames, _ functions: inout Set<ShellFunction>
  ) -> String {
    switch part {
    case .file(let name): return "cat -- " + ShellWord.make(name)
    case .piece(.text(let text)):
      let isPlain = !text.unicodeScalars.contains(where: ShellWord.isUnsafe)
      return isPlain
        ? "printf %s " + ShellWord.quoted(text) : "printf %b " + ShellWord.quoted(ShellWord.escaped(text))
    case .piece(.variable(let variable, let coding)):
      variables.append(variable)
      let name = names.name(of: variable)
      guard let function = ShellFunction(coding) else { return "printf %s \"$\(name)\"" }
      functions.insert(function)
      return "\(function.rawValue) \"$\(name)\""
    }
  }
}
