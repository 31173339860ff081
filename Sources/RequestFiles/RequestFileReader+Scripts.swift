import ExchangeTypes
import LosslessJSON

extension RequestFileReader {
  /// `< {% … %}` or `< ./script.js` above a request; true if the line starts one.
  mutating func readScriptStart(_ line: SourceLine) -> Bool {
    guard line.text.hasPrefix("<") else { return false }
    start(line, isResponseScript: false)
    return true
  }

  /// `> {% … %}`, `> ./script.js`, `>> file`, `<> file` below a request; true if the line is one of them.
  mutating func readResponseScript(_ line: SourceLine) -> Bool {
    let text = line.text
    if text.hasPrefix("<> ") || text.hasPrefix("<>\t") {
      phase = .tail
      report(
        "response-reference", .note, at: line.spot(), "the reference to an earlier answer is not read",
        next: "cameo keeps answers as fixtures; the line may stay")
      return true
    }
    if text.hasPrefix(">>") {
      phase = .tail
      report(
        "response-file", .note, at: line.spot(), "the answer is not written to this file",
        next: "cameo keeps answers as fixtures; the line may stay")
      return true
    }
    guard text.hasPrefix(">") else { return false }
    let rest = text.dropFirst().trimmingSpaces
    guard rest.hasPrefix("{%") || rest.hasSuffix(".js") || rest.hasSuffix(".mjs") else { return false }
    phase = .tail
    start(line, isResponseScript: true)
    return true
  }

  private mutating func start(_ line: SourceLine, isResponseScript: Bool) {
    var script = ScriptBlock(spot: line.spot(), isResponseScript: isResponseScript)
    let rest = line.text.dropFirst().trimmingSpaces
    guard rest.hasPrefix("{%") else {
      reportNotRun(script)
      return
    }
    script.text = String(rest.dropFirst(2))
    openScript = script
    if script.text.firstRange(of: "%}") != nil { closeScript() }
  }

  mutating func readScript(_ line: SourceLine) {
    openScript?.text += "\n" + line.text
    if line.text.firstRange(of: "%}") != nil { closeScript() }
  }

  private mutating func closeScript() {
    guard let script = openScript else { return }
    openScript = nil
    let text = script.text.firstRange(of: "%}").map { String(script.text[..<$0.lowerBound]) } ?? script.text
    let reader = CaptureScriptReader(text)
    // Before the request there is no answer to take from.
    guard script.isResponseScript, !reader.captures.isEmpty else {
      reportNotRun(script)
      return
    }
    block.scriptCaptures += reader.captures
    if reader.hasMore {
      report(
        "script-not-run", .warning, at: script.spot,
        "scripts are not run: only what this one takes from the answer is read",
        next: "write a check of the status as # @cameo-expect 200; what sets other variables must go")
    }
  }

  private mutating func reportNotRun(_ script: ScriptBlock) {
    let name = block.name ?? (block.title.isEmpty ? "name" : block.title)
    let next =
      script.isResponseScript
      ? "write {{\(EndpointName.slug(name)).response.body.$.name}} where a value of the answer is needed"
      : "use a file variable, or {{$uuid}}, {{$timestamp}} and their kin"
    report("script-not-run", .warning, at: script.spot, "scripts are not run", next: next)
  }
}
