import FixtureStorage
import FoundationEssentials
import LosslessJSON

/// Decodes the demo's fixtures with a model that was written for the old release and then taught the new one.
enum DemoReplay {
  /// An account as an app models it: the id was a number once.
  private struct Account: Decodable {
    var id: String
    var status: Status
    var nickname: String?

    enum Status: String, Decodable {
      case active, closed, frozen
    }

    private enum CodingKeys: String, CodingKey {
      case id, status, nickname
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      do {
        id = try container.decode(String.self, forKey: .id)
      } catch DecodingError.typeMismatch {
        id = String(try container.decode(Int.self, forKey: .id))
      }
      status = try container.decode(Status.self, forKey: .status)
      nickname = try container.decodeIfPresent(String.self, forKey: .nickname)
    }
  }

  private struct Page: Decodable {
    var items: [Account]
  }

  /// A line for each fixture: reads, or fails with what and where.
  static func report(_ store: FixtureStore) throws(Finding) -> String {
    var table = TextTable()
    for endpoint in ["account", "accounts", "accounts-last-page"] {
      for fixture in try store.fixtures(of: endpoint) {
        let body = fixture.body ?? []
        let isPage = endpoint != "account"
        table.add(fixture.name.description, "as \(isPage ? "Page" : "Account")", outcome(of: body, isPage: isPage))
      }
    }
    return table.text(indent: 2)
  }

  private static func outcome(of body: [UInt8], isPage: Bool) -> String {
    do {
      if isPage {
        _ = try JSONDecoder().decode(Page.self, from: Data(body))
      } else {
        _ = try JSONDecoder().decode(Account.self, from: Data(body))
      }
      return "reads"
    } catch DecodingError.keyNotFound(let key, let context) {
      return "fails: keyNotFound \(place(context.codingPath + [key])): the backend left out a required member"
    } catch DecodingError.typeMismatch(_, let context) {
      return "fails: typeMismatch \(place(context.codingPath))"
    } catch DecodingError.dataCorrupted(let context) {
      return "fails: dataCorrupted \(place(context.codingPath))"
    } catch {
      return "fails"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    JSONPointer(tokens: path.map { $0.intValue.map(String.init) ?? $0.stringValue }).description
  }
}
