/// One request with what is public filled in, and a variable wherever a value is somebody's: what may be shown.
///
/// Where a value is somebody's is told by where it comes from, never by what it looks like, and the value itself is not
/// read: `RequestSources.veiled` gives none away.
package struct RequestOutline: Sendable {
  /// A stretch of text as it is sent, or a value that is not told.
  package enum Piece: Sendable, Hashable {
    case text(String)
    case variable(Variable, Coding)
  }

  package struct Variable: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
      case privateFile, processEnvironment, dotenv, prompt
      /// What a command of the private file prints.
      case command
      /// Of an entry of `Security.Auth`.
      case token(String)
      /// Of another request's answer, or of that request as it was sent; `part` in words: `$.token`, `X-Session`.
      case capture(endpoint: String, part: String, isOfRequest: Bool)
      /// A variable of a file that is committed, under a name that says it is a secret.
      case committed
      /// Written out in the request itself; the number tells several of one name apart.
      case literal(Int)
      /// User or password of a proxy.
      case proxy
    }

    /// As the file that sets it calls it; of a capture the last name in its part.
    package var name: String
    package var source: Source

    package init(name: String, source: Source) {
      self.name = name
      self.source = source
    }
  }

  /// What happens to a value before it is sent.
  package enum Coding: Sendable, Hashable {
    case plain
    /// `PercentEncoding.encodeTarget`, `.encodeComponent`, `.encodeFormValue`
    case target, component, formValue
    /// Escaped as in a JSON string, without the quotes.
    case jsonString
    /// Line feeds become CR LF.
    case wireLines
  }

  package struct Certificate: Sendable {
    package var path: String
    package var keyPath: String?
    package var passphrase: [Piece]
  }

  package struct Field: Sendable {
    package var name: String
    package var value: [Piece]
  }

  package enum BodyPart: Sendable {
    case piece(Piece)
    /// A file that is sent byte for byte, as findings call it.
    case file(String)
  }

  package var endpoint: String
  package var method: String
  package var target: [Piece]
  package var fields: [Field]
  /// Nil: none.
  package var body: [BodyPart]?
  package var followsRedirects: Bool
  package var timeout: Double?
  package var connectTimeout: Double?
  /// Shown to a host that asks for one.
  package var certificate: Certificate?
  /// Sent once for each of some values.
  package var sample: SampleRule?
  package var pages: PageRule?
}

extension [RequestOutline.Piece] {
  /// Adds a piece; text behind text becomes one.
  package mutating func add(_ piece: RequestOutline.Piece) {
    if case .text(let more) = piece {
      if more.isEmpty { return }
      if case .text(let last) = self.last {
        self[count - 1] = .text(last + more)
        return
      }
    }
    append(piece)
  }

  package mutating func add(_ pieces: [RequestOutline.Piece]) { for piece in pieces { add(piece) } }

  /// Without blanks at both ends, as far as they are text.
  package var trimmed: [RequestOutline.Piece] {
    var out = self
    if case .text(let text) = out.first {
      out[0] = .text(String(text.drop { $0 == " " || $0 == "\t" }))
    }
    if case .text(var text) = out.last {
      while text.last == " " || text.last == "\t" { text.removeLast() }
      out[out.count - 1] = .text(text)
    }
    return out.filter { $0 != .text("") }
  }
}
