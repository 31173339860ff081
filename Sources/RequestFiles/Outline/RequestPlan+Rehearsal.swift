import ExchangeTypes
import LosslessJSON

extension RequestPlan {
  /// Why a run would not send a request, as far as that shows before anything is sent or asked; nil if it would.
  ///
  /// What an answer or a person has still to give is no reason. The finding is the one that a run gives.
  package func obstacle(to request: PlannedRequest, dynamic: inout DynamicValues) -> Finding? {
    let url: WebURL?
    do throws(Finding) {
      _ = try outline(of: request, dynamic: &dynamic, hides: { _ in false })
      url = try known(request, &dynamic)
      for id in request.tokens { try check(id, dynamic) }
    } catch {
      return error
    }
    guard let url, !allowedHosts.contains(where: { url.isAllowed(by: $0) }) else { return nil }
    return Finding(
      "host-not-allowed", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
      "\(url.host) is not an allowed host", next: "add it to \"hosts\"")
  }

  /// Throws what is wrong with the settings of a token, but for what a person or a command has still to say.
  private func check(_ id: String, _ dynamic: DynamicValues) throws(Finding) {
    var dynamic = dynamic
    do throws(Finding) {
      _ = try tokenSource(id, dynamic: &dynamic)
    } catch {
      if !Self.isOpen(error) { throw error }
    }
  }

  /// Only a run can bring it: an answer, a token, what a person or a command says.
  private static func isOpen(_ finding: Finding) -> Bool {
    ["no-capture", "no-token", "command-not-run", "prompt-unanswered"].contains(finding.id)
  }

  /// The URL as far as its host, or nil where that is not known yet.
  private func known(_ request: PlannedRequest, _ dynamic: inout DynamicValues) throws(Finding) -> WebURL? {
    do throws(Finding) {
      return try resolve(request, captures: Captures(), dynamic: &dynamic).spec.url
    } catch {
      guard Self.isOpen(error) else { throw error }
      return knownStart(of: request, dynamic)
    }
  }

  /// What stands before the first value that is not there yet, where that holds the whole host.
  private func knownStart(of request: PlannedRequest, _ dynamic: DynamicValues) -> WebURL? {
    var resolver = VariableResolver(
      scope: scope(of: request), captures: Captures(), endpoints: endpoints, dynamic: dynamic)
    var target = request.parsed.target
    if target.text.hasPrefix("/"), let field = request.parsed.field("Host") {
      target = field.value
      target.append(request.parsed.target)
    }
    var start = ""
    var isWhole = true
    do throws(Finding) {
      for part in target.parts { start += try resolver.resolve(TemplateText(parts: [part]), in: request.file) }
    } catch {
      // The rest waits for an answer, or for a person.
      isWhole = false
    }
    if start.firstRange(of: "://") == nil { start = "http://" + start }
    let authority = start.firstRange(of: "://").map { start[$0.upperBound...] } ?? ""
    guard isWhole || authority.contains(where: { "/?#".contains($0) }) else { return nil }
    return WebURL(PercentEncoding.encodeTarget(start))
  }
}
