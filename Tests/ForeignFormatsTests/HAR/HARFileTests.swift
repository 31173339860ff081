import ForeignFormats
import LosslessJSON
import Testing

@Suite struct HARFileTests {
  @Test(
    arguments: [
      ("", "a.har:1:1: error: the text is empty [har-syntax]\n  next: the file is cut off: export it again"),
      (
        "{\"log\": {\n\"entries\": [{\"a\": \"SECRET",
        "a.har:2:26: error: the text ends too early [har-syntax]\n  next: the file is cut off: export it again"
      ),
      (
        "{\"log\": {\n \"entries\": [ {,} ]}}",
        "a.har:2:16: error: expected a member name in quotes [har-syntax]\n  next: export it again as HAR"
      ),
      (
        "{\"a\": 1}",
        "a.har:1:1: error: the JSON is no HAR: it has no array log.entries [not-har]\n"
          + "  next: export as HAR (HTTP Archive): no session of the tool's own"
      ),
      (
        "[{\"status\": \"COMPLETE\"}]",
        "a.har:1:1: error: the JSON is no HAR: it has no array log.entries [not-har]\n"
          + "  next: export as HAR (HTTP Archive): no session of the tool's own"
      ),
      (
        "PK\u{3}\u{4}",
        "a.har: error: the file is packed [not-har]\n  next: unpack it, or export as HAR: no session of the tool's own"
      ),
      (
        "{\"log\": {\"entries\": []}}",
        "a.har: error: the HAR holds no request [har-empty]\n  next: export it again, with the requests in view"
      ),
    ])
  func `what is no HAR says where and what to do`(_ text: String, _ words: String) {
    let error = #expect(throws: Finding.self) { try HARFile(reading: Array(text.utf8), file: "a.har") }
    #expect(error?.description == words)
  }

  @Test func `a byte order mark and entries without a request do not keep the others from being read`() throws {
    let text = #"{"log":{"entries":[{"request":{"url":"https://a.test/x"}},{"request":{}},{"b":1},7,null]}}"#
    let file = try HARFile(reading: [0xEF, 0xBB, 0xBF] + Array(text.utf8), file: "a.har")
    #expect(file.entries.count == 1)
    #expect(file.unreadable == 4)
  }
}
