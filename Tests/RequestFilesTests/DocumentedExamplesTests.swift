import ExchangeTypes
import Foundation
import LosslessJSON
import RequestFiles
import Testing

/// Both editors' documented examples, made anew in `Tests/RequestExamples`: each must be sent as `sent/` has it.
@Suite struct DocumentedExamplesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("RequestExamples")

  private static let names =
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".http") }.sorted()

  private static let secrets = """
    { "staging": { "user": "me", "password": "a&b c", "token": "tk-1", "cameo": { "processEnv": ["USERNAME", "STAGING_KEY"] } } }
    """

  /// All examples as one store, with secrets beside it.
  private static func sources(lineEnd: String = "\n") throws -> RequestSources {
    var source = TableFileSource(files: ["/private.json": secrets, "recordings/.env": "USERNAME=from-dotenv"])
    for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      let file = folder.appendingPathComponent(name)
      if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
      let bytes = [UInt8](try Data(contentsOf: file))
      guard name.hasSuffix(".http") else {
        source.binaries["recordings/\(name)"] = bytes
        continue
      }
      source.files["recordings/\(name)"] = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
    }
    return RequestFolder.read(
      recordings: "recordings", from: source,
      processEnvironment: [
        "CAMEO_PRIVATE_ENV": "/private.json", "USERNAME": "from-process", "STAGING_KEY": "key-1",
      ])
  }

  private static func captures(of plan: RequestPlan) throws -> Captures {
    var captures = Captures()
    for request in plan.requests {
      let body =
        request.endpoint == "rc-list-answers" ? #"[{"id": 70}]"# : #"{"access_token": "at-1", "token": "t-1", "id": 7}"#
      captures.add(
        try Sample.exchange(
          request.endpoint, fields: [HeaderField("X-Session", "s-1"), HeaderField("X-Trace-Id", "tr-1")], body: body))
    }
    return captures
  }

  @Test func `there are enough of them`() { #expect(Self.names.count >= 35) }

  @Test(arguments: names)
  func `an example is sent as it is meant`(_ name: String) throws {
    let plan = try Sample.plan(try Self.sources())
    var captures = try Self.captures(of: plan)
    var dynamic = Sample.dynamic()
    var text = ""
    for request in plan.requests where request.file == "recordings/\(name)" {
      let spec = try plan.resolve(request, captures: captures, dynamic: &dynamic).spec
      if request.endpoint == "rc-add-review" {
        captures.add(Exchange(spec: spec, response: Response(status: 200, body: Array("{\"id\": 7}".utf8))))
      }
      text += Self.shown(spec, request)
    }
    let file = Self.folder.appendingPathComponent(
      "sent/" + name.replacingOccurrences(of: "/", with: "-").replacingOccurrences(of: ".http", with: ".txt"))
    if ProcessInfo.processInfo.environment["CAMEO_WRITE_EXAMPLES"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `nothing is found fault with but what is not run`() throws {
    let plan = try Sample.plan(try Self.sources())
    let found = plan.findings.filter { $0.id != "shadowed-variable" }
    #expect(
      found.map { "\($0.file ?? ""):\($0.line ?? 0) \($0.id)" } == [
        "recordings/jetbrains-answers.http:4 response-reference", "recordings/jetbrains-answers.http:12 response-file",
        "recordings/jetbrains-answers.http:17 response-file", "recordings/jetbrains-scripts.http:4 script-not-run",
        "recordings/jetbrains-scripts.http:11 script-not-run", "recordings/jetbrains-scripts.http:19 script-not-run",
      ])
  }

  @Test func `line ends of Windows give the same requests, in the same places`() throws {
    let unix = try Self.sources().files
    let windows = try Self.sources(lineEnd: "\r\n").files
    #expect(unix.count == Self.names.count)
    for (file, other) in zip(unix, windows) {
      #expect(file.requests == other.requests)
      #expect(file.variables == other.variables)
      #expect(file.scriptCaptures == other.scriptCaptures)
      #expect(file.imports == other.imports && file.runs == other.runs)
      #expect(file.findings == other.findings)
    }
  }

  private static func shown(_ spec: RequestSpec, _ request: PlannedRequest) -> String {
    var notes = [spec.endpoint]
    if !request.dependencies.isEmpty { notes.append("waits for " + request.dependencies.joined(separator: " ")) }
    if !spec.followsRedirects { notes.append("no redirect") }
    if !request.keepsFixture { notes.append("no log") }
    if let timeout = spec.timeout { notes.append("timeout \(timeout) s") }
    if let timeout = spec.connectTimeout { notes.append("connection timeout \(timeout) s") }
    var text = "### \(notes.joined(separator: ", "))\n\(spec.method) \(spec.url)\n"
    for field in spec.fields.list { text += "\(field.name): \(field.value)\n" }
    guard let body = spec.body else { return text + "\n" }
    text += "\n"
    for byte in body {
      switch byte {
      case 0x0D: text += "␍"
      case 0x0A, 0x20...0x7E: text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return text + "\n\n"
  }
}
