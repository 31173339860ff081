import Foundation
import LoopbackServer

/// `nghttpd` on loopback: HTTP/2 over TLS, serving one file. `CAMEO_NGHTTPD` names it where it is not installed.
package final class HTTP2Server: @unchecked Sendable {
  package let port: Int
  /// The PEM file to trust.
  package let certificate: String

  private let folder: TemporaryFolder
  private let server = Process()
  private let log: URL

  private static let program =
    ProcessInfo.processInfo.environment["CAMEO_NGHTTPD"] ?? "/usr/sbin/nghttpd"

  package static var isAvailable: Bool {
    TLSServer.isAvailable && FileManager.default.isExecutableFile(atPath: program)
  }

  package init() throws {
    folder = try TemporaryFolder()
    let key: String
    (key, certificate) = try TLSServer.makeCertificate(in: folder.path)
    try Data("{\"ok\":true}".utf8).write(to: URL(fileURLWithPath: folder.path + "/ok.json"))
    // It cannot be told to choose a port: one that was free a moment ago will do.
    let free = try LoopbackServer { _ in .json("{}") }
    port = free.port
    free.stop()
    server.executableURL = URL(fileURLWithPath: Self.program)
    server.arguments = ["-v", "-a", "127.0.0.1", "-d", folder.path, "\(port)", key, certificate]
    // A pipe would be full before anybody reads it.
    log = URL(fileURLWithPath: folder.path + "/log")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    server.standardInput = FileHandle.nullDevice
    try server.run()
    while try !String(contentsOf: log, encoding: .utf8).contains("listen ") {
      guard server.isRunning else { throw CocoaError(.fileReadUnknown) }
      sched_yield()
    }
  }

  deinit { end() }

  /// It may have been started with signals blocked, and would not hear a softer one.
  private func end() { kill(server.processIdentifier, SIGKILL) }

  /// Ends it, and tells how many connections it had and how many requests.
  package func stop() throws -> (connections: Int, requests: Int) {
    end()
    server.waitUntilExit()
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    let names = lines.filter { $0.hasPrefix("[id=") }.map { $0.prefix { $0 != "]" } }
    return (Set(names).count, lines.filter { $0.contains("recv HEADERS frame") }.count)
  }
}
