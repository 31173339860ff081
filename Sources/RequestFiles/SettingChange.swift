import ExchangeTypes

/// One member of a `cameo` object, read.
enum SettingChange: Sendable {
  case data(EnvironmentSettings.DataClass)
  case hosts([HostPort])
  case allowsUnsafe(Bool)
  case isReadOnly(Bool)
  case population(String)
  case release(TemplateText)
  case isFlaky(Bool)
  case processEnvironment([String])

  func apply(to settings: inout EnvironmentSettings) {
    switch self {
    case .data(let data): settings.data = data
    case .hosts(let hosts): settings.hosts = hosts
    case .allowsUnsafe(let flag): settings.allowsUnsafe = flag
    case .isReadOnly(let flag): settings.isReadOnly = flag
    case .population(let name): settings.population = name
    case .release(let text): settings.release = text
    case .isFlaky(let flag): settings.isFlaky = flag
    case .processEnvironment(let names): settings.processEnvironment.formUnion(names)
    }
  }
}
