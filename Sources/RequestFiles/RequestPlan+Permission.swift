import LosslessJSON

extension RequestPlan {
  /// Throws `unsafe-method` for a request that may change data where nothing allows it.
  func checkPermission(of request: PlannedRequest) throws(Finding) {
    if request.isSafe { return }
    func refusal(_ why: String, _ next: String) -> Finding {
      Finding(
        "unsafe-method", file: request.file, line: request.parsed.methodSpot.line,
        column: request.parsed.methodSpot.column, "\(request.method) may change data, and \(why)", next: next)
    }
    if environment.settings.isReadOnly {
      throw refusal(
        "environment '\(environment.name)' is read-only",
        "record it from another environment, or take \"readOnly\" out of this one's \"cameo\" object")
    }
    if !request.allowsUnsafe {
      throw refusal(
        "nothing allows it in environment '\(environment.name)'",
        "put '# @cameo-allow' above the request, or \"allowUnsafe\": true into the environment's \"cameo\" object")
    }
  }
}
