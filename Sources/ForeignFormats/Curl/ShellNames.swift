import RequestFiles

/// Names of shell variables for what an outline leaves open: `API_TOKEN` for `apiToken`.
///
/// Two variables never share a name. A name that the shell or curl itself gives a meaning gets the environment's in front:
/// `USER` is set in every shell, and a line that was pasted too early would send it.
struct ShellNames {
  private let environment: String
  /// Several environments are printed: their variables of one name have different values.
  private let isPrefixed: Bool
  private var names: [RequestOutline.Variable: String] = [:]
  private var taken: Set<String> = []

  init(environment: String, isPrefixed: Bool) {
    self.environment = environment
    self.isPrefixed = isPrefixed
  }

  mutating func name(of variable: RequestOutline.Variable) -> String {
    if let name = names[variable] { return name }
    let wanted = wanted(variable)
    var name = wanted
    var number = 2
    while taken.contains(name) {
      name = "\(wanted)_\(number)"
      number += 1
    }
    taken.insert(name)
    names[variable] = name
    return name
  }

  private func wanted(_ variable: RequestOutline.Variable) -> String {
    switch variable.source {
    // Exported already, under this very name.
    case .processEnvironment where Self.isName(variable.name): return variable.name
    case .capture(let endpoint, _, _):
      return prefixed(Self.upper(endpoint) + "_" + Self.upper(variable.name))
    default:
      return prefixed(Self.upper(variable.name))
    }
  }

  private func prefixed(_ name: String) -> String {
    let isStrange = name.isEmpty || name.utf8.first.map { (0x30...0x39).contains($0) } ?? true
    guard isPrefixed || isStrange || Self.isReserved(name) else { return name }
    let prefix = Self.upper(environment)
    let isName = prefix.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
    let front = isName ? prefix : "ENV_\(prefix)"
    return name.isEmpty ? "\(front)_VALUE" : "\(front)_\(name)"
  }

  private static func upper(_ name: String) -> String {
    EndpointName.slug(name).split(separator: "-").joined(separator: "_").uppercased()
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !(0x30...0x39).contains(text.utf8.first ?? 0x30)
      && text.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) || (0x30...0x39).contains($0) || $0 == 0x5F }
  }

  private static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || ["LC_", "BASH", "ZSH", "CURL_", "LD_", "DYLD_"].contains { name.hasPrefix($0) }
  }

  private static let reserved: Set<String> = [
    "USER", "USERNAME", "LOGNAME", "HOME", "HOST", "HOSTNAME", "PATH", "PWD", "OLDPWD", "SHELL", "TERM", "LANG",
    "IFS", "UID", "EUID", "GID", "PPID", "PS1", "PS2", "PS4", "ENV", "CDPATH", "MAIL", "MAILPATH", "OPTARG", "OPTIND",
    "OPTERR", "LINENO", "RANDOM", "SECONDS", "SHLVL", "SHELLOPTS", "GROUPS", "STATUS", "TMPDIR", "TZ", "EDITOR",
    "VISUAL", "PAGER", "COLUMNS", "LINES", "HISTFILE", "HISTSIZE", "FUNCNAME", "DIRSTACK", "REPLY", "HTTP_PROXY",
    "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR", "NETRC", "DISPLAY", "XDG_CONFIG_HOME",
    "CI",
  ]
}
