/// What has been read of one block so far.
struct RequestBlock {
  /// Text behind `###`.
  var title = ""
  var titleSpot = TextSpot(line: 1, column: 1)
  /// `# @name`
  var name: String?
  var nameSpot: TextSpot?
  var directives = RequestDirectives()
  /// Directives seen, so that a repeated one is noticed.
  var seenDirectives: Set<String> = []

  var method: String?
  var methodSpot = TextSpot(line: 1, column: 1)
  var target = TemplateText()
  var targetSpot = TextSpot(line: 1, column: 1)
  var fields: [ParsedRequest.Field] = []
  var body: [BodyLine] = []
  var isGraphQL = false
  var runs: [RequestFile.Run] = []
  /// What scripts of this block take from the answer.
  var scriptCaptures: [CaptureScriptReader.Capture] = []

  /// A line of the body, before it is known which lines at the end are comments.
  struct BodyLine {
    enum Content {
      case text(TemplateText)
      case file(path: String, encoding: ParsedRequest.Encoding?)
    }

    var content: Content
    var spot: TextSpot
    var isBlank: Bool
    var isComment: Bool
  }
}
