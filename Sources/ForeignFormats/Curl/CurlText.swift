import RequestFiles

/// curl lines that send what a recording would send, with a shell variable for each value that is somebody's.
///
/// They are made of outlines, which hold no such value: nothing here could print one.
package struct CurlText {
  private var names: ShellNames
  private let environment: String
  private let wire: CurlWire
  private var literals = LiteralSecrets()
  private var functions: Set<ShellFunction> = []
  private var blocks: [String] = []

  /// `isPrefixed`: other environments are printed, too, so that names of variables need the environment's.
  package init(environment: String, isPrefixed: Bool = false, wire: CurlWire) {
    self.environment = environment
    self.wire = wire
    names = ShellNames(environment: environment, isPrefixed: isPrefixed)
  }

  /// `isPrivate`: whether a value that a request file writes out is secret or a person's, beside what is secret by its
  /// name.
  package mutating func add(
    _ outline: RequestOutline, isPrivate: @escaping (_ name: String, _ value: String) -> Bool = { _, _ in false }
  ) {
    let outline = literals.hidden(in: outline, isPrivate: isPrivate)
    var request = CurlRequest(outline, wire: wire)
    let words = request.words(&names, &functions)
    var lines = ["# \(outline.endpoint) (\(Self.oneLine(environment)))"]
    var seen: Set<RequestOutline.Variable> = []
    for variable in request.variables where seen.insert(variable).inserted {
      lines.append("# $\(names.name(of: variable)): \(Self.oneLine(Self.words(for: variable)))")
    }
    if let rule = outline.sample {
      lines.append("# sent once for each of up to \(rule.limit) values of \(Self.oneLine(rule.variable))")
    }
    if let rule = outline.pages, rule.limit > 1 {
      lines.append("# then the pages behind it, \(rule.limit) in all at most")
    }
    lines += request.notes.map { "# " + Self.oneLine($0) }
    blocks.append(lines.joined(separator: "\n") + "\n" + words)
  }

  /// Whether a variable of this name is a secret though a committed file sets it.
  package static func hides(_ name: String) -> Bool { SecretWords.isSecret(name: name) }

  /// The functions that the lines use, then the lines, each below its endpoint's name.
  package var text: String {
    let used = functions.isEmpty ? [] : functions.union([.bytes])
    let definitions = ShellFunction.allCases.filter(used.contains).map(\.definition)
    let head = definitions.isEmpty ? [] : [definitions.joined(separator: "\n")]
    return (head + blocks)
      .map { $0 + "\n" }.joined(separator: "\n")
  }

  private static func words(for variable: RequestOutline.Variable) -> String {
    switch variable.source {
    case .privateFile: "'\(variable.name)' of the private file"
    case .processEnvironment: "of this process's environment"
    case .dotenv: "\(variable.name) of the .env file"
    case .prompt: "what is asked for as '\(variable.name)'"
    case .committed: "'\(variable.name)' of the environment or request file"
    case .literal: "what the request file writes there"
    case .proxy: "of the proxy"
    case .command: "what the private file's command for '\(variable.name)' prints"
    case .token(let id): "a token of '\(id)' in Security.Auth"
    case .capture(let endpoint, let part, let isOfRequest):
      "\(part) of \(isOfRequest ? "what is sent as" : "the answer to") \(endpoint)"
    }
  }

  /// A comment ends with its line, and moves no cursor.
  private static func oneLine(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      out.unicodeScalars.append(scalar == "\n" || ShellWord.isUnsafe(scalar) ? "?" : scalar)
    }
    return out
  }
}
