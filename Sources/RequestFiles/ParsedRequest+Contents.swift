extension ParsedRequest {
  /// The endpoint its name stands for; nil where reading found fault with the name.
  package var endpoint: String? {
    guard let name else { return nil }
    do throws(EndpointName.Problem) {
      return try EndpointName.make(from: name)
    } catch {
      // Reading the file has reported it, with its line.
      return nil
    }
  }

  /// Every text in which a variable can stand, in order.
  var texts: [TemplateText] {
    var texts = [target] + fields.map(\.value)
    for case .text(let text) in allBodyParts { texts.append(text) }
    return texts
  }

  var allBodyParts: [BodyPart] { body + (graphQL?.variables ?? []) }
}
