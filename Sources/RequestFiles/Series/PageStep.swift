import ExchangeTypes

/// How one page behind the first is asked for.
package enum PageStep: Sendable, Hashable {
  case url(WebURL)
  /// The variable of that name, or the query parameter where the request uses no such variable.
  case value(String, of: String)
}

/// One of several sendings of a request.
package struct SeriesStep: Sendable, Hashable {
  /// The value that the sampled variable has.
  package var sample: String?
  /// Nil: the first page.
  package var page: PageStep?

  package init(sample: String? = nil, page: PageStep? = nil) {
    self.sample = sample
    self.page = page
  }
}

/// What stands behind a page.
package enum PageTurn: Sendable, Hashable {
  case next(PageStep)
  /// It was the last one.
  case end
  /// Nothing stands where the next one would be named: the last page of many, or a rule that names a wrong place.
  case absent(at: String)
  /// In words without any value, why the next one can't be asked for.
  case lost(String)
}
