import ExchangeTypes
import JSONQueries
import LosslessJSON

/// How the next page of an answer is asked for: `# @cameo-pages`.
///
/// All pages are bodies of one endpoint: first, middle and last ones often have other shapes.
package struct PageRule: Sendable, Hashable {
  package enum Way: Sendable, Hashable {
    /// `link`: the field `Link` with `rel="next"` (RFC 8288).
    case link
    /// `next $.links.next`, `next headers.Next-Page`: the answer holds the URL.
    case next(Source)
    /// `cursor after=$.page.end`: the answer holds what the variable or query parameter becomes.
    case cursor(String, Source)
    /// `number page`, `number offset step 20`: the variable or query parameter counts up.
    case number(String, step: Int)
  }

  /// Where an answer says how it goes on.
  package enum Source: Sendable, Hashable {
    case body(JSONPath)
    case header(String)

    /// As the directive writes it.
    var words: String {
      switch self {
      case .body(let path): path.description
      case .header(let name): "headers.\(name)"
      }
    }
  }

  package var way: Way
  /// Pages that are asked for at most, the first one included.
  package var limit: Int
  package var spot: TextSpot

  /// What a file variable that the pages set would start with, behind its `=`; nil for any other variable.
  func firstValue(of variable: String) -> String? {
    switch way {
    case .cursor(variable, _): ""
    case .number(variable, _): " 1"
    default: nil
    }
  }

  static let defaultLimit = 5
  static let largestLimit = 1000
}
