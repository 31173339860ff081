import ExchangeTypes
import LosslessJSON
import RequestFiles

/// One answer that is wanted: where it belongs, and how its request differs from the others of its endpoint.
struct Sending: Sendable {
  var place: AnswerPlace
  var step = SeriesStep()
  /// The issue of each token that it carries; a 401 to the newest one is no matter of age.
  var issues: [String: Int] = [:]
  /// Sent again with new tokens, since the first answer was 401.
  var isRenewed = false
}

/// What the run waits for, once it has come.
enum Arrival: Sendable {
  /// An answer, or why there is none.
  case answer(Sending, tries: Int, Result<Exchange, Finding>)
  case token(TokenArrival)
}

/// A token, or why there is none, and every secret that went into asking for it.
struct TokenArrival: Sendable {
  var id: String
  var result: Result<IssuedToken, Finding>
  var secrets: [DeclaredSecret]
}
