import RequestFiles

/// `name=value&name=value`, in a query or a form.
enum FormText {
  /// The text with the values of secret parameters as variables. Values stay encoded as they came.
  static func withSecrets(_ text: String, _ names: inout VariableTable) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      guard let equals = pair.firstIndex(of: "=") else { return String(pair) }
      let name = String(pair[..<equals])
      let value = String(pair[pair.index(after: equals)...])
      let plain = PercentEncoding.decode(value.replacing("+", with: " "))
      guard !value.isEmpty, names.isSecret(plain, named: name) else { return String(pair) }
      return "\(name)=\(names.reference(to: value, named: VariableName.make(from: name)))"
    }.joined(separator: "&")
  }
}
