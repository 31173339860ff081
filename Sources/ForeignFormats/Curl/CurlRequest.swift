import RequestFiles

/// One request as the words of a curl command.
struct CurlRequest {
  typealias Piece = RequestOutline.Piece

  let outline: RequestOutline
  private let wire: CurlWire
  /// What the line needs to be set, in the order of use; repeated.
  var variables: [RequestOutline.Variable] = []
  /// What a person must know before the line sends the same.
  private(set) var notes: [String] = []

  init(_ outline: RequestOutline, wire: CurlWire) {
    self.outline = outline
    self.wire = wire
  }

  mutating func words(_ names: inout ShellNames, _ functions: inout Set<ShellFunction>) -> String {
    var options: [(String, [Piece]?)] = []
    method(&options)
    fields(&options)
    let input = body(&options, &names, &functions)
    limits(&options)
    route(&options)
    let target = self.target()
    var lines = ["curl " + word(target, &names, &functions)]
    for (option, value) in options {
      lines.append(option + (value.map { " " + word($0, &names, &functions) } ?? ""))
    }
    return input + lines.joined(separator: " \\\n  ")
  }

  private mutating func word(
    _ pieces: [Piece], _ names: inout ShellNames, _ functions: inout Set<ShellFunction>
  ) -> String {
    for case .variable(let variable, _) in pieces { variables.append(variable) }
    return ShellWord.make(pieces, &names, &functions)
  }

  // MARK: Target and method

  /// A variable at the head that a path follows is a host's: it holds nothing that is encoded.
  private func target() -> [Piece] {
    guard outline.target.count > 1, case .variable(let variable, .target) = outline.target[0],
      case .text(let next) = outline.target[1], next.hasPrefix("/")
    else { return outline.target }
    return [.variable(variable, .plain)] + outline.target.dropFirst()
  }

  private var start: String { if case .text(let text) = outline.target.first { text } else { "" } }

  private func method(_ options: inout [(String, [Piece]?)]) {
    let hasVariables = outline.target.dropFirst().contains { if case .variable = $0 { true } else { false } }
    let isWhole = outline.target.count == 1 && start.isEmpty
    // curl would take brackets for lists of URLs, and dots in a path away.
    if hasVariables || isWhole || start.contains(where: { "[]{}".contains($0) }) { options.append(("--globoff", nil)) }
    if hasVariables || isWhole || start.firstRange(of: "/.") != nil { options.append(("--path-as-is", nil)) }
    switch outline.method {
    case "HEAD": options.append(("--head", nil))
    case "GET" where outline.body == nil: break
    // curl's own method where there is a body: said, it would be kept where a redirect turns it into GET.
    case "POST": break
    default: options.append(("--request", [.text(outline.method)]))
    }
  }

  // MARK: Header fields

  private static let conditional: Set<String> = ["if-none-match", "if-modified-since", "if-range"]

  private mutating func fields(_ options: inout [(String, [Piece]?)]) {
    let isReading = ["GET", "HEAD"].contains(outline.method)
    var coding: [Piece] = []
    var names: Set<String> = []
    let credentials = credentials
    for field in outline.fields {
      let name = field.name.lowercased()
      if isReading, Self.conditional.contains(name) { continue }
      names.insert(name)
      if name == "accept-encoding" {
        if !coding.isEmpty { coding.add(.text(", ")) }
        coding.add(field.value)
        continue
      }
      if name == "authorization", let signing = CurlSigning(field.value) {
        options.append(("--aws-sigv4", [.text(signing.provider)]))
        options.append(("--user", signing.credentials))
        if let token = signing.token { options.append(("--header", [.text("X-Amz-Security-Token: ")] + token)) }
        continue
      }
      if name == "authorization", let credentials {
        if credentials.isDigest { options.append(("--digest", nil)) }
        options.append(("--user", credentials.pieces))
        continue
      }
      if name == "authorization", isOpenAuthorization(field.value) {
        notes.append("if it is Basic authorization, the variable holds user and password in Base64")
      }
      // An empty field is written with a semicolon; with a colon it would be taken away.
      options.append(
        ("--header", field.value.isEmpty ? [.text(field.name + ";")] : [.text(field.name + ": ")] + field.value))
    }
    if !names.contains("user-agent") { options.append(("--user-agent", [.text(wire.userAgent)])) }
    if !coding.isEmpty { options.append(("--header", [.text("Accept-Encoding: ")] + coding)) }
    options.append(("--compressed", nil))
    if hasBody, !names.contains("content-type") { options.append(("--header", [.text("Content-Type:")])) }
    if isLong, !names.contains("expect") { options.append(("--header", [.text("Expect:")])) }
  }

  /// `user:password` of a Basic authorization that is not encoded yet, or of a Digest one that is not answered yet: curl
  /// makes of it what the server asks for.
  private var credentials: (pieces: [Piece], isDigest: Bool)? {
    let all = outline.fields.filter { $0.name.lowercased() == "authorization" }
    guard all.count == 1, case .text(let text) = all[0].value.first, let blank = text.firstIndex(of: " ") else {
      return nil
    }
    let scheme = text[..<blank].lowercased()
    // With an equals sign it is an answer to a challenge already.
    let isDigest = scheme == "digest" && !text.contains("=")
    guard scheme == "basic" || isDigest else { return nil }
    let rest = ([.text(String(text[blank...]))] + all[0].value.dropFirst()).trimmed
    for (index, piece) in rest.enumerated() {
      guard case .text(let text) = piece, let end = text.firstIndex(where: { $0 == " " || $0 == ":" }) else { continue }
      let behind: [Piece] = [.text(String(text[text.index(after: end)...]))]
      var out = Array(rest[..<index])
      out.add(.text(text[..<end] + ":"))
      out.add((behind + rest[(index + 1)...]).trimmed)
      return (out, isDigest)
    }
    return nil
  }

  /// Basic with one variable, or a variable alone: whether it is encoded only its value can tell.
  private func isOpenAuthorization(_ value: [Piece]) -> Bool {
    guard value.contains(where: { if case .variable = $0 { true } else { false } }) else { return false }
    if case .text(let text) = value.first { return text.lowercased().hasPrefix("basic") }
    return value.count == 1
  }

  // MARK: Limits and routes

  private func limits(_ options: inout [(String, [Piece]?)]) {
    if outline.followsRedirects {
      options.append(("--location", nil))
      options.append(("--max-redirs", [.text(String(wire.redirects))]))
    }
    options.append(("--max-time", [.text(Self.seconds(outline.timeout ?? wire.timeout))]))
    if let seconds = outline.connectTimeout ?? wire.connectTimeout {
      options.append(("--connect-timeout", [.text(Self.seconds(seconds))]))
    }
  }

  private func certificates(_ options: inout [(String, [Piece]?)]) {
    if let file = wire.authorities { options.append(("--cacert", [.text(file)])) }
    guard let path = outline.certificate?.path ?? wire.certificate?.path else { return }
    options.append(("--cert", [.text(path)]))
    let key = outline.certificate == nil ? wire.certificate?.keyPath : outline.certificate?.keyPath
    if let key { options.append(("--key", [.text(key)])) }
    if let passphrase = outline.certificate?.passphrase, !passphrase.isEmpty { options.append(("--pass", passphrase)) }
  }

  private static func seconds(_ value: Double) -> String {
    value == value.rounded() && value < 1e9 ? String(Int(value)) : String(value)
  }

  private func route(_ options: inout [(String, [Piece]?)]) {
    switch wire.proxy(start) {
    case .through(let address, let hasCredentials):
      options.append(("--proxy", [.text(address)]))
      if hasCredentials {
        let user = RequestOutline.Variable(name: "proxyUser", source: .proxy)
        let password = RequestOutline.Variable(name: "proxyPassword", source: .proxy)
        options.append(
          ("--proxy-user", [.variable(user, .plain), .text(":"), .variable(password, .plain)]))
      }
    case .some(.none): options.append(("--noproxy", [.text("*")]))
    case nil: break
    }
    if !start.hasPrefix("http://") { certificates(&options) }
    if wire.netrc.isUsed, !outline.fields.contains(where: { $0.name.lowercased() == "authorization" }) {
      options.append(wire.netrc.file.map { ("--netrc-file", [.text($0)]) } ?? ("--netrc", nil))
    }
    for entry in wire.resolve { options.append(("--resolve", [.text(entry)])) }
    for entry in wire.connectTo { options.append(("--connect-to", [.text(entry)])) }
    if let socket = wire.unixSocket { options.append(("--unix-socket", [.text(socket)])) }
  }
}
