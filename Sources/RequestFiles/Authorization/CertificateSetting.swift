/// `SSLConfiguration` of an environment, as JetBrains' editors read it.
package struct CertificateSetting: Sendable {
  /// As written; relative to the file that names it.
  var path: String
  var keyPath: String?
  var hasPassphrase: Bool
  var file: String
  var spot: TextSpot

  /// The variable that opens the key: the editors ask a person for it.
  var passphrase: TemplateText {
    let name = "certificatePassphrase"
    return TemplateText(parts: [
      .reference(TemplateReference(text: "{{\(name)}}", source: .variable(name), percentEncodes: false, spot: spot))
    ])
  }

  func place(of path: String) -> String {
    path.hasPrefix("/") ? path : PrivateFilePlace.folder(of: file) + path
  }
}
