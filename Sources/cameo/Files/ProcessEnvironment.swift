import RequestFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one door to environment variables. What holds a key is taken out at once, so that no child and no crash shows it.
struct ProcessEnvironment: Sendable {
  private let values: [String: String]

  /// Copies all variables, and removes those with Cameo's key from the process.
  init() {
    var values: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let line = String(cString: text)
      if let equals = line.firstIndex(of: "=") {
        values[String(line[..<equals])] = String(line[line.index(after: equals)...])
      }
      entry += 1
    }
    self.values = values
    unsetenv("CAMEO_KEY")
    unsetenv("CAMEO_KEY_FILE")
  }

  init(values: [String: String]) { self.values = values }

  /// All variables but those with Cameo's key.
  var all: [String: String] { values.filter { $0.key != "CAMEO_KEY" && $0.key != "CAMEO_KEY_FILE" } }

  subscript(name: String) -> String? { values[name] }

  /// Where this user's keys live; beside the private files.
  var configurationFolder: String? { PrivateFilePlace.userFolder(processEnvironment: values) }
}
