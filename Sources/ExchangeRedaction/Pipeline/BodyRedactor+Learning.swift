import LosslessJSON

extension BodyRedactor {
  /// Tells the table all that the bodies' values will lose.
  mutating func learn(_ bodies: [Part], with redactor: LeafRedactor) {
    var standings = Standings()
    for (position, body, document) in bodies where body.string != .bytes {
      for spot in spots[position] ?? [] {
        if let judge, learnQuickly(document, spot, number(position, Int(spot.entry)), judge, &standings, redactor) {
          continue
        }
        let leaf = leaf(document, spot, body)
        let action = action(leaf, Int(spot.path), judgement(position, Int(spot.entry)), redactor)
        var isWhole = false
        if leaf.value.isString, let judge, case .replace(let kind, _) = action {
          isWhole = !judge.mayHoldMore(document, spot, seeksParts: kind.isFallback)
        }
        _ = redactor.rewrite(leaf, action, subject: "", isWhole: isWhole)
      }
    }
    judge = nil
    spots = [:]
  }

  // MARK: Without a leaf

  /// Path and judgement → what becomes of all such values; asked for as often as there are values.
  private struct Standings {
    private var known: [UInt64: LeafPolicy.Standing?] = [:]

    mutating func standing(
      _ path: Int32, _ judgement: Int?, _ find: () -> LeafPolicy.Standing?
    ) -> LeafPolicy.Standing? {
      let key = UInt64(UInt32(bitPattern: path)) << 32 | UInt64(UInt32(truncatingIfNeeded: (judgement ?? -1) + 1))
      if let standing = known[key] { return standing }
      let standing = find()
      known[key] = .some(standing)
      return standing
    }
  }

  /// Learns a value of which place, judgement and classes of characters say all; false, and nothing is learnt, where
  /// they do not. A test holds it to the slow way.
  private mutating func learnQuickly(
    _ document: JSONDocument, _ spot: LeafSpot, _ number: Int?, _ judge: SpotJudge, _ standings: inout Standings,
    _ redactor: LeafRedactor
  ) -> Bool {
    guard let place = judge.quickPlace(document, spot) else { return false }
    let judgement = judgement(numbered: number)
    if judgement?.action == .undecided { return false }
    let standing = standings.standing(spot.path, number) {
      policy.standing(of: judgement, under: decision(at: Int(spot.path)))
    }
    guard let standing else { return false }
    return document.withText(of: spot) { text in
      if text.allSatisfy(\.isBlank) { return true }
      if !LeafPolicy.isSecret(judgement), redactor.table.isSecret(text) { return false }
      let isString = document.nodes[Int(spot.entry)].kind == .string
      let kind: PseudonymKind
      let rule: String?
      switch standing {
      case .replace(let known, let by): (kind, rule) = (known, by)
      case .form:
        guard let form = Self.quickForm(of: text, isString: isString, at: place) else { return false }
        (kind, rule) = (form, nil)
      }
      if isString, judge.mayHoldMore(text, place, spot, seeksParts: kind.isFallback) { return false }
      return redactor.learn(whole: text, kind: kind, rule: rule)
    }
  }

  /// What a value becomes for want of a rule; nil where it must be read for it.
  private static func quickForm(
    of text: UnsafeBufferPointer<UInt8>, isString: Bool, at place: LeafPlace
  ) -> PseudonymKind? {
    if !isString { return place.isClock ? nil : .number }
    return FallbackKinds.quickKind(of: text, TextTraits(UnsafeRawBufferPointer(text)), at: place)
  }

  /// Counts a value of which no rule speaks and for which no source can; false where a leaf is needed to say so.
  static func noteQuickly(
    _ document: JSONDocument, _ spot: LeafSpot, _ judge: SpotJudge, in paths: inout PathJudge
  ) -> Bool {
    guard let place = judge.quickPlace(document, spot) else { return false }
    let isString = document.nodes[Int(spot.entry)].kind == .string
    return document.withText(of: spot) { text in
      guard let kind = quickForm(of: text, isString: isString, at: place),
        isString ? !judge.policy.mayVouch(for: text, at: place) : !place.sources.counts
      else { return false }
      paths.note(text, isString: isString, source: nil, fallback: kind, at: Int(spot.path))
      return true
    }
  }
}

extension JSONDocument {
  /// The bytes of a scalar, of a string those between its quotes.
  fileprivate func withText<R>(of spot: LeafSpot, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let node = nodes[Int(spot.entry)]
    let quote = node.kind == .string ? 1 : 0
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[node.start + quote..<node.start + node.length - quote]))
    }
  }
}
