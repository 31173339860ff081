/// The shipped catalogue of redaction rules, compiled in.
package enum BuiltInRules {
  /// Name → bytes of each rule file.
  package static var files: [(name: String, bytes: [UInt8])] {
    [("secrets.jsonc", PackageResources.secrets_jsonc)]
  }
}
