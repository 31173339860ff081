import Digests
import ExchangeRecorder
import ExchangeTypes
import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite struct AuthenticationTests {
  private func send(
    _ authentication: Authentication, to server: LoopbackServer, path: String = "/x", method: String = "GET",
    fields: HeaderFields = [], body: [UInt8]? = nil, alsoAllowed: [HostPort] = []
  ) async throws -> Exchange {
    var spec = RequestSpec.test(server.origin + path, method: method, fields: fields, body: body)
    spec.allowedHosts += alsoAllowed
    spec.authentication = authentication
    return try await ExchangeRecorder().exchange(spec)
  }

  // MARK: Digest

  /// RFC 7616, 3.4.1, with MD5: `name="value"` pairs of the field.
  private static func isRight(_ request: ServedRequest, password: String) -> Bool {
    guard let field = request.fields.first("Authorization"), field.hasPrefix("Digest ") else { return false }
    var pairs: [String: String] = [:]
    for pair in field.dropFirst(7).split(separator: ",") {
      let halves = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard halves.count == 2 else { return false }
      pairs[halves[0].filter { $0 != " " }] = halves[1].filter { $0 != "\"" }
    }
    func digest(_ parts: String?...) -> String {
      AddressDigest.all(of: parts.map { $0 ?? "" }.joined(separator: ":"))[0]
    }
    let user = digest(pairs["username"], "shop", password)
    let asked = digest(request.method, request.target)
    return pairs["response"] == digest(user, pairs["nonce"], pairs["nc"], pairs["cnonce"], pairs["qop"], asked)
      && pairs["uri"] == request.target
  }

  private static let challenge: ServedResponse = .json(
    #"{"who":"nobody"}"#, status: 401,
    fields: [HeaderField("WWW-Authenticate", #"Digest realm="shop", qop="auth", nonce="4f8a", algorithm=MD5"#)])

  private func digestServer() throws -> LoopbackServer {
    try LoopbackServer { request in
      if request.path == "/zipped", request.fields.first("Authorization") == nil {
        let gzip = HeaderField("Content-Encoding", "gzip")
        guard case .answer(var response) = Self.challenge else { return Self.challenge }
        response.fields.list.append(gzip)
        response.body = CodedBodies.gzip
        return .answer(response)
      }
      guard Self.isRight(request, password: "pass: w") else { return Self.challenge }
      return .json("{\"method\": \"\(request.method)\", \"bytes\": \(request.body.count)}")
    }
  }

  @Test(arguments: ["/x", "/x?a=b%20c&d", "/zipped"])
  func `Digest answers the server's challenge, and the second answer counts`(_ path: String) async throws {
    let server = try digestServer()
    defer { server.stop() }
    let exchange = try await send(.digest(user: "u", password: "pass: w"), to: server, path: path)
    #expect(exchange.response.status == 200)
    #expect(String(decoding: exchange.response.body, as: UTF8.self) == #"{"method": "GET", "bytes": 0}"#)
    #expect(exchange.response.fields.first("WWW-Authenticate") == nil)
  }

  @Test func `Digest sends a body once it is let in`() async throws {
    let server = try digestServer()
    defer { server.stop() }
    let exchange = try await send(
      .digest(user: "u", password: "pass: w"), to: server, method: "POST", body: Array("hello".utf8))
    #expect(String(decoding: exchange.response.body, as: UTF8.self) == #"{"method": "POST", "bytes": 5}"#)
  }

  @Test func `a wrong password is an answer with 401`() async throws {
    let server = try digestServer()
    defer { server.stop() }
    let exchange = try await send(.digest(user: "u", password: "wrong"), to: server)
    #expect(exchange.response.status == 401)
    #expect(String(decoding: exchange.response.body, as: UTF8.self) == #"{"who":"nobody"}"#)
  }

  @Test func `a server that asks for Basic does not get the password in the clear`() async throws {
    let server = try LoopbackServer { request in
      request.fields.first("Authorization") == nil
        ? .json("{}", status: 401, fields: [HeaderField("WWW-Authenticate", #"Basic realm="x""#)]) : .json("{}")
    }
    defer { server.stop() }
    #expect(try await send(.digest(user: "u", password: "p"), to: server).response.status == 401)
  }

  @Test func `another origin is led to without the password`() async throws {
    let other = try digestServer()
    defer { other.stop() }
    let target = other.origin + "/x"
    let server = try LoopbackServer { _ in
      .json("{}", status: 302, fields: [HeaderField("Location", target)])
    }
    defer { server.stop() }
    let exchange = try await send(
      .digest(user: "u", password: "pass: w"), to: server,
      alsoAllowed: [HostPort(host: "127.0.0.1", port: other.port)])
    #expect(exchange.response.status == 401)
  }

  // MARK: AWS Signature Version 4

  /// The signature that AWS documents for what arrived.
  private static func signature(_ request: ServedRequest, secret: String) -> (scope: String, signature: String)? {
    guard let field = request.fields.first("Authorization"), field.hasPrefix("AWS4-HMAC-SHA256 "),
      let date = request.fields.first("X-Amz-Date")
    else { return nil }
    var parts: [String: String] = [:]
    for part in field.dropFirst(17).split(separator: ",") {
      let halves = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1).map(String.init)
      parts[halves[0]] = halves[1]
    }
    let scope = (parts["Credential"] ?? "").split(separator: "/").dropFirst().map(String.init)
    let names = parts["SignedHeaders"] ?? ""
    guard names.split(separator: ";").allSatisfy({ request.fields.first(String($0)) != nil }) else { return nil }
    let query = (request.query ?? "").split(separator: "&").map { pair in
      pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) + [""]
    }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.map { "\($0[0])=\($0[1])" }
    var lines = [request.method, request.path, query.joined(separator: "&")]
    lines += names.split(separator: ";").map { name in "\(name):\(request.fields.first(String(name)) ?? "")" }
    lines += ["", names, SHA256Digest.hex(of: request.body)]
    let text = [
      "AWS4-HMAC-SHA256", date, scope.joined(separator: "/"),
      SHA256Digest.hex(of: Array(lines.joined(separator: "\n").utf8)),
    ].joined(separator: "\n")
    var key = Array("AWS4\(secret)".utf8)
    for word in scope { key = KeyedDigest(key: key).code(of: Array(word.utf8)) }
    let own = Hex.encode(KeyedDigest(key: key).code(of: Array(text.utf8)))
    return own == parts["Signature"] ? (scope.dropFirst().joined(separator: "/"), own) : nil
  }

  private func signingServer() throws -> LoopbackServer {
    try LoopbackServer { request in
      guard let signed = Self.signature(request, secret: "wJalr/EXAMPLE") else { return .json("{}", status: 403) }
      return .json("\"\(signed.scope)\"")
    }
  }

  @Test func `a request is signed for its region and service, its body included`() async throws {
    let server = try signingServer()
    defer { server.stop() }
    let key = Authentication.signature(
      keyID: "AKIDEXAMPLE", secret: "wJalr/EXAMPLE", region: "eu-central-1", service: "execute-api")
    for (path, method, body) in [
      ("/a/b", "GET", nil), ("/a", "POST", "{\"x\": 1}"), ("/a?Version=2&Action=x&acl", "GET", nil),
    ] {
      let exchange = try await send(
        key, to: server, path: path, method: method, fields: [HeaderField("Content-Type", "application/json")],
        body: body.map { Array($0.utf8) })
      #expect(exchange.response.status == 200, "\(method) \(path)")
      #expect(
        String(decoding: exchange.response.body, as: UTF8.self) == "\"eu-central-1/execute-api/aws4_request\"")
    }
  }

  /// libcurl signed `content-type;expect;host` though neither of the first two was sent.
  @Test func `no field is signed that is not sent`() async throws {
    let server = try signingServer()
    defer { server.stop() }
    let key = Authentication.signature(keyID: "A", secret: "wJalr/EXAMPLE", region: "r", service: "s")
    #expect(try await send(key, to: server).response.status == 200)
  }

  @Test func `another secret gives another signature`() async throws {
    let server = try signingServer()
    defer { server.stop() }
    let key = Authentication.signature(keyID: "A", secret: "other", region: "r", service: "s")
    #expect(try await send(key, to: server).response.status == 403)
  }
}

@Suite(.enabled(if: TLSServer.isAvailable)) struct ClientCertificateTests {
  private let server: TLSServer

  init() throws { server = try TLSServer(asksBack: true) }

  private func send(_ certificate: ClientCertificate?) async throws -> Exchange {
    var settings = RecorderSettings()
    settings.caBundle = server.certificate
    var spec = RequestSpec.test("https://localhost:\(server.port)/")
    spec.clientCertificate = certificate
    return try await ExchangeRecorder(settings: settings).exchange(spec)
  }

  @Test func `a server that asks for a certificate gets it, be its key open or closed`() async throws {
    #expect(try await send(.init(path: server.certificate, keyPath: server.key)).response.status == 200)
    let closed = ClientCertificate(path: server.certificate, keyPath: server.closedKey, passphrase: "sesame")
    #expect(try await send(closed).response.status == 200)
  }

  @Test func `a certificate that can't be used says where to look, and not the passphrase`() async throws {
    for certificate in [
      ClientCertificate(path: server.certificate, keyPath: server.closedKey, passphrase: "geheim"),
      ClientCertificate(path: "/nowhere.pem"),
    ] {
      let failure = await #expect(throws: ExchangeFailure.self) { try await send(certificate) }
      #expect(failure?.kind == .tls)
      #expect(failure?.next?.hasPrefix("check the client certificate") == true)
      #expect("\(failure?.text ?? "")\(failure?.next ?? "")".contains("geheim") == false)
    }
  }

  /// OpenSSL would ask for it at the terminal, and hold all transfers and Ctrl-C meanwhile.
  @Test func `a closed key without a passphrase is an error, and no question`() async throws {
    let failure = await #expect(throws: ExchangeFailure.self) {
      try await send(.init(path: server.certificate, keyPath: server.closedKey))
    }
    #expect(failure?.kind == .tls)
  }

  @Test func `without one the server ends the connection`() async throws {
    let failure = await #expect(throws: ExchangeFailure.self) { try await send(nil) }
    #expect(failure?.next != nil, "\(failure?.text ?? "")")
  }
}
