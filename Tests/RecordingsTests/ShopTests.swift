import CameoTesting
import Foundation
import Testing

private let recordings = Recordings.shopApp

/// PocketBase 0.22.27 and 0.40.6 against the models of an app that was written for the older one.
@Suite struct ShopTests {
  @Test(arguments: recordings.fixtures(of: "login") + recordings.fixtures(of: "login-refresh"))
  func `a login brings a token and who it is for`(_ fixture: Fixture) throws {
    guard let login = try fixture.replay(as: Login.self, decoder: .shop) else { return }
    #expect(login.token == fixture.string(at: "/token"))
    #expect(login.token.split(separator: ".").count == 3)
    #expect(login.record.username == fixture.string(at: "/record/username"))
    #expect(login.record.created <= login.record.updated)
  }

  @Test(arguments: recordings.fixtures(of: "user"))
  func `a user is read`(_ fixture: Fixture) throws {
    guard let user = try fixture.replay(as: ShopUser.self, decoder: .shop) else { return }
    #expect(user.id == fixture.string(at: "/id"))
    #expect(user.emailVisibility == fixture.bool(at: "/emailVisibility"))
  }

  @Test(arguments: recordings.fixtures(of: "users"))
  func `users are read page by page`(_ fixture: Fixture) throws {
    guard let page = try fixture.replay(as: Page<ShopUser>.self, decoder: .shop) else { return }
    #expect(page.items.count == fixture.count(at: "/items"))
    #expect(page.totalItems >= page.items.count)
  }

  @Test(arguments: recordings.fixtures(of: "customers") + recordings.fixtures(of: "all-customers"))
  func `customers are read page by page`(_ fixture: Fixture) throws {
    guard let page = try fixture.replay(as: Page<Customer>.self, decoder: .shop) else { return }
    #expect(page.items.count == fixture.count(at: "/items"))
    #expect(page.perPage == fixture.int(at: "/perPage"))
    let first = try #require(page.items.first)
    #expect(first.address.city == fixture.string(at: "/items/0/address/city"))
    #expect(first.lat == fixture.number(at: "/items/0/lat"))
  }

  @Test(arguments: recordings.fixtures(of: "customer"))
  func `a customer holds JSON inside a string`(_ fixture: Fixture) throws {
    guard let customer = try fixture.replay(as: Customer.self, decoder: .shop) else { return }
    let profile = try JSONDecoder().decode(Customer.Profile.self, from: Data(customer.profile.utf8))
    #expect(profile.mail == customer.email, "one original, one pseudonym: also inside the string")
  }

  @Test(
    arguments: recordings.fixtures(of: "orders-first-page") + recordings.fixtures(of: "orders-last-page")
      + recordings.fixtures(of: "all-orders"))
  func `orders bring their customers along`(_ fixture: Fixture) throws {
    guard let page = try fixture.replay(as: Page<Order>.self, decoder: .shop) else { return }
    for (index, order) in page.items.enumerated() {
      #expect(order.totalCents == fixture.int(at: "/items/\(index)/total_cents"))
      #expect(order.expand?.customer.id == order.customer, "a reference still leads to what it led to")
    }
  }

  @Test(arguments: recordings.fixtures(of: "orders-without-totals"))
  func `who asks for no totals gets minus one`(_ fixture: Fixture) throws {
    guard let page = try fixture.replay(as: Page<Order>.self, decoder: .shop) else { return }
    #expect(page.totalItems == -1)
    #expect(page.items.allSatisfy { $0.expand == nil })
  }

  @Test(arguments: recordings.fixtures(of: "orders-past-the-end") + recordings.fixtures(of: "orders-for-a-guest"))
  func `a page may be empty`(_ fixture: Fixture) throws {
    guard let page = try fixture.replay(as: Page<Order>.self, decoder: .shop) else { return }
    #expect(page.items.isEmpty)
  }

  @Test(arguments: recordings.fixtures(of: "health"))
  func `the backend's health is read`(_ fixture: Fixture) throws {
    guard let health = try fixture.replay(as: Health.self, decoder: .shop) else { return }
    #expect(health.data.canBackup == fixture.bool(at: "/data/canBackup"))
  }

  @Test(arguments: recordings.fixtures(of: "external-auths"))
  func `external logins are a list`(_ fixture: Fixture) throws {
    guard let logins = try fixture.replay(as: [ExternalLogin].self, decoder: .shop) else { return }
    #expect(logins.count == fixture.count(at: ""))
  }

  @Test(
    arguments: [
      "login-with-a-wrong-password", "login-without-anything", "login-refresh-without-a-token",
      "customer-that-is-not-there", "customer-with-bad-fields", "customer-deleted-by-a-user",
      "orders-by-a-bad-filter",
    ].flatMap { recordings.errors(of: $0) })
  func `an error body is read`(_ fixture: Fixture) throws {
    guard let error = try fixture.replay(as: ShopError.self, decoder: .shop) else { return }
    #expect(error.code == fixture.int(at: "/code"))
    #expect(error.data.count == fixture.count(at: "/data"))
  }
}
