import Foundation

/// `openssl s_server` on loopback with a certificate of its own for `localhost`.
package final class TLSServer: Sendable {
  package let port: Int
  /// The PEM file to trust.
  package let certificate: String
  /// Its key, which opens without a word.
  package let key: String
  /// The same key, which the word `sesame` opens.
  package let closedKey: String
  /// The last day of that certificate.
  package let lastDay: String

  private let folder: TemporaryFolder
  private let stop: @Sendable () -> Void

  private static let openssl = "/usr/bin/openssl"

  package static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: openssl) }

  /// `answers`: paths without their slash to whole HTTP answers; empty: a page about the connection for any path.
  /// `asksBack`: whoever connects must show a certificate that the server's own has signed, as itself is.
  package init(isExpired: Bool = false, answers: [String: String] = [:], asksBack: Bool = false) throws {
    folder = try TemporaryFolder()
    (key, certificate) = try isExpired ? Self.makeExpired(in: folder.path) : Self.makeCertificate(in: folder.path)
    closedKey = folder.path + "/closed.pem"
    _ = try Self.run(["ec", "-in", key, "-aes256", "-passout", "pass:sesame", "-out", closedKey])
    for (path, answer) in answers { try Data(answer.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + path)) }
    lastDay = try Self.run(["x509", "-in", certificate, "-noout", "-enddate", "-dateopt", "iso_8601"])
      .replacingOccurrences(of: "notAfter=", with: "").prefix(10).description
    let server = Process()
    server.executableURL = URL(fileURLWithPath: Self.openssl)
    server.arguments = ["s_server", "-accept", "127.0.0.1:0", "-cert", certificate, "-key", key]
    server.arguments? += [answers.isEmpty ? "-www" : "-HTTP"]
    server.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    if asksBack { server.arguments? += ["-Verify", "1", "-verify_return_error", "-CAfile", certificate] }
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    server.standardInput = FileHandle.nullDevice
    try server.run()
    // Threads that run tests block SIGTERM, and what they start inherits that.
    stop = { kill(server.processIdentifier, SIGKILL) }
    port = try Self.port(in: output)
  }

  deinit { stop() }

  /// A key and a certificate for `localhost`, as PEM files.
  static func makeCertificate(in folder: String) throws -> (key: String, certificate: String) {
    let key = folder + "/key.pem"
    let certificate = folder + "/certificate.pem"
    _ = try run([
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "30",
      "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate,
    ])
    return (key, certificate)
  }

  /// The same, whose last day was yesterday.
  private static func makeExpired(in folder: String) throws -> (key: String, certificate: String) {
    let (key, request, certificate) = (folder + "/key.pem", folder + "/request.pem", folder + "/certificate.pem")
    _ = try run([
      "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=localhost",
      "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", request,
    ])
    _ = try run([
      "x509", "-req", "-in", request, "-signkey", key, "-days", "-1", "-copy_extensions", "copy", "-out", certificate,
    ])
    return (key, certificate)
  }

  /// Reads until the line `ACCEPT 127.0.0.1:<port>`.
  private static func port(in output: Pipe) throws -> Int {
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw CocoaError(.fileReadUnknown) }
      text += String(decoding: data, as: UTF8.self)
      for line in text.split(separator: "\n").dropLast(text.hasSuffix("\n") ? 0 : 1) where line.hasPrefix("ACCEPT ") {
        if let port = line.split(separator: ":").last.flatMap({ Int($0) }) { return port }
      }
    }
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: openssl)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
