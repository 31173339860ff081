import ExchangeTypes
import LosslessJSON

extension RequestFileReader {
  /// `import ./login.http`, or `# @import ./login.http`
  mutating func readImport(_ path: String, _ spot: TextSpot) {
    if path.isEmpty {
      report("malformed-import", at: spot, "'import' names no file", next: "write import ./login.http")
      return
    }
    imports.append(RequestFile.Import(path: path, spot: spot))
  }

  /// `run #login`, `run ./login.http`, `run ./login.http#login`, each maybe with `(@user=me, @host={{other}})` behind it.
  mutating func readRun(_ line: SourceLine) {
    let spot = line.spot(line.indent)
    let rest = line.text.drop { $0 == " " || $0 == "\t" }.dropFirst(3)
    let bracket = rest.firstRange(of: "(@")?.lowerBound
    let target = rest[..<(bracket ?? rest.endIndex)].trimmingSpaces
    let hash = target.firstIndex(of: "#")
    let path = target[..<(hash ?? target.endIndex)].trimmingSpaces
    let request = hash.map { target[target.index(after: $0)...].trimmingSpaces }
    let isFile = path.hasSuffix(".http") || path.hasSuffix(".rest")
    guard request != "", path.isEmpty ? request != nil : isFile else {
      report(
        "malformed-run", at: spot, "'run' names neither a request nor a request file",
        next: "write run #login, or run ./login.http")
      return
    }
    guard let overrides = bracket.map({ overrides(rest[$0...], line) }) ?? .some([]) else {
      report(
        "malformed-run", at: spot, "the values behind 'run' are not written as variables",
        next: "write run #login (@user=me, @host={{other}})")
      return
    }
    if request == nil, !overrides.isEmpty {
      report(
        "malformed-run", at: spot, "the requests of a whole file cannot be run with other values",
        next: "run one of them: run \(path)#name (@user=me)")
      return
    }
    block.runs.append(
      RequestFile.Run(
        path: path.isEmpty ? nil : path, request: request, overrides: overrides, name: nil, nameSpot: spot, spot: spot))
  }

  /// With other values it is a request of its own, which needs a name of its own.
  mutating func finish(_ run: RequestFile.Run) {
    var run = run
    if !run.overrides.isEmpty {
      run.nameSpot = block.nameSpot ?? (block.title.isEmpty ? run.spot : block.titleSpot)
      run.name = endpointName()
    }
    runs.append(run)
  }

  /// Nil if a part does not start with an at sign or has no equals sign. A comma ends a value only before the next one.
  private mutating func overrides(_ text: Substring, _ line: SourceLine) -> [ParsedRequest.Override]? {
    var rest = text.dropFirst()
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    guard rest.last == ")" else { return nil }
    rest.removeLast()
    var out: [ParsedRequest.Override] = []
    while let first = rest.first {
      guard first == "@", let equals = rest.firstIndex(of: "=") else { return nil }
      let name = rest[rest.index(after: rest.startIndex)..<equals].trimmingSpaces
      if name.isEmpty || name.contains(where: { " {}@,$".contains($0) }) { return nil }
      let start = rest.index(after: equals)
      let end = Self.endOfValue(rest, from: start)
      let value = rest[start..<end].drop { $0 == " " || $0 == "\t" }
      let offset = line.text.utf8.distance(from: line.text.startIndex, to: value.startIndex)
      out.append(
        ParsedRequest.Override(
          name: name, value: template(value.trimmingSpaces, at: line.spot(offset)), file: file))
      rest = rest[end...].drop { $0 == "," || $0 == " " || $0 == "\t" }
    }
    return out
  }

  private static func endOfValue(_ text: Substring, from start: Substring.Index) -> Substring.Index {
    var rest = text[start...]
    while let comma = rest.firstIndex(of: ",") {
      rest = rest[rest.index(after: comma)...]
      if rest.drop(while: { $0 == " " || $0 == "\t" }).first == "@" { return comma }
    }
    return text.endIndex
  }
}
