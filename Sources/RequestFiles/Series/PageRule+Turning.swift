import ExchangeTypes
import JSONQueries
import LosslessJSON

extension PageRule {
  /// What to ask for behind a page, which is the `count`-th. `before`: the page before it.
  package func turn(behind exchange: Exchange, before: Exchange?, count: Int, step: PageStep?) -> PageTurn {
    switch way {
    case .link: return link(exchange, count: count)
    case .next(let source):
      switch Self.text(at: source, of: exchange.response) {
      case .success(.none): return .absent(at: source.words)
      case .success(""): return .end
      case .success(let text?): return Self.url(text, behind: exchange)
      case .failure(let problem): return .lost(problem.text)
      }
    case .cursor(let name, let source):
      switch Self.text(at: source, of: exchange.response) {
      case .success(.none): return .absent(at: source.words)
      case .success(""): return .end
      case .success(let text?): return .next(.value(text, of: name))
      case .failure(let problem): return .lost(problem.text)
      }
    case .number(let name, let distance):
      if Self.holdsNothing(exchange.response.body) || before?.response.body == exchange.response.body { return .end }
      return .next(.value(String(number(name, step, exchange, distance) + distance), of: name))
    }
  }

  /// At the last page that may be asked for, one that is named as the last of all is taken: it often has another shape.
  private func link(_ exchange: Exchange, count: Int) -> PageTurn {
    let links = LinkField(exchange.response.fields)
    guard let next = links["next"] else { return .end }
    return Self.url(count + 1 == limit ? links["last"] ?? next : next, behind: exchange)
  }

  private static func url(_ text: String, behind exchange: Exchange) -> PageTurn {
    let from = exchange.hops.last?.location ?? exchange.spec.url
    guard let url = from.resolving(PercentEncoding.encodeTarget(text)) else {
      return .lost("the next page is at no http or https URL")
    }
    return url == exchange.spec.url ? .lost("the next page is the same page") : .next(.url(url))
  }

  private static func text(at source: Source, of response: Response) -> Result<String?, CaptureProblem> {
    switch source {
    case .body(let path): return text(at: path, in: response.body)
    case .header(let name): return .success(response.fields.first(name))
    }
  }

  /// Empty where nothing follows: null, false or empty; nil where nothing stands at all.
  private static func text(at path: JSONPath, in body: [UInt8]) -> Result<String?, CaptureProblem> {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(reading: body)
    } catch {
      return .failure(CaptureProblem(text: "the page is not JSON: \(error.message)"))
    }
    var isUndecided = false
    let value = path.select(in: document.root, isUndecided: &isUndecided).first
    if isUndecided { return .failure(CaptureProblem(text: "a pattern in \(path) takes too long")) }
    guard let value else { return .success(nil) }
    if value.isNull || value.boolean == false { return .success("") }
    guard value.kind == .string || value.kind == .number else {
      return .failure(CaptureProblem(text: "at \(path) stands neither text nor number"))
    }
    return .success(value.string ?? value.rawText)
  }

  /// The number the page was asked with: 1 where it was asked without, 0 where the number counts elements.
  private func number(_ name: String, _ step: PageStep?, _ exchange: Exchange, _ distance: Int) -> Int {
    if case .value(let text, of: _) = step, let number = Int(text) { return number }
    return exchange.spec.url.queryValue(name).flatMap { Int($0) } ?? (distance == 1 ? 1 : 0)
  }

  /// No list in it has an element, and there is one; or no body at all.
  private static func holdsNothing(_ body: [UInt8]) -> Bool {
    guard let document = JSONDocument.parsed(body) else { return true }
    var open = [document.root]
    var hasList = false
    while let value = open.popLast() {
      if value.kind == .array {
        if !value.isEmpty { return false }
        hasList = true
      } else if value.kind == .object {
        open += value.members.map(\.value)
      }
    }
    return hasList
  }
}

extension WebURL {
  /// Names and values as written, escapes undone.
  var queryPairs: [(name: String, value: String)] {
    (query ?? "").split(separator: "&").map { pair in
      let equals = pair.firstIndex(of: "=") ?? pair.endIndex
      let value = String(pair[equals...].dropFirst())
      return (PercentEncoding.decode(String(pair[..<equals])), PercentEncoding.decode(value))
    }
  }

  func queryValue(_ name: String) -> String? { queryPairs.first { $0.name == name }?.value }

  /// With one parameter set; the others stay as they are written.
  func settingQuery(_ name: String, to value: String) -> WebURL {
    let text = "\(PercentEncoding.encodeComponent(name))=\(PercentEncoding.encodeComponent(value))"
    var isSet = false
    var pairs = (query ?? "").split(separator: "&").map { pair -> String in
      guard PercentEncoding.decode(String(pair.prefix { $0 != "=" })) == name, !isSet else { return String(pair) }
      isSet = true
      return text
    }
    if !isSet { pairs.append(text) }
    var next = self
    next.query = pairs.joined(separator: "&")
    return next
  }
}
