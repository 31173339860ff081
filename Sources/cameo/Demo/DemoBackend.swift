import ExchangeTypes
import LoopbackServer
import LosslessJSON

/// A small backend in two releases, for `cameo demo` and the project's own tests.
///
/// The new release adds `nickname`, sends `id` as a string and `balance` as a number, knows the status `frozen`, leaves
/// `id` out of accounts that were merged, and says errors in another shape. Its people are invented, and none of their
/// data comes from ranges reserved for examples: the redaction has something to do.
struct DemoBackend: Sendable {
  enum Release: String, Sendable {
    case old, new
  }

  let release: Release
  static let password = "correct-horse-battery"
  private static let token = "dm_live_4fQz81LkVw02nXcT7rYb"

  func answer(_ request: ServedRequest) -> ServedResponse {
    switch (request.method, request.path) {
    case ("POST", "/sessions"): return login(request)
    case ("GET", "/health"):
      return .json(#"{"status":"ok","version":"\#(release == .old ? "4.2.0" : "5.0.0")"}"#)
    default: break
    }
    guard request.fields.first("Authorization") == "Bearer \(Self.token)" else { return error(401, "unauthorized") }
    switch (request.method, request.path) {
    case ("GET", "/account"): return .json(text(of: Self.people[0], at: 0))
    case ("GET", "/accounts"): return accounts(request.query)
    case ("GET", "/orders/1"):
      return .json(
        #"{"number":"2026-1000","total":\#(release == .old ? #""19.90""# : "19.90"),"currency":"EUR","note":"Call "#
          + #"\#(Self.people[1].name) at \#(Self.people[1].phone)"}"#)
    default: return error(404, "not_found")
    }
  }

  private func login(_ request: ServedRequest) -> ServedResponse {
    do throws(JSONError) {
      guard try JSONDocument(reading: request.body).root["password"]?.string == Self.password else {
        return error(401, "wrong_credentials")
      }
    } catch {
      return self.error(400, "bad_request")
    }
    return .json(#"{"token":"\#(Self.token)","expires_in":3600,"token_type":"Bearer"}"#)
  }

  private func accounts(_ query: String?) -> ServedResponse {
    let page = query.flatMap { $0.split(separator: "=").last }.flatMap { Int($0) } ?? 1
    let start = (page - 1) * 4
    let items = Self.people.indices.dropFirst(start).prefix(4).map { text(of: Self.people[$0], at: $0) }
    return .json(
      #"{"page":\#(page),"per_page":4,"total":\#(Self.people.count),"items":[\#(items.joined(separator: ","))]}"#)
  }

  private func error(_ status: Int, _ code: String) -> ServedResponse {
    release == .old
      ? .json(#"{"code":\#(status),"error":"\#(code)"}"#, status: status)
      : .json(#"{"status":\#(status),"error":{"code":"\#(code)","retryable":false}}"#, status: status)
  }

  private func text(of person: Person, at position: Int) -> String {
    var members: [(String, JSONTree)] = []
    let id = 640_318_275 + position * 7919
    // The new release forgot the id of merged accounts.
    if release == .old { members.append(("id", .integer(id))) }
    if release == .new, position != 5 { members.append(("id", .string(String(id)))) }
    members += [
      ("status", .string(release == .new && position == 3 ? "frozen" : "active")), ("name", .string(person.name)),
      ("email", .string(person.email)), ("phone", position == 2 ? .null : .string(person.phone)),
      ("created_at", .string("2021-0\(position + 1)-17T19:42:0\(position)Z")),
    ]
    if release == .new { members.append(("nickname", .string(String(person.name.prefix(3))))) }
    return JSONTree.object(members).inlineText
  }

  private struct Person: Sendable {
    var name: String
    var email: String
    var phone: String
  }

  /// What `cameo demo` looks for in everything it wrote.
  static var planted: [String] { people.flatMap { [$0.name, $0.email, $0.phone] } + [token, password] }

  private static let people = [
    Person(name: "Marta Kowalczyk", email: "marta.kowalczyk@poczta-lodz.pl", phone: "+48 601 775 318"),
    Person(name: "Henrik Aaltonen", email: "h.aaltonen@saunatalo.fi", phone: "+358 40 772 9134"),
    Person(name: "Lucia Ferraro", email: "lucia@ferraro-studio.it", phone: "+39 347 118 6620"),
    Person(name: "Tomasz Wilk", email: "tomasz.wilk@wilkbud.pl", phone: "+48 512 090 447"),
    Person(name: "Noor van Dijk", email: "noor@vandijkfietsen.nl", phone: "+31 6 8412 7305"),
    Person(name: "Eoin Gallagher", email: "eoin.g@gallagherboats.ie", phone: "+353 86 730 1948"),
  ]
}
