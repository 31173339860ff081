import ExchangeTypes
import LosslessJSON

/// Findings for reports that may be kept or passed on: without the hosts that those at a terminal name.
enum SafeFinding {
  static func made(of finding: Finding) -> Finding {
    guard let kind = ExchangeFailure.Kind(rawValue: finding.id), kind != .unsafeMethod else { return finding }
    let (text, next) = words(kind)
    var safe = finding
    safe.text = text
    safe.next = next
    return safe
  }

  /// Fixed words: what is not repeated cannot tell anything.
  private static func words(_ kind: ExchangeFailure.Kind) -> (String, String?) {
    switch kind {
    case .unreachable: ("no connection could be made", "check that the host can be reached from this machine")
    case .timeout: ("no complete answer within the time limit", "ask again, or raise the time limit")
    case .tls: ("no TLS connection that could be trusted", "run it at a terminal for the reason")
    case .hostNotAllowed: ("the request or a redirect leads to a host that is not allowed", "add it to \"hosts\"")
    case .tooManyHops: ("the redirects come to no end", "raise --max-redirs")
    case .bodyTooLarge: ("the body is larger than the limit", "raise --max-filesize")
    case .protocolError: ("what came is no whole answer", "run it at a terminal for the reason")
    case .cancelled: ("the run was ended before the answer came", "run it again")
    case .unsafeMethod: ("the method may change data", nil)
    case .unsupportedScheme: ("a redirect leads to what is no http or https URL", "stop before the redirect")
    case .deadline: ("no complete answer before the run's deadline", "raise --deadline")
    }
  }
}
