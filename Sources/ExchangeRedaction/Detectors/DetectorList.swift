/// Every detector, one line each: a new one is added here.
enum DetectorList {
  static let all: [any ValueDetector] = [
    AddressFormDetector(),
    AddressInProseDetector(),
    AssignmentDetector(),
    AuthorizationDetector(),
    BirthDateDetector(),
    CardDetector(),
    CoordinateDetector(),
    CoordinatePairDetector(),
    DateDetector(),
    DeviceNumberDetector(),
    DigitsDetector(),
    EmailDetector(),
    HostDetector(),
    IBANDetector(),
    ICDDetector(),
    IPAddressDetector(),
    JWTDetector(),
    LoosePhoneDetector(),
    MACDetector(),
    MailboxNameDetector(),
    NationalIdDetector(),
    OpaqueDetector(),
    PackedDataDetector(),
    PasswordHashDetector(),
    PersonFormDetector(),
    PersonInProseDetector(),
    PersonWordsDetector(),
    PhoneDetector(),
    PrivateKeyDetector(),
    SecretRunDetector(),
    SecretURLDetector(),
    ToldCodeDetector(),
    UUIDDetector(),
    VendorTokenDetector(),
    WebhookDetector(),
    WordsDetector(),
  ]

  static let byId: [String: any ValueDetector] = Dictionary(
    all.map { (type(of: $0).id, $0) }, uniquingKeysWith: { first, _ in first })
}
