extension PseudonymForge {
  private static let flags = [
    ["0", "1"], ["no", "yes"], ["No", "Yes"], ["NO", "YES"], ["n", "y"], ["N", "Y"], ["false", "true"],
    ["False", "True"],
    ["FALSE", "TRUE"],
  ]

  /// A flag of a special category in the spelling of another; nil for what is no flag.
  ///
  /// A coin for each subject and name, whatever stood there: with one for each value the few of many would stay the few.
  package func flag(_ value: LeafValue, in context: PseudonymContext) -> LeafValue? {
    var draw = draw(of: "flag/\(context.subject)/\(context.names.joined(separator: "/"))")
    let side = draw.below(2)
    switch value {
    case .null: return nil
    case .boolean: return .boolean(side == 1)
    case .number(let spelling): return spelling == "0" || spelling == "1" ? .number(String(side)) : nil
    case .string(let text): return Self.flags.first { $0.contains(text) }.map { .string($0[side]) }
    }
  }
}
