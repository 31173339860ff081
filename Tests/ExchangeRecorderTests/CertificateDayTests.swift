import Testing

@testable import ExchangeRecorder

@Suite struct CertificateDayTests {
  @Test(
    arguments: [
      ("Expire date:Mar  1 12:00:00 2027 GMT", "2027-03-01"), ("Expire date:Dec 31 23:59:59 2049 GMT", "2049-12-31"),
      ("Expire date:2027-03-01 12:00:00 GMT", "2027-03-01"), ("Start date:Mar  1 12:00:00 2027 GMT", nil),
      ("Expire date:", nil), ("Expire date:Foo  1 12:00:00 2027 GMT", nil), ("Subject:CN = x", nil),
    ] as [(String, String?)])
  func `reads the last day of a certificate`(_ entry: String, _ day: String?) {
    #expect(CertificateDay.expiry(in: entry) == day)
  }
}
