import ExchangeRecorder
import ExchangeTypes
import ForeignFormats
import LosslessJSON
import RequestFiles

/// `cameo record --curl`: the lines of curl that send what a recording would send, and nothing else.
///
/// Everything is made of sources that are veiled first: no value of the private file, of the process or of a person is
/// there to be printed.
struct RecordCurl {
  let arguments: Arguments
  let project: Project
  let settings: RecorderSettings
  let context: Context

  /// Throws `Finding` and `RequestRefusal`; returns what keeps a request from being sent.
  func run(_ names: [String], _ sources: RequestSources) throws -> ExitStatus {
    let veiled = sources.veiled
    let catalogue = try project.catalogue()
    var obstacles: [Finding] = []
    var texts: [String] = []
    for name in names {
      let environment = try veiled.environments.environment(named: name)
      let only = arguments.list("--only")
      let plan = try RequestPlan(veiled, environment: environment, endpoints: only.isEmpty ? nil : only)
      var text = CurlText(environment: name, isPrefixed: names.count > 1, wire: wire)
      var dynamic = DynamicValues(secondsSince1970: Clock.now, secondsFromUTC: { Clock.secondsFromUTC(at: $0) })
      for request in plan.requests {
        do throws(Finding) {
          let outline = try plan.outline(of: request, dynamic: &dynamic, hides: CurlText.hides)
          text.add(outline) { catalogue.isSomebodys($1, named: $0) }
        } catch {
          var obstacle = error
          obstacle.place = [name, obstacle.place].compactMap { $0 }.joined(separator: " ")
          obstacles.append(obstacle)
        }
      }
      texts.append(text.text)
    }
    context.terminal.report(obstacles)
    context.terminal.out(texts.filter { !$0.isEmpty }.joined(separator: "\n"))
    return obstacles.isEmpty ? .clean : .findings
  }

  private var wire: CurlWire {
    let standard = RecorderSettings()
    var wire = CurlWire(
      userAgent: settings.userAgent, timeout: settings.perRequestTimeout, redirects: settings.hopLimit)
    if settings.connectTimeout != standard.connectTimeout { wire.connectTimeout = settings.connectTimeout }
    wire.authorities = settings.caBundle
    wire.certificate = settings.clientCertificate.map { ($0.path, $0.keyPath) }
    wire.netrc = (
      arguments.has("--netrc") || arguments.has("--netrc-file"), arguments.value("--netrc-file")
    )
    wire.resolve = settings.route.resolve
    wire.connectTo = settings.route.connectTo
    wire.unixSocket = settings.route.unixSocket
    let proxies = settings.route.proxies
    wire.proxy = { Self.proxy(for: $0, proxies) }
    return wire
  }

  /// Where the host is not known, curl is told of a proxy for all requests only; it reads the variables itself.
  private static func proxy(for target: String, _ proxies: ProxySettings) -> CurlWire.Proxy? {
    func through(_ proxy: Proxy) -> CurlWire.Proxy {
      .through(proxy.address, hasCredentials: !proxy.secrets.isEmpty)
    }
    if proxies.named.isEmpty { return nil }
    guard let url = WebURL(target) else { return proxies.all.map(through) }
    return proxies.proxy(for: url).map(through) ?? CurlWire.Proxy.none
  }
}
