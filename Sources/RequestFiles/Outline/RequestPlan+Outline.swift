import LosslessJSON

extension RequestPlan {
  /// A request as it may be shown. Throws the finding for which a run would not send it, but for what nobody has answered
  /// or set yet: that is a variable.
  ///
  /// `hides`: whether a committed variable of this name is a secret all the same.
  package func outline(
    of request: PlannedRequest, dynamic: inout DynamicValues, hides: @escaping (String) -> Bool
  ) throws(Finding) -> RequestOutline {
    let problem = (problems[request.endpoint] ?? []).first { !OutlineWalk.isOpen($0) }
    if let problem { throw problem }
    try checkPermission(of: request)
    var maker = OutlineMaker(
      request: request, sources: sources,
      walk: OutlineWalk(scope: scope(of: request), endpoints: endpoints, dynamic: dynamic, hides: hides))
    defer { dynamic = maker.walk.dynamic }
    return try maker.outline()
  }
}
