/// The shipped catalogue of redaction rules, compiled in, and the word lists beside it.
///
/// Word lists are string literals: an embedded resource becomes an array literal of bytes, which takes the compiler
/// nine seconds for 33 kB.
package enum BuiltInRules {
  /// Name → bytes of each rule file.
  package static var files: [(name: String, bytes: [UInt8])] {
    [
      ("secrets.jsonc", PackageResources.secrets_jsonc),
      ("contact.jsonc", PackageResources.contact_jsonc),
      ("personal.jsonc", PackageResources.personal_jsonc),
      ("financial.jsonc", PackageResources.financial_jsonc),
      ("identifiers.jsonc", PackageResources.identifiers_jsonc),
      ("network.jsonc", PackageResources.network_jsonc),
      ("places.jsonc", PackageResources.places_jsonc),
      ("special.jsonc", PackageResources.special_jsonc),
      ("languages.jsonc", PackageResources.languages_jsonc),
    ]
  }

  /// Given names and surnames of many countries beyond the common ones, in ASCII letters, public words left out: a member
  /// name that is one of these is a person's.
  package static var peopleNames: [StaticString] {
    [
      peopleNamesAToC, peopleNamesDToG, peopleNamesHToK, peopleNamesLToN, peopleNamesOToR, peopleNamesSToX,
      peopleNamesYToZ,
    ]
  }

  /// The words of a list, in lower case as they stand.
  package static func words(_ list: StaticString) -> Set<String> {
    list.withUTF8Buffer { bytes in
      Set(bytes.split { $0 == 0x20 || $0 == 0x0A }.map { String(decoding: $0, as: UTF8.self) })
    }
  }
}
