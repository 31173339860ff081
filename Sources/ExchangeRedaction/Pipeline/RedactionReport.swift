import LosslessJSON

/// What the redaction of a run did, path by path. Built from redacted paths, rule names and counts only.
package struct RedactionReport: Sendable, Equatable {
  package enum Action: Sendable, Hashable {
    /// Replaced as a kind by the rule of this name.
    case replaced(kind: String, rule: String)
    /// Replaced as a line of `decisions.jsonc` says.
    case decided(kind: String)
    /// Replaced because nothing vouches for the values.
    case forWantOfRule(kind: String)
    /// Kept by a source, or `signed`.
    case kept(String)
    case pinned
  }

  package struct Line: Sendable, Hashable {
    package var endpoint: String
    package var path: String
    package var action: Action
    /// Values seen that became `unlisted-…`.
    package var unlisted = 0
    package var isSigned = false
    /// A list or `any` that waits for a signature.
    package var isPending = false
    /// Different values that could be words of a list, and all values; nil where they could not.
    package var words: Words?
    /// Values at this path that a secret or personal rule replaced although the line keeps the path.
    package var overruled = 0
  }

  package struct Words: Sendable, Hashable {
    package var distinct: Int
    package var seen: Int
  }

  /// One pseudonym that stands for several originals, since its kind has few values.
  package struct Sharing: Sendable, Hashable {
    package var kind: String
    /// Pseudonyms that stand for more than one original.
    package var pseudonyms: Int
    package var originals: Int
  }

  /// Values that equal what a rule removed, let through by a signed line.
  package struct Coincidence: Sendable, Hashable {
    package var endpoint: String
    package var path: String
    package var rule: String
    package var count: Int
  }

  package struct Names: Sendable, Hashable {
    package var endpoint: String
    package var path: String
    /// Unvouched names that stay because vouched ones stand beside them.
    package var unvouched: [String]
    /// Names that were replaced.
    package var replaced: Int
  }

  /// A checksum or signature over a body that was changed: it is no longer valid.
  package struct Stale: Sendable, Hashable {
    package var endpoint: String
    /// `header ETag`, `$.signature`.
    package var place: String
  }

  /// Sorted by endpoint and path.
  package var lines: [Line] = []
  package var names: [Names] = []
  package var stale: [Stale] = []
  package var sharing: [Sharing] = []
  package var coincidences: [Coincidence] = []
  /// Names of secrets that are common words: searched for as whole values only.
  package var weakSecrets: [String] = []
  /// Endpoint → bodies that showed nothing new.
  package var dropped: [String: Int] = [:]

  package init() {}

  /// Lines that a person could sign, sorted; counts suggest them.
  package var proposals: [RuleProposal] {
    lines.compactMap { line in
      func proposal(_ ground: RuleProposal.Ground) -> RuleProposal {
        RuleProposal(endpoint: line.endpoint, path: line.path, ground: ground)
      }
      if line.isPending { return proposal(.pending) }
      if line.unlisted > 0 { return proposal(.unlisted(line.unlisted)) }
      guard case .forWantOfRule = line.action, let words = line.words,
        RuleProposal.looksListed(distinct: words.distinct, seen: words.seen)
      else { return nil }
      return proposal(.fewValues(distinct: words.distinct, seen: words.seen))
    }.sorted()
  }

  /// What a person reads.
  package func text() -> String {
    var out: [String] = []
    section("changed by rule", &out) { line in
      guard case .replaced(let kind, let rule) = line.action else { return nil }
      return "\(kind), rule \(rule)"
    }
    section("replaced as decided", &out) { line in
      guard case .decided(let kind) = line.action else { return nil }
      return kind + signature(line)
    }
    section("replaced for want of a rule", &out) { line in
      guard case .forWantOfRule(let kind) = line.action else { return nil }
      return "\(kind); keep it: \(Self.keepCommand(line.endpoint, line.path))"
    }
    section("kept", &out) { line in
      switch line.action {
      case .kept(let source): "by \(source)" + signature(line)
      case .pinned: "pinned" + signature(line)
      default: nil
      }
    }
    section("unlisted values", &out) { $0.unlisted > 0 ? "\($0.unlisted) became unlisted-…" : nil }
    section("overruled", &out) { $0.overruled > 0 ? "\($0.overruled) values replaced by a stronger rule" : nil }
    section("not in force until signed", &out) { line in
      line.isPending ? "sign it: cameo rules keep \(line.endpoint) \(Self.quoted(line.path))" : nil
    }
    namesSection(&out)
    if !coincidences.isEmpty {
      out.append("coincidences let through:")
      for one in coincidences {
        out.append("  \(one.endpoint) \(one.path): \(one.count) with what rule \(one.rule) removes")
      }
    }
    if !stale.isEmpty {
      out.append("no longer valid, since what they sum up was changed:")
      out += stale.map { "  \($0.endpoint) \($0.place)" }
    }
    if !sharing.isEmpty {
      out.append("pseudonyms that stand for several originals:")
      for shared in sharing {
        out.append("  \(shared.kind): \(shared.pseudonyms) for \(shared.originals) originals")
      }
    }
    if !weakSecrets.isEmpty {
      out.append(
        "secrets that are common words, searched for as whole values only: \(weakSecrets.joined(separator: ", "))")
    }
    return out.isEmpty ? "" : out.joined(separator: "\n") + "\n"
  }

  /// The command that keeps the values of a path.
  package static func keepCommand(_ endpoint: String, _ path: String) -> String {
    "cameo rules keep \(endpoint) \(quoted(path))"
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private func signature(_ line: Line) -> String { line.isSigned ? "" : ", unsigned" }

  private func section(_ title: String, _ out: inout [String], _ words: (Line) -> String?) {
    let found = lines.compactMap { line in words(line).map { "  \(line.endpoint) \(line.path): \($0)" } }
    if found.isEmpty { return }
    out.append(title + ":")
    out += found
  }

  private func namesSection(_ out: inout [String]) {
    if names.isEmpty { return }
    out.append("member names:")
    for entry in names {
      if entry.replaced > 0 { out.append("  \(entry.endpoint) \(entry.path): \(entry.replaced) replaced") }
      if !entry.unvouched.isEmpty {
        out.append("  \(entry.endpoint) \(entry.path): nothing vouches for \(entry.unvouched.joined(separator: ", "))")
      }
    }
  }
}
