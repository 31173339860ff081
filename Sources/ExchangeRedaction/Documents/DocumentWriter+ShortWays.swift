import LosslessJSON
import ShapeInference

/// The ways of scalars that place and classes of characters decide, without a string where that can be: most of them.
///
/// They write what the long way writes, which a test holds them to.
extension DocumentWriter {
  /// The outcome for a scalar that place and classes of characters decide; nil for all others, with nothing added.
  mutating func quick(
    _ node: JSONNode, _ spot: LeafSpot, _ judgement: Int32, _ document: JSONDocument,
    _ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]
  ) -> DocumentTally.Outcome? {
    let place = judge.place(Int(spot.place))
    guard settings.takesShortWays, place.isPlain, table.hasNoDomains, !table.mayBeDigest(text) else { return nil }
    if judgement < 0, table.knows(text) { return nil }
    if node.kind == .number {
      if judgement >= 0 {
        let judged = judge.judgements[Int(judgement)]
        if judged.kind == .coordinate, judged.action == .replace,
          table.kind(of: text, atLeast: .coordinate) == .coordinate,
          forge.append(coordinate: text, limit: place.isLongitude ? 180 : 90, to: &out)
        {
          return .replaced(.coordinate)
        }
        return direct(judgement, .number(String(decoding: text, as: UTF8.self)), place, to: &out)
      }
      guard !place.sources.counts else { return nil }
      if !isStrict { return DocumentTally.Outcome.none }
      guard !place.isClock, forge.append(number: text, to: &out) else { return nil }
      return .replaced(.number)
    }
    guard node.kind == .string else { return nil }
    let traits = TextTraits(UnsafeRawBufferPointer(text))
    let kind: PseudonymKind
    if judgement >= 0 {
      let judged = judge.judgements[Int(judgement)]
      guard judged.action == .replace, judged.kind != .ip, judged.kind != .host else { return nil }
      kind = table.kind(of: text, atLeast: judged.kind)
      // The slow way leaves examples alone.
      if !isStrict, kind == .email, ReservedValues.contains(String(decoding: text, as: UTF8.self)) { return nil }
      if kind.isFallback, kind != .uuid, mayOpen(text, traits, at: spot) { return nil }
    } else {
      if place.sources.mayVouch(for: text, traits) { return nil }
      if !isStrict {
        if FallbackKinds.strongKind(of: text, traits, at: place) != nil { return DocumentTally.Outcome.none }
        if isKeptLink(text, spot.place) { return DocumentTally.Outcome.none }
        let isPlain =
          judgement == SpotJudge.silent && !(redactor.runText?.mayTouch(text) ?? false)
          && !(TokenShape.mayBeOpaque(traits) && TokenShape.isOpaque(Array(text)))
        return isPlain ? DocumentTally.Outcome.none : nil
      }
      if let strong = FallbackKinds.strongKind(of: text, traits, at: place) {
        kind = strong
      } else {
        if judgement != SpotJudge.silent, mayOpen(text, traits, at: spot) {
          return link(text, spot.place, to: &out) ? .replaced(.url) : nil
        }
        guard let fallback = FallbackKinds.quickKind(of: text, traits, at: place) else { return nil }
        kind = fallback
      }
    }
    let name = kind.dependsOnSubject ? subject.name(of: Int(spot.subject), in: document) : ""
    let start = out.count
    out.append(0x22)
    if forge.append(text, traits, as: kind, subject: name, to: &out) {
      out.append(0x22)
      return .replaced(kind)
    }
    out.removeSubrange(start...)
    return judgement < 0
      ? nil : direct(judgement, .string(String(decoding: text, as: UTF8.self)), place, to: &out)
  }

  private mutating func mayOpen(
    _ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, at spot: LeafSpot
  ) -> Bool {
    judge.plan(judge.place(Int(spot.place)), spot.place, traits.classes).mayOpen(text, traits)
  }

  /// Kinds whose form depends on nothing but value and name.
  private static let directKinds: Set<PseudonymKind> = [
    .phone, .birthDate, .coordinate, .postcode, .card, .iban, .login, .name, .email, .address, .city, .company,
    .account,
    .nationalId, .device, .mac,
  ]

  /// What a rule's kind makes of a value, without what only containers and secrets need; nil where it makes nothing.
  private mutating func direct(
    _ judgement: Int32, _ value: LeafValue, _ place: LeafPlace, to out: inout [UInt8]
  ) -> DocumentTally.Outcome? {
    let judged = judge.judgements[Int(judgement)]
    guard judged.action == .replace, let text = value.text else { return nil }
    let kind = table.kind(of: text, atLeast: judged.kind)
    guard Self.directKinds.contains(kind), isStrict || !ReservedValues.contains(text) else { return nil }
    // A moment is one whatever it is called, and moves with its subject.
    if value.isString, kind != .birthDate, StringFormat.of(text) == .date || StringFormat.of(text).isInstant {
      return nil
    }
    let context = PseudonymContext(names: place.names, recordedAt: DocumentSettings.recordedAt)
    let new = redactor.forge.replacement(for: value, kind: kind, in: context)
    guard new != value, LeafRedactor.preserves(value, new), let made = new.text else { return nil }
    if value.isString { JSONString.append(made, to: &out) } else { out.append(contentsOf: made.utf8) }
    return .replaced(kind)
  }

  /// Appends what stands for a link that differs from one before only in its id. False: it was not such a link.
  private mutating func link(_ text: UnsafeBufferPointer<UInt8>, _ place: Int32, to out: inout [UInt8]) -> Bool {
    guard let link = LinkHead(text) else { return false }
    let head = UnsafeBufferPointer(rebasing: text[..<link.tail])
    let (slot, isKnown) = links.slot(head, place, ValueMemo.hash(head, place, seed: seed))
    guard isKnown, let made = links.output(slot), judge.isPlainId(link, text, at: place) else { return false }
    let id = UnsafeBufferPointer(rebasing: text[link.tail...])
    if table.knows(id) { return false }
    let start = out.count
    out.append(0x22)
    out.append(contentsOf: made)
    guard forge.append(id, TextTraits(UnsafeRawBufferPointer(id)), as: .id, subject: "", to: &out) else {
      out.removeSubrange(start...)
      return false
    }
    out.append(0x22)
    return true
  }

  /// Whether a link differs only in its id from one that stayed as it was.
  private mutating func isKeptLink(_ text: UnsafeBufferPointer<UInt8>, _ place: Int32) -> Bool {
    guard let link = LinkHead(text), !(redactor.runText?.mayTouch(text) ?? false) else { return false }
    let head = UnsafeBufferPointer(rebasing: text[..<link.tail])
    let (slot, isKnown) = links.slot(head, place, ValueMemo.hash(head, place, seed: seed))
    guard isKnown, let made = links.output(slot), made.elementsEqual(head) else { return false }
    return judge.isPlainId(link, text, at: place)
  }

  /// Remembers what became of a link up to its id.
  mutating func rememberLink(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int32, _ made: ArraySlice<UInt8>
  ) {
    guard let link = LinkHead(text), let slash = made.lastIndex(of: 0x2F) else { return }
    let head = UnsafeBufferPointer(rebasing: text[..<link.tail])
    let hash = ValueMemo.hash(head, place, seed: seed)
    links.remember(
      head, place, hash, at: links.slot(head, place, hash).index, code: 0,
      output: made[(made.startIndex + 1)...slash])
  }
}
