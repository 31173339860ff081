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

  /// `asksBack`: whoever connects must show a certificate that the server's own has signed, as itself is.
  package init(asksBack: Bool = false) throws {
    folder = try TemporaryFolder()
    (key, certificate) = try Self.makeCertificate(in: folder.path)
    closedKey = folder.path + "/closed.pem"
    _ = try Self.run(["ec", "-in", key, "-aes256", "-passout", "pass:sesame", "-out", closedKey])
    lastDay = try Self.run(["x509", "-in", certificate, "-noout", "-enddate", "-dateopt", "iso_8601"])
      .replacingOccurrences(of: "notAfter=", with: "").prefix(10).description
    let server = Process()
    server.executableURL = URL(fileURLWithPath: Self.openssl)
    server.arguments = ["s_server", "-accept", "127.0.0.1:0", "-cert", certificate, "-key", key, "-www"]
    if asksBack { server.arguments? += ["-Verify", "1", "-verify_return_error", "-CAfile", certificate] }
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    server.standardInput = FileHandle.nullDevice
    try server.run()
    stop = { server.terminate() }
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
