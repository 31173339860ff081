import CameoTesting
import Foundation
import Testing

private let recordings = Recordings.shopApp

/// Canaille 0.0.74 and 0.3.6 against the models of an app that was written for the older one.
@Suite struct PortalTests {
  private static var directory: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  @Test(arguments: ["person", "service", "again", "token-refresh"].flatMap { recordings.fixtures(of: $0) })
  func `a token is read`(_ fixture: Fixture) throws {
    guard let token = try fixture.replay(as: OAuthToken.self) else { return }
    #expect(token.accessToken == fixture.string(at: "/access_token"))
    #expect(token.tokenType == "Bearer")
    #expect((token.refreshToken != nil) == fixture.contains(at: "/refresh_token"))
  }

  @Test(
    arguments: ["token-for-a-wrong-password", "token-for-an-unknown-client", "token-by-an-unknown-grant"].flatMap {
      recordings.errors(of: $0)
    })
  func `why there is no token is read`(_ fixture: Fixture) throws {
    guard let error = try fixture.replay(as: OAuthError.self) else { return }
    #expect(error.error == fixture.string(at: "/error"))
  }

  @Test(arguments: ["user-info-for-a-guest", "user-info-for-a-bad-token"].flatMap { recordings.errors(of: $0) })
  func `a reason may be null`(_ fixture: Fixture) throws {
    guard let error = try fixture.replay(as: OAuthError.self) else { return }
    #expect((error.description == nil) == fixture.isNull(at: "/error_description"))
  }

  @Test(arguments: recordings.fixtures(of: "user-info"))
  func `who is logged in is read`(_ fixture: Fixture) throws {
    guard let info = try fixture.replay(as: UserInfo.self) else { return }
    #expect(info.updatedAt == fixture.int(at: "/updated_at"))
    #expect(info.name == info.givenName + " " + info.familyName, "a name and its parts stay together")
  }

  @Test(arguments: recordings.fixtures(of: "introspection"))
  func `what a token is good for is read`(_ fixture: Fixture) throws {
    guard let token = try fixture.replay(as: Introspection.self) else { return }
    #expect(token.exp == fixture.int(at: "/exp"))
  }

  @Test(arguments: recordings.fixtures(of: "discovery"))
  func `the provider's endpoints are read`(_ fixture: Fixture) throws {
    guard let discovery = try fixture.replay(as: Discovery.self) else { return }
    #expect(discovery.tokenEndpoint.host == discovery.issuer.host)
    #expect(discovery.grantTypes.contains(.password))
  }

  @Test(arguments: recordings.fixtures(of: "people") + recordings.fixtures(of: "people-by-login"))
  func `people are read`(_ fixture: Fixture) throws {
    guard let people = try fixture.replay(as: SCIMList<SCIMUser>.self, decoder: Self.directory) else { return }
    #expect(people.totalResults == fixture.int(at: "/totalResults"))
    for (index, person) in people.resources.enumerated() {
      #expect(person.userName == fixture.string(at: "/Resources/\(index)/userName"))
      #expect(person.name.formatted == person.displayName)
    }
  }

  @Test(arguments: recordings.fixtures(of: "one-of-the-people"))
  func `one of the people is read`(_ fixture: Fixture) throws {
    guard let person = try fixture.replay(as: SCIMUser.self, decoder: Self.directory) else { return }
    #expect(person.meta.resourceType == fixture.string(at: "/meta/resourceType"))
  }

  @Test(arguments: ["somebody-who-is-not-there", "people-for-a-guest"].flatMap { recordings.errors(of: $0) })
  func `the directory's error body is read`(_ fixture: Fixture) throws {
    guard let error = try fixture.replay(as: SCIMError.self) else { return }
    #expect(fixture.name.contains("-http\(error.status)-"), "the status stands in the body, too")
  }
}
