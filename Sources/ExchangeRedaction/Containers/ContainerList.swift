/// Every coding, one line each, the surest first: a new one is added here.
enum ContainerList {
  static let all: [any ContainerCoding] = [
    CookieCoding(),
    AuthorizationCoding(),
    JWTCoding(),
    PEMCoding(),
    DataURLCoding(),
    JSONTextCoding(),
    JSONLinesCoding(),
    EventStreamCoding(),
    MultipartCoding(),
    MarkupCoding(),
    HL7Coding(),
    ContentLineCoding(),
    InsertCoding(),
    ConnectionCoding(),
    URLCoding(),
    FormCoding(),
    TableCoding(),
    HexCoding(),
    Base64Coding(),
    PercentTextCoding(),
  ]

  /// The codings with what they ask for, read once: most texts are plain, and are told so without a call.
  static let entries = all.map { Entry(needs: $0.needs, alphabet: $0.alphabet, coding: $0) }

  struct Entry: Sendable {
    let needs: TextNeeds
    let alphabet: TextTraits.Classes
    let coding: any ContainerCoding
  }
}
