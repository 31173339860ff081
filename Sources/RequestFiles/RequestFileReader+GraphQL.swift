import ExchangeTypes
import LosslessJSON

extension RequestFileReader {
  /// Query and variables, and what is wrong with them as far as it can be told before variables are filled in.
  mutating func readGraphQL(_ lines: [RequestBlock.BodyLine], into request: inout ParsedRequest) {
    let split = Self.startOfVariables(lines) ?? lines.endIndex
    let query = lines[..<split].reversed().drop { $0.isBlank }.reversed()
    let variables = Array(lines[split...])
    request.body = bodyParts(query)
    request.graphQL = ParsedRequest.GraphQLParts(
      variables: bodyParts(variables), variablesSpot: variables.first?.spot ?? request.methodSpot)
    if request.method != "POST" {
      report(
        "graphql-method", at: request.methodSpot, "a GraphQL request is sent with POST, not \(request.method)",
        next: "write POST, or GRAPHQL without the field X-Request-Type")
    }
    if case .text(let text) = request.body.first, request.body.count == 1 {
      checkQuery(text.text, at: request.bodySpot ?? request.methodSpot)
    } else if request.body.isEmpty {
      report(
        "graphql-query", at: request.methodSpot, "the GraphQL request has no query",
        next: "write it below a blank line, or put it into a file: < ./query.graphql")
    }
    if let finding = request.graphQL?.problem(file: file) { findings.append(finding) }
  }

  private mutating func checkQuery(_ text: String, at spot: TextSpot) {
    let operations = GraphQLDocument(text).operations
    if operations.isEmpty {
      report(
        "graphql-query", at: spot, "the query has no operation",
        next: "start it with 'query', 'mutation' or '{'; variables stand below it, behind a blank line")
    } else if operations.contains(where: { $0.kind == .subscription }) {
      report(
        "graphql-subscription", at: spot, "a subscription has no one answer, so it cannot be recorded",
        next: "write a query for the same data")
    }
  }

  /// The first line of the variables: behind a blank line a JSON object, a variable alone, or a file.
  ///
  /// A query may have blank lines, too; and it may start with a brace, but not behind a quote or before its end.
  private static func startOfVariables(_ lines: [RequestBlock.BodyLine]) -> Int? {
    for index in lines.indices.dropFirst() where lines[index - 1].isBlank && !lines[index].isBlank {
      switch lines[index].content {
      case .file: return index
      case .text(let text):
        let start = text.text.trimmingSpaces
        guard start.hasPrefix("{") else { continue }
        if start.hasPrefix("{{"), text.references.first?.text == start { return index }
        var rest = start.dropFirst().trimmingSpaces
        var next = index + 1
        while rest.isEmpty, next < lines.endIndex, case .text(let more) = lines[next].content {
          rest = more.text.trimmingSpaces
          next += 1
        }
        if rest.hasPrefix("\"") || rest.hasPrefix("}") { return index }
      }
    }
    return nil
  }
}

extension ParsedRequest.GraphQLParts {
  /// What is wrong with variables that need nothing filled in.
  fileprivate func problem(file: String) -> Finding? {
    guard variables.count == 1, case .text(let text) = variables[0], text.references.isEmpty else { return nil }
    return Self.problem(in: text.text, at: variablesSpot, file: file)
  }

  /// Throws nothing: nil if the text is a JSON object.
  static func problem(in text: String, at spot: TextSpot, file: String) -> Finding? {
    let next = "write them as JSON: { \"name\": \"value\" }"
    do throws(JSONError) {
      let root = try JSONDocument(text).root
      if root.kind == .object { return nil }
      return Finding(
        "graphql-variables", file: file, line: spot.line, column: spot.column,
        "the GraphQL variables are no JSON object", next: next)
    } catch {
      let location = error.location
      return Finding(
        "graphql-variables", file: file, line: spot.line + location.line - 1,
        column: location.line == 1 ? spot.column + location.column - 1 : location.column,
        "the GraphQL variables are no JSON: \(error.message)", next: next)
    }
  }
}
