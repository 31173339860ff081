import ExchangeTypes
import LosslessJSON
import RequestFiles

/// A curl command, read: what it would send.
///
/// Its findings name options that are left out; one that would change what is sent and cannot be kept is an error.
package struct CurlLine: Sendable {
  package var method: String
  /// As given; `http://` before it if it has no scheme, as curl guesses.
  package var url: String
  package var fields: HeaderFields
  package var body: Body?
  /// Seconds of `--max-time`.
  package var timeout: Double?
  package var findings: [Finding]

  package enum Body: Sendable, Hashable {
    case text(String)
    /// `-d @file`: a path on the machine of who wrote the command.
    case file(String)
  }

  /// Reads a pasted command. Throws all errors at once; columns count from the start of the text, on one line.
  package init(_ command: String) throws(RequestRefusal) {
    var reader = CurlReader()
    do throws(Finding) {
      let words = try ShellWords(command)
      reader.findings = words.findings
      try reader.read(words.words)
    } catch {
      throw RequestRefusal(reader.findings.filter { $0.severity == .error } + [error])
    }
    let line = reader.line()
    let errors = line.findings.filter { $0.severity == .error }
    if !errors.isEmpty { throw RequestRefusal(errors) }
    self = line
  }

  init(
    method: String, url: String, fields: HeaderFields, body: Body?, timeout: Double?, findings: [Finding]
  ) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
    self.timeout = timeout
    self.findings = findings
  }
}
