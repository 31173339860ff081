import LosslessJSON
import ShapeInference

/// Judges the member names of one endpoint's bodies together: which objects are maps, which names are values.
///
/// Objects at one path are judged as one, from the root down, since the path of what stands inside depends on it.
struct NameJudge {
  /// What is to be done to the names of one body, by entries of its document.
  struct Plan {
    /// Entry of a name → the name to replace.
    var replaced: [Int: String] = [:]
    var verdicts: [Int: Decision.Names] = [:]
    var open: [Int] = []
  }

  private let names: MemberNames
  /// One name stands in thousands of objects: what is known of it.
  private var known: [String: Standing] = [:]
  private let isReal: Bool
  private let decision: (BodyPath) -> Decision.Names?
  private let pins: [BodyPath: MapPin]
  /// Inside texts nobody can settle anything: what would be held back is a map.
  private let holdsBack: Bool
  /// Whether names of a map are replaced that show nothing personal.
  private let replacesUnknown: Bool
  /// Whether a name equals a removed value.
  private let isRemoved: (String) -> Bool
  private(set) var plans: [Plan]
  /// Unvouched names that stay, by path as it is spelled before replacement.
  private(set) var unvouched: [(body: Int, object: Int, name: String)] = []

  private enum Standing {
    case vouched, identifying, unknown
  }

  /// A value of one of the bodies.
  private struct Spot {
    var body: Int
    var value: JSONValue
  }

  init(
    _ documents: [JSONDocument?], names: MemberNames, isReal: Bool, pins: [BodyPath: MapPin] = [:],
    holdsBack: Bool = true, replacesUnknown: Bool = true,
    decision: @escaping (BodyPath) -> Decision.Names? = { _ in nil },
    isRemoved: @escaping (String) -> Bool = { _ in false }
  ) {
    self.names = names
    self.isReal = isReal
    self.pins = pins
    self.holdsBack = holdsBack
    self.replacesUnknown = replacesUnknown
    self.isRemoved = isRemoved
    self.decision = decision
    plans = documents.map { _ in Plan() }
    let roots = documents.enumerated().compactMap { position, document in
      document.map { Spot(body: position, value: $0.root) }
    }
    judge(roots, at: .root, isSettled: true)
  }

  private mutating func judge(_ spots: [Spot], at path: BodyPath, isSettled: Bool) {
    let elements = spots.flatMap { spot in spot.value.elements.map { Spot(body: spot.body, value: $0) } }
    if !elements.isEmpty { judge(elements, at: path.element, isSettled: isSettled) }
    let objects = spots.filter { $0.value.kind == .object && !$0.value.isEmpty }
    if !objects.isEmpty { judge(objects: objects, at: path, isSettled: isSettled) }
  }

  private mutating func judge(objects: [Spot], at path: BodyPath, isSettled: Bool) {
    var order: [String] = []
    var inner: [String: [Spot]] = [:]
    for spot in objects {
      for member in spot.value.members {
        let name = member.name
        let known = Key(name).text
        if inner[known] == nil { order.append(name) }
        inner[known, default: []].append(Spot(body: spot.body, value: member.value))
      }
    }
    let line = decision(path)
    let verdict = verdict(order, inner, line: line, pin: pins[path])
    if verdict == .heldBack, isSettled { for spot in objects { plans[spot.body].open.append(spot.value.index) } }
    let isMap = verdict == .map
    for spot in objects { replaceNames(of: spot, isMap: isMap, line: line) }
    let staysSettled = isSettled && verdict != .heldBack
    if isMap {
      judge(order.flatMap { inner[Key($0).text] ?? [] }, at: path.anyMember, isSettled: staysSettled)
    } else {
      for name in order { judge(inner[Key(name).text] ?? [], at: path.member(name), isSettled: staysSettled) }
    }
  }

  private func verdict(
    _ order: [String], _ inner: [String: [Spot]], line: Decision.Names?, pin: MapPin?
  ) -> MemberNames.Verdict {
    switch line {
    case .map: return .map
    case .fields, .list: return .fields
    case nil: break
    }
    switch pin {
    case .map: return .map
    case .record: return .fields
    case nil: break
    }
    // Joining shapes is dear, and of no use where most names are words.
    let vouched = order.count { names.isVouched($0) }
    let mayJoin = order.count >= 4 && vouched * 5 <= order.count
    let join =
      mayJoin
      && Shape.joinWithoutWidening(order.lazy.flatMap { inner[Key($0).text] ?? [] }.map { Shape(of: $0.value) })
    let verdict = names.mapVerdict(names: order, valuesJoin: join, isReal: isReal)
    return verdict == .heldBack && !holdsBack ? .map : verdict
  }

  private mutating func replaceNames(of spot: Spot, isMap: Bool, line: Decision.Names?) {
    var listed: [String] = []
    if case .list(let names) = line { listed = names }
    var isNoted = isMap
    for member in spot.value.members {
      let name = member.name
      if name.isEmpty { continue }
      let isListed = listed.contains { $0.utf8.elementsEqual(name.utf8) }
      if isListed { continue }
      let standing = standing(of: name)
      if isMap && replacesUnknown || standing == .identifying {
        plans[spot.body].replaced[member.key.index] = name
      } else if standing == .unknown {
        unvouched.append((spot.body, spot.value.index, name))
        isNoted = true
      }
    }
    if isNoted, line == nil { plans[spot.body].verdicts[spot.value.index] = isMap ? .map : .fields }
  }

  private mutating func standing(of name: String) -> Standing {
    let key = Key(name).text
    if let standing = known[key] { return standing }
    let isIdentifying =
      isRemoved(name) || (replacesUnknown ? names.isIdentifying(name) : names.isPersonal(name))
    let standing = isIdentifying ? Standing.identifying : names.isVouched(name) ? .vouched : .unknown
    known[key] = standing
    return standing
  }

  /// A name that compares by its UTF-8, not by Swift's canonical equivalence.
  private struct Key {
    let text: String
    init(_ name: String) {
      // NFC and NFD differ in their scalars; spelled out, they differ for Swift too.
      text =
        name.utf8.allSatisfy { $0 < 0x80 } ? name : name.unicodeScalars.map { "\($0.value)" }.joined(separator: ".")
    }
  }
}
