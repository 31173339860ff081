import LosslessJSON

extension Rehearsal {
  /// For people: no line is wider than the terminal where words allow it.
  func text(width: Int) -> String {
    var out = environments.map { Self.text(of: $0, width) }.joined(separator: "\n")
    if writes.isEmpty { return out + "\nnothing would be written\n" }
    out += "\nwould be written, where answers show something new:\n"
    for write in writes {
      let line = "  \(write.path)  \(write.words)"
      out +=
        ShownText.columns(line) <= width
        ? line + "\n" : "  \(write.path)\n" + HelpText.wrapped(write.words, indent: 4, width: width)
    }
    return out
  }

  private static func text(of environment: Environment, _ width: Int) -> String {
    let sent = environment.requests.filter { $0.obstacle == nil }.count
    let kept = environment.requests.count - sent
    let head =
      "\(ShownText.safe(environment.name)): \(Count.words(sent, "request")) would be sent"
      + (kept == 0 ? "" : ", \(kept) would not")
    let names = environment.requests.map { ShownText.columns($0.endpoint) }.max() ?? 0
    let methods = environment.requests.map { ShownText.columns($0.method) }.max() ?? 0
    return head + "\n"
      + environment.requests.map { request in
        let name = request.endpoint + String(repeating: " ", count: names - ShownText.columns(request.endpoint))
        let method = request.method + String(repeating: " ", count: methods - ShownText.columns(request.method))
        let line = "  \(name)  \(method) \(ShownText.safe(request.target))"
        let first =
          ShownText.columns(line) <= width
          ? line + "\n" : "  \(request.endpoint)\n    \(request.method) \(ShownText.safe(request.target))\n"
        let words = Self.words(for: request)
        return first + (words.isEmpty ? "" : HelpText.wrapped(words, indent: 6, width: width))
      }.joined()
  }

  private static func words(for request: Request) -> String {
    var words: [String] = []
    if let obstacle = request.obstacle { words.append("not sent: \(obstacle.id)") }
    if !request.after.isEmpty { words.append("after \(request.after.joined(separator: ", "))") }
    if !request.asksFor.isEmpty { words.append("asks for \(request.asksFor.joined(separator: ", "))") }
    if !request.tokens.isEmpty {
      words.append("with a token of \(request.tokens.map(ShownText.safe).joined(separator: ", "))")
    }
    if let samples = request.samples { words.append("with up to \(Count.words(samples, "value"))") }
    if let pages = request.pages { words.append("up to \(Count.words(pages, "page"))") }
    if !request.isKept { words.append("its answer is not kept") }
    return words.joined(separator: "; ")
  }
}
