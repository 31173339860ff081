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
    ConnectionCoding(),
    URLCoding(),
    FormCoding(),
    TableCoding(),
    HexCoding(),
    Base64Coding(),
    PercentTextCoding(),
  ]

  /// The codings with what they ask for, read once: most texts are plain, and are told so without a call.
  static let entries: [(needs: TextNeeds, alphabet: TextTraits.Classes, coding: any ContainerCoding)] = all.map {
    ($0.needs, $0.alphabet, $0)
  }
}
