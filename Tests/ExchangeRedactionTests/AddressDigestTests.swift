import Digests
import ExchangeTypes
import LosslessJSON
import Testing

@testable import ExchangeRedaction

/// The digest of an address stands for the address: a client that computes it from the redacted address finds it.
@Suite struct AddressDigestTests {
  private static let address = "Marta.Kowalczyk@corp-mail.io"
  private static let digests = AddressDigest.all(of: "marta.kowalczyk@corp-mail.io")

  /// Fields in which digests stand, and how they stand there.
  private static let places: [(name: String, before: String, after: String)] = [
    ("hash", "", ""), ("email_hash", "", ""), ("gravatar_id", "", ""), ("md5", "", ""), ("avatar", "", ""),
    ("avatarUrl", "https://www.gravatar.com/avatar/", "?s=80&d=identicon"),
    ("image", "https://secure.gravatar.com/avatar/", ".jpg"), ("picture", "//www.gravatar.com/avatar/", ""),
    ("link", "https://shop.test/track?u=", "&page=2"),
  ]

  private static func document(_ digests: [String] = digests) -> String {
    let members = digests.enumerated().flatMap { number, digest in
      places.map { #""\#($0.name)\#(number)":"\#($0.before)\#(digest)\#($0.after)""# }
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// The texts of a document by which digests are known, in which those of an address are not all.
  private func missing(_ document: String, _ address: String, isUpper: Bool = false) throws -> [String] {
    let document = try JSONDocument(document)
    let digests = AddressDigest.all(of: address.lowercased())
    return digests.enumerated().flatMap { number, digest in
      Self.places.compactMap { place in
        let name = "\(place.name)\(number)"
        let text = document.root[name]?.string ?? ""
        return text.contains(isUpper ? digest.uppercased() : digest) ? nil : "\(name): \(text)"
      }
    }
  }

  private func address(_ document: String) throws -> String {
    try #require(try JSONDocument(document).root["email"]?.string)
  }

  private static let account = #"{"email":"\#(address)"}"#

  @Test(arguments: RedactionPolicy.allCases)
  func `the digest of an address becomes the digest of what stands for it`(_ policy: RedactionPolicy) throws {
    let out = try DocumentExample(policy).redact(all: [Self.document(), Self.account])
    let address = try address(out[1])
    #expect(address != Self.address && address.contains("@"))
    #expect(try missing(out[0], address) == [])
    for digest in Self.digests { #expect(!out[0].contains(digest)) }
  }

  @Test(arguments: RedactionPolicy.allCases)
  func `the casing of a digest stays, and the casing of an address says nothing`(_ policy: RedactionPolicy) throws {
    let account = #"{"email":"\#(Self.address.uppercased())","text":"mailto:\#(Self.address)"}"#
    let out = try DocumentExample(policy).redact(all: [account, Self.document(Self.digests.map { $0.uppercased() })])
    #expect(try missing(out[1], try address(out[0]), isUpper: true) == [])
    #expect(try address(out[0]) == address(out[0]).uppercased())
  }

  @Test(arguments: RedactionPolicy.allCases)
  func `however many work at it and however often, the bytes are the same`(_ policy: RedactionPolicy) async throws {
    let example = try DocumentExample(policy)
    let texts = (0..<12).flatMap { number in
      let other = "user\(number).kowalczyk@corp-mail.io"
      return [
        Self.document(AddressDigest.all(of: other)), Self.document(), #"{"email":"\#(other)"}"#,
        number == 7 ? Self.account : "{}",
      ]
    }
    let documents = try texts.map { try JSONDocument($0) }
    let alone = try example.redact(all: texts)
    #expect(try missing(alone[1], try address(alone[31])) == [])
    #expect(try missing(alone[4], try address(alone[6])) == [])
    for count in 1...4 {
      let team = DocumentTeam(example.settings, count: count)
      #expect(try await team.redact(documents).map { try $0.text() } == alone)
    }
  }

  @Test func `a digest of nothing that was found is drawn as before`() throws {
    let example = try DocumentExample()
    let other = Self.document(AddressDigest.all(of: "somebody@else.io"))
    let alone = try example.redact(other)
    #expect(try example.redact(all: [other, Self.account])[0] == alone)
    #expect(try missing(alone, "somebody@else.io").count == Self.digests.count * Self.places.count)
    let drawn = try #require(try JSONDocument(alone).root["email_hash0"]?.string)
    #expect(drawn.count == 32 && drawn.allSatisfy(\.isHexDigit))
  }

  @Test func `an example stays where texts stay, and so does its digest`() throws {
    let account = #"{"email":"marta@example.com"}"#
    let links = AddressDigest.all(of: "marta@example.com").map {
      #"{"hash":"\#($0)","avatar":"https://www.gravatar.com/avatar/\#($0)"}"#
    }
    #expect(try DocumentExample(.detect).redact(all: [account] + links) == [account] + links)
    let text = Self.document(AddressDigest.all(of: "marta@example.com"))
    let strict = try DocumentExample(.strict).redact(all: [account, text])
    #expect(try missing(strict[1], try address(strict[0])) == [])
  }

  @Test func `a secret stays one, whatever it is the digest of`() throws {
    let text = #"{"email":"\#(Self.address)","password":"\#(Self.digests[0])","hash":"\#(Self.digests[0])"}"#
    let document = try DocumentExample().document(text)
    let digests = AddressDigest.all(of: try #require(document.root["email"]?.string).lowercased())
    #expect(document.root["password"]?.string != digests[0])
    #expect(document.root["password"]?.string == document.root["hash"]?.string)
  }

  @Test func `a recording keeps them across its answers, whatever their order`() throws {
    var run = try RunExample()
    try run.add("avatars", Self.document())
    try run.add("account", Self.account)
    run.exchanges.append(
      try RunExample.exchange(
        "photo", "{}",
        fields: [
          "Content-Type": "application/json",
          "Location": "https://www.gravatar.com/avatar/\(Self.digests[0])?s=80",
        ]))
    let redacted = run.redact()
    #expect(redacted.refused == [])
    let address = try address(redacted.body("account"))
    #expect(try missing(redacted.body("avatars"), address) == [])
    let photo = try #require(redacted.endpoints.first { $0.endpoint == "photo" }?.exchanges.first)
    #expect(photo.fields.first("Location")?.contains(AddressDigest.all(of: address.lowercased())[0]) == true)
    for digest in Self.digests { #expect(!redacted.everyByte.contains(digest)) }
    run.exchanges.reverse()
    #expect(run.redact().everyByte == redacted.everyByte)
  }
}
