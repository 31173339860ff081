import CLibcurl
import ExchangeTypes

/// Why a hop brought no answer: facts only. Its words are here and nowhere else.
enum TransferFailure: Error, Sendable {
  /// libcurl's code, and what the TLS library said where that was the reason.
  case libcurl(CURLcode, tlsReason: String?)
  case headerTooLarge(limit: Int)
  /// libcurl has limits of its own: 100 KiB for a line, in newer releases 300 KiB for all.
  case headerBeyondLibcurl
  case bodyTooLarge(limit: Int)
  case codingCut
  case unknownCoding(String)
  /// A stream that gave no whole event in its time.
  case noEvent(seconds: Double)
  /// A proxy's answer to CONNECT.
  case tunnelRefused(status: Int)
  /// A name or value that would break the header's framing; the index of the field in the spec.
  case unsendableField(name: String)
  case unsendableMethod
  case cancelled, closed
  /// The run was told to end, or its time was over, before this was sent or answered.
  case ended, deadline(isSent: Bool)

  /// What a person reads. Names the host and port only: URLs, header values and bodies may hold secrets.
  func failure(endpoint: String, url: WebURL, tries: Int = 1, proxy: HostPort? = nil) -> ExchangeFailure {
    let host = url.host.description
    func failure(_ kind: ExchangeFailure.Kind, _ text: String, _ next: String? = nil) -> ExchangeFailure {
      let tried = tries > 1 ? ", tried \(tries) times" : ""
      var failure = ExchangeFailure(endpoint: endpoint, kind: kind, text: "\(host): \(text)\(tried)", next: next)
      failure.tries = tries
      return failure
    }
    switch self {
    case .tunnelRefused(let status):
      return failure(
        .unreachable, "the proxy \(proxy.map { "\($0) " } ?? "")answered \(status) to CONNECT",
        status == 407 ? "give it user and password: --proxy @FILE, or the variable's URL" : "see what the proxy allows")
    case .libcurl(let code, _) where proxy != nil && Self.proxyWords[code.rawValue] != nil:
      return failure(
        .unreachable, "the proxy \(proxy.map { "\($0) " } ?? "")\(Self.proxyWords[code.rawValue] ?? "")",
        "check --proxy and the proxy variables, or name \(url.host.host) in --noproxy")
    case .libcurl(let code, let tlsReason):
      var (kind, next) = Self.meaning(of: code, host: host)
      // TLS 1.3 has a server find out after the handshake that it wants one, and it just goes away.
      if url.scheme == "https", [CURLE_SEND_ERROR, CURLE_RECV_ERROR].contains(code) {
        next = "ask again; if \(host) wants a client certificate, name it: --cert FILE, or 'SSLConfiguration'"
      }
      let words = String(cString: curl_easy_strerror(code))
      if kind == .tls, let tlsReason {
        return failure(kind, tlsReason, Self.remedy(for: tlsReason.lowercased(), host: host) ?? next)
      }
      return failure(kind, Self.ownWords[code.rawValue] ?? words, next)
    case .headerTooLarge(let limit):
      return failure(.protocolError, "the header is larger than \(limit) bytes", "raise the limit on header bytes")
    case .headerBeyondLibcurl: return failure(.protocolError, "the header is larger than libcurl takes")
    case .bodyTooLarge(let limit):
      return failure(.bodyTooLarge, "the body is larger than \(limit) bytes", "raise the limit on body bytes")
    case .codingCut:
      return failure(.protocolError, "the compressed body ends before its content does", "ask again")
    case .unknownCoding(let coding):
      let name = Self.registeredCodings.contains(coding) ? "'\(coding)'" : "that no registry knows"
      return failure(
        .protocolError, "the body is in a content coding \(name) and cannot be read",
        "ask for it plain, with Accept-Encoding: identity")
    case .noEvent(let seconds):
      return failure(.timeout, "the stream gave no event within \(Int(seconds)) s", "raise --stream-time")
    case .unsendableField(let name):
      return failure(
        .protocolError, "the header field \(name) holds a character that no header may hold",
        "look for a line break in its value, or in a variable it uses")
    case .unsendableMethod: return failure(.protocolError, "the method is no HTTP token", "write one such as GET")
    case .cancelled: return failure(.cancelled, "cancelled")
    case .closed: return failure(.cancelled, "the recorder is closed")
    case .ended: return failure(.cancelled, "not sent: the run was ended before its turn", "run it again")
    case .deadline(let isSent):
      return failure(
        .deadline, isSent ? "no complete answer before the run's deadline" : "not sent before the run's deadline",
        "raise --deadline, or record fewer endpoints at a time")
    }
  }

  /// Nothing was sent, so that another try repeats nothing.
  var isRefusedConnection: Bool {
    if case .libcurl(let code, _) = self { return code == CURLE_COULDNT_CONNECT }
    return false
  }

  /// For what no authority would mend, as OpenSSL and Apple's library put it.
  private static func remedy(for reason: String, host: String) -> String? {
    if reason.firstRange(of: "expired") != nil || reason.firstRange(of: "not yet valid") != nil {
      return "see whether this machine's clock is right; if it is, \(host) needs another certificate"
    }
    guard reason.firstRange(of: "subject name") != nil || reason.firstRange(of: "mismatch") != nil else { return nil }
    return "ask it by a name that stands in its certificate"
  }

  private static func meaning(of code: CURLcode, host: String) -> (ExchangeFailure.Kind, next: String?) {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT:
      (.unreachable, "check that \(host) is up and can be reached from this machine")
    case CURLE_OPERATION_TIMEDOUT: (.timeout, "ask again, or raise the time limit")
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR:
      (.tls, "if \(host) uses an authority of your own, name its PEM file: --cacert FILE")
    case CURLE_SSL_CERTPROBLEM:
      (.tls, "check the client certificate, its key and its passphrase: --cert, --key, --pass, or 'SSLConfiguration'")
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_NOTFOUND,
      CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CRL_BADFILE,
      CURLE_USE_SSL_FAILED, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT:
      (.tls, "check that \(host) speaks TLS on this port")
    default: (.protocolError, nil)
    }
  }

  /// IANA's, and what is sent though it is none: names that say nothing of anybody.
  private static let registeredCodings: Set<String> = [
    "aes128gcm", "compress", "x-compress", "dcb", "dcz", "exi", "pack200-gzip", "aws-chunked", "utf-8", "bzip2", "xz",
    "lzma", "lz4", "snappy",
  ]

  /// What means the proxy and not the host, where there is one.
  private static let proxyWords: [UInt32: String] = [
    CURLE_COULDNT_CONNECT.rawValue: "cannot be reached: refused or no way there",
    CURLE_COULDNT_RESOLVE_PROXY.rawValue: "has no address",
    CURLE_PROXY.rawValue: "did not let the connection through",
  ]

  /// Where libcurl's words speak of files or leave the reader to guess.
  private static let ownWords: [UInt32: String] = [
    CURLE_PARTIAL_FILE.rawValue: "the connection ended before the body did",
    CURLE_GOT_NOTHING.rawValue: "the connection ended without an answer",
    CURLE_RECV_ERROR.rawValue: "the connection broke while the answer came",
    CURLE_SEND_ERROR.rawValue: "the connection broke while the request was sent",
    CURLE_OPERATION_TIMEDOUT.rawValue: "no complete answer within the time limit",
    CURLE_COULDNT_RESOLVE_HOST.rawValue: "the name has no address",
    CURLE_COULDNT_CONNECT.rawValue: "no connection: refused or no way there",
    CURLE_BAD_CONTENT_ENCODING.rawValue: "the body is not in the content coding it claims",
    // No callback of ours stopped it: then it was libcurl's decoder.
    CURLE_WRITE_ERROR.rawValue: "the compressed body goes on after its content has ended",
    CURLE_WEIRD_SERVER_REPLY.rawValue: "the answer is not HTTP",
    CURLE_UNSUPPORTED_PROTOCOL.rawValue: "the answer is not HTTP",
  ]
}
