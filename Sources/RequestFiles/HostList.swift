import ExchangeTypes
import LosslessJSON

/// Finds the hosts an environment names, where its settings do not list them.
enum HostList {
  static func allowed(_ sources: RequestSources, environment: RequestEnvironment) -> [HostPort] {
    if let hosts = environment.settings.hosts { return hosts }
    var found: Set<HostPort> = []
    for variable in environment.variables.values {
      if let host = host(of: variable.value, variable.file, sources, environment, nil) { found.insert(host) }
    }
    for configuration in environment.authorizations.values {
      guard let member = configuration.members["Token URL"] else { continue }
      if let host = host(of: member.value, member.file, sources, environment, nil) { found.insert(host) }
    }
    for file in sources.files {
      for override in file.runs.flatMap(\.overrides) {
        if let host = host(of: override.value, file.name, sources, environment, file) { found.insert(host) }
      }
      for request in file.requests {
        var text = request.target
        if text.text.hasPrefix("/"), let field = request.field("Host") { text = field.value }
        if text.text.firstRange(of: "://") == nil, !text.text.hasPrefix("{{") {
          text = TemplateText(parts: [.literal("http://")] + text.parts)
        }
        if let host = host(of: text, file.name, sources, environment, file) { found.insert(host) }
      }
    }
    return found.sorted { $0.description < $1.description }
  }

  /// The host of a text that is an absolute URL as far as its host; else nil.
  ///
  /// There are no captures here, so a host that needs one is not among those that may be asked.
  private static func host(
    of text: TemplateText, _ file: String, _ sources: RequestSources, _ environment: RequestEnvironment,
    _ requestFile: RequestFile?
  ) -> HostPort? {
    let scope = VariableScope(sources: sources, environment: environment, requestFile: requestFile)
    var resolver = VariableResolver(
      scope: scope, captures: Captures(), endpoints: [:], dynamic: DynamicValues(secondsSince1970: 0))
    var prefix = ""
    var isWhole = true
    do throws(Finding) {
      for part in text.parts { prefix += try resolver.resolve(TemplateText(parts: [part]), in: file) }
    } catch {
      // What is unset is reported where the request is resolved; here only the part before it counts.
      isWhole = false
    }
    guard let mark = prefix.firstRange(of: "://") else { return nil }
    let endsAuthority = prefix[mark.upperBound...].contains { $0 == "/" || $0 == "?" || $0 == "#" }
    guard isWhole || endsAuthority else { return nil }
    return WebURL(PercentEncoding.encodeTarget(prefix))?.host
  }
}
