import ExchangeTypes
import LosslessJSON

/// `cameo record URL --as NAME`
extension RecordCommand {
  /// Takes a URL of the command line into the request files; nil without one.
  static func adopt(
    _ arguments: Arguments, _ project: Project, _ context: Context
  ) throws(Finding) -> RequestAdoption.Adopted? {
    guard let url = arguments.positionals.first else {
      if let option = ["--as", "--header", "--request", "--data"].first(where: arguments.has) {
        throw Finding("usage", "'\(option)' goes with a URL", next: "cameo help record")
      }
      return nil
    }
    guard let name = arguments.value("--as") else {
      throw Finding(
        "usage", "a URL needs --as NAME: the endpoint's name", next: "cameo record \(shown(url)) --as account")
    }
    var fields = HeaderFields()
    for text in arguments.list("--header") {
      for line in try ArgumentText.lines(of: text) {
        guard let colon = line.firstIndex(of: ":") else {
          throw Finding("usage", "a header field is written 'Name: value'", next: "cameo help record")
        }
        fields.append(
          line[..<colon].trimmingSpaces, line[line.index(after: colon)...].trimmingSpaces)
      }
    }
    let data = try arguments.value("--data").map { text throws(Finding) in
      try ArgumentText.lines(of: text).joined(separator: "\n")
    }
    // As curl does: a body without a media type is a form.
    if data != nil, fields.first("Content-Type") == nil {
      fields.append("Content-Type", "application/x-www-form-urlencoded")
    }
    let method = arguments.value("--request") ?? (data == nil ? "GET" : "POST")
    let adoption = RequestAdoption(project: project, context: context)
    return try adoption.adopt(
      name: name, method: method, url: url, fields: fields, body: data.map { .text($0) },
      environment: arguments.list("--env").first)
  }

  /// The URL as it may be printed: without what stands before `@` and behind `?`.
  private static func shown(_ url: String) -> String {
    guard var parsed = WebURL(url) else { return "URL" }
    parsed.userInfo = nil
    parsed.query = nil
    parsed.fragment = nil
    return parsed.description
  }
}
