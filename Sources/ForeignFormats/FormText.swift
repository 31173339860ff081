import RequestFiles

/// `name=value&name=value`, in a query or a form.
enum FormText {
  /// The text with the values of secret parameters as variables. Values stay encoded as they came, save that a plus in a
  /// body is written as the blank it is: that of a variable's value is sent as a plus.
  static func withSecrets(_ text: String, isBody: Bool = false, _ names: inout VariableTable) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      guard let equals = pair.firstIndex(of: "=") else { return String(pair) }
      let name = String(pair[..<equals])
      let value = String(pair[pair.index(after: equals)...])
      let plain = PercentEncoding.decode(value.replacing("+", with: " "))
      guard !value.isEmpty, names.isSecret(plain, named: name) else { return String(pair) }
      // What an answer gave comes without escapes.
      if plain != value, let reference = names.issued(plain) { return "\(name)={{%" + reference.dropFirst(2) }
      return
        "\(name)=\(names.reference(to: isBody ? value.replacing("+", with: "%20") : value, named: VariableName.make(from: name)))"
    }.joined(separator: "&")
  }
}
