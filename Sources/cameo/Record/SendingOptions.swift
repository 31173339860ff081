import ExchangeRecorder
import ExchangeTypes
import LosslessJSON
import RequestFiles

/// The options of `cameo record` that are about sending: limits, pace, retries, and where connections go.
///
/// A name that curl has means what it means there.
struct SendingOptions {
  static let specs: [OptionSpec] = [
    .value("--jobs", "N", "requests on the wire at once; default: 50"),
    .value("--parallel-max-host", "N", "requests to one host on the wire at once; default: as --jobs"),
    .value("--rate", "N/UNIT", "starts to one host per s, m, h or d (5/s); default: no limit"),
    .value("--retry", "N", "retries after a refused connection, 429, 502, 503, 504; default: 2"),
    .value(
      "--retry-delay", "SECONDS", "time before the first retry, doubled each time, unless Retry-After says; default: 1"),
    .value("--retry-max-time", "SECONDS", "time in which retries of a request may start; default: 30"),
    .value("--deadline", "SECONDS", "time after which nothing is sent or waited for; default: none"),
    .value("--max-time", "SECONDS", "time one request may take with its redirects; default: 30"),
    .value("--connect-timeout", "SECONDS", "time until a connection must stand; default: 10"),
    .value("--max-filesize", "SIZE", "largest body; default: 64MiB"),
    .value("--stream-events", "N", "events of a stream (NDJSON, server-sent) that are waited for; default: 100"),
    .value("--stream-time", "SECONDS", "time a stream is listened to; default: 10"),
    .value("--max-redirs", "N", "redirects one request may follow; default: 10"),
    .value("--cacert", "FILE", "authorities to trust instead of the system's"),
    .value("--cert", "FILE", "the client's certificate, PEM or PKCS #12", short: "-E"),
    .value("--key", "FILE", "its key, where that is in a file of its own"),
    .value("--pass", "@FILE", "the passphrase of the key, from a file"),
    .flag("--netrc", "users and passwords from ~/.netrc, for requests that name none", short: "-n"),
    .value("--netrc-file", "FILE", "the same from another file"),
    .value(
      "--proxy", "URL", "http, https, socks4, socks4a, socks5 or socks5h; default: the proxy variables", short: "-x"),
    .value("--proxy-cacert", "FILE", "authorities to trust for an https proxy instead of the system's"),
    .value(
      "--noproxy", "HOSTS",
      "asked without a proxy: names, addresses, ranges such as fd00::/8, apart by commas; default: NO_PROXY"),
    .value("--resolve", "HOST:PORT:ADDRESS", "the address of a host", repeats: true),
    .value("--connect-to", "HOST1:PORT1:HOST2:PORT2", "connect to the second for the first", repeats: true),
    .value("--unix-socket", "PATH", "connect through a socket in the file system"),
  ]

  private let arguments: Arguments
  private let context: Context

  init(_ arguments: Arguments, in context: Context) {
    self.arguments = arguments
    self.context = context
  }

  func recorderSettings() throws(Finding) -> RecorderSettings {
    var settings = RecorderSettings()
    settings.clock = context.clock
    settings.userAgent = "cameo/\(Cameo.version)"
    settings.jobs = try arguments.integer("--jobs", in: 1...1000) ?? 50
    settings.jobsPerHost = try arguments.integer("--parallel-max-host", in: 1...1000)
    settings.startInterval = try startInterval() ?? 0
    settings.retries = try arguments.integer("--retry", in: 0...100) ?? 2
    settings.retryDelay = Double(try arguments.integer("--retry-delay", in: 0...3600) ?? 1)
    settings.retryLimit = Double(try arguments.integer("--retry-max-time", in: 0...86_400) ?? 30)
    settings.deadline = try arguments.integer("--deadline", in: 1...86_400).map(Double.init)
    settings.perRequestTimeout = Double(try arguments.integer("--max-time", in: 1...86_400) ?? 30)
    settings.connectTimeout = Double(try arguments.integer("--connect-timeout", in: 1...3600) ?? 10)
    settings.bodyLimit = try arguments.bytes("--max-filesize") ?? settings.bodyLimit
    settings.streamEvents = try arguments.integer("--stream-events", in: 1...1_000_000) ?? settings.streamEvents
    settings.streamTime = Double(try arguments.integer("--stream-time", in: 1...86_400) ?? 10)
    settings.hopLimit = try arguments.integer("--max-redirs", in: 0...100) ?? settings.hopLimit
    settings.caBundle = try authorities("--cacert")
    settings.proxyCABundle = try authorities("--proxy-cacert")
    settings.clientCertificate = try clientCertificate()
    settings.route = try route()
    return settings
  }

  /// Looked into before anything is sent: libcurl would say of each host that its certificate is wrong.
  private func authorities(_ option: String) throws(Finding) -> String? {
    guard let path = arguments.value(option) else { return nil }
    let bytes = try FileDoor.require(path, next: "\(option) names a PEM file of authorities")
    if String(decoding: bytes, as: UTF8.self).firstRange(of: "-----BEGIN ") == nil {
      throw Finding(
        "bad-authority", file: path, "holds no certificate",
        next: "\(option) names a PEM file: -----BEGIN CERTIFICATE-----")
    }
    return path
  }

  /// `5/s`, `30/m`, `100/h`, `1000/d`; without a unit per hour, as curl's.
  private func startInterval() throws(Finding) -> Double? {
    guard let text = arguments.value("--rate") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let units = ["s": 1.0, "m": 60, "h": 3600, "d": 86_400]
    guard parts.count <= 2, let count = Int(parts[0]), (1...1_000_000).contains(count),
      let seconds = units[parts.count == 2 ? String(parts[1]) : "h"]
    else { throw usage("'--rate' takes starts per time, such as 5/s or 30/m") }
    return seconds / Double(count)
  }

  /// Read here and not by libcurl, so that the redactor learns what is sent. Throws a finding for a file that is not
  /// there or malformed.
  func netrc() throws(Finding) -> NetrcFile? {
    guard arguments.has("--netrc") || arguments.has("--netrc-file") else { return nil }
    guard let home = context.environment["HOME"] ?? arguments.value("--netrc-file") else {
      throw Finding("no-home", "no place for .netrc", next: "set HOME, or name it: --netrc-file FILE")
    }
    let place = arguments.value("--netrc-file") ?? "\(home)/.netrc"
    guard let bytes = try FileDoor.read(place) else {
      throw Finding("no-netrc", file: place, "there is no netrc file", next: "write one, or name it: --netrc-file FILE")
    }
    return try NetrcFile(name: place, bytes: bytes)
  }

  private func clientCertificate() throws(Finding) -> ClientCertificate? {
    guard let path = try file("--cert") else {
      if let option = ["--key", "--pass"].first(where: arguments.has) {
        throw usage("'\(option)' goes with --cert FILE")
      }
      return nil
    }
    let passphrase = try arguments.value("--pass").map { text throws(Finding) in
      guard text.hasPrefix("@") else {
        throw usage("'--pass' takes @FILE, so that no secret stands in the process list")
      }
      return try ArgumentText.lines(of: text).first ?? ""
    }
    return ClientCertificate(path: path, keyPath: try file("--key"), passphrase: passphrase)
  }

  /// A file that must be there.
  private func file(_ option: String) throws(Finding) -> String? {
    guard let path = arguments.value(option) else { return nil }
    guard FileDoor.exists(path) else {
      throw Finding("no-file", file: path, "'\(option)' names a file that is not there", next: "correct the path")
    }
    return path
  }

  private func route() throws(Finding) -> Route {
    var route = Route()
    route.proxies = try proxies()
    route.resolve = arguments.list("--resolve")
    guard route.resolve.allSatisfy(Route.isResolve) else {
      throw usage("'--resolve' takes HOST:PORT:ADDRESS, such as api.shop.test:443:127.0.0.1")
    }
    route.connectTo = arguments.list("--connect-to")
    guard route.connectTo.allSatisfy(Route.isConnectTo) else {
      throw usage("'--connect-to' takes HOST1:PORT1:HOST2:PORT2, such as api.shop.test:443:127.0.0.1:8443")
    }
    route.unixSocket = arguments.value("--unix-socket")
    if let path = route.unixSocket {
      // What a socket's address holds, its ending zero not counted, on the narrowest system.
      guard path.utf8.count <= 103 else { throw usage("'--unix-socket' takes a path of at most 103 bytes") }
      guard FileDoor.exists(path) else {
        throw Finding("no-socket", file: path, "there is no socket", next: "start the backend, or correct the path")
      }
    }
    return route
  }

  private func proxies() throws(Finding) -> ProxySettings {
    var proxies: ProxySettings
    do throws(UnreadableProxy) {
      proxies = try ProxySettings(variables: context.environment.all)
    } catch {
      throw bad("the variable \(error.name) names no proxy")
    }
    if let text = arguments.value("--proxy") {
      // Empty: without one, as for curl.
      let line = try ArgumentText.lines(of: text).first ?? ""
      proxies.http = nil
      proxies.https = nil
      if !line.isEmpty {
        guard let proxy = Proxy(line) else { throw bad("'--proxy' names no proxy") }
        proxies.all = proxy
      }
    }
    if let hosts = arguments.value("--noproxy") { proxies.bypass = ProxySettings.hosts(hosts) }
    return proxies
  }

  /// Never with the value: it may hold a password.
  private func bad(_ text: String) -> Finding {
    Finding(
      "bad-proxy", text,
      next: "write [SCHEME://][USER:PASSWORD@]HOST[:PORT], the scheme one of \(Proxy.schemes.joined(separator: ", "))")
  }

  private func usage(_ text: String) -> Finding { Finding("usage", text, next: "cameo help record") }
}
