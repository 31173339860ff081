/// Where a value stands in its document, step by step from the root.
package struct JSONPlace: Sendable, CustomStringConvertible {
  package enum Step: Sendable {
    case member(String)
    case element(Int)
  }

  package let steps: [Step]

  /// The place as RFC 6901 writes it.
  package var pointer: JSONPointer {
    JSONPointer(
      tokens: steps.map { step in
        switch step {
        case .member(let name): name
        case .element(let index): String(index)
        }
      })
  }

  /// The place as a normalised path (RFC 9535, 2.7): `$['items'][3]['tier']`.
  package var description: String {
    steps.reduce(into: "$") { path, step in
      switch step {
      case .element(let index): path += "[\(index)]"
      case .member(let name): path += BodyPath.quoted(name)
      }
    }
  }
}

extension JSONValue {
  /// Where the value stands. Complexity: O(values beside the way to it), so it is asked for only to tell a person.
  package var place: JSONPlace {
    var steps: [JSONPlace.Step] = []
    var value = document.root
    while value.index != index {
      guard let (step, child) = value.child(around: index) else { break }
      steps.append(step)
      value = child
    }
    return JSONPlace(steps: steps)
  }

  /// The last child that does not begin behind an entry.
  private func child(around index: Int) -> (JSONPlace.Step, JSONValue)? {
    var found: (JSONPlace.Step, JSONValue)?
    for (position, element) in elements.enumerated() {
      if element.index > index { break }
      found = (.element(position), element)
    }
    var last: JSONMember?
    for member in members {
      if member.value.index > index { break }
      last = member
    }
    return last.map { (.member($0.name), $0.value) } ?? found
  }
}
