/// A script of a request file: never run, but looked at, for what it takes from an answer.
struct ScriptBlock {
  var spot: TextSpot
  /// Runs on the answer; else before the request.
  var isResponseScript: Bool
  var text = ""
}
