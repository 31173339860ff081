import ExchangeTypes
import Testing

@Suite struct WebURLTests {
  @Test(arguments: [
    ("https://api.shop.test/v1/a?b=c#d", "https", "api.shop.test", "/v1/a", "b=c", "d"),
    ("HTTP://API.Shop.Test", "http", "api.shop.test", "", nil, nil),
    ("http://h:8080/", "http", "h:8080", "/", nil, nil),
    ("http://[::1]:90/x", "http", "[::1]:90", "/x", nil, nil),
    ("http://h?q=/x", "http", "h", "", "q=/x", nil),
    ("http://h#f?x", "http", "h", "", nil, "f?x"),
    ("http://h/a?b?c", "http", "h", "/a", "b?c", nil),
    ("http://h/a?", "http", "h", "/a", "", nil),
    ("http://h/a://b", "http", "h", "/a://b", nil, nil),
  ])
  func `reads the parts`(
    text: String, scheme: String, host: String, path: String, query: String?, fragment: String?
  ) throws {
    let url = try #require(WebURL(text))
    #expect(url.scheme == scheme)
    #expect(url.host.description == host)
    #expect(url.path == path)
    #expect(url.query == query)
    #expect(url.fragment == fragment)
    #expect(WebURL(url.description) == url)
  }

  @Test(arguments: [
    "", "api.test/x", "/x", "ftp://h/", "http:/h", "http://", "http:///x", "http://h /", "http://h/a b", "http://h:0/",
    "http://h:70000/", "http://h:+80/", "http://h:8a/", "http://[::1/", "http://[]/", "http://h/\u{7F}", "http://a,b/",
    "http://h\\x/", "x http://h/", "file:///etc/passwd", "javascript://h/", "http://h{x}/", "http://:80/",
  ])
  func `refuses what is no URL to ask`(text: String) { #expect(WebURL(text) == nil) }

  @Test func `a combining mark hides no delimiter: the host that is checked is the host that is asked`() {
    // By Swift's characters "/\u{301}" is one, so all before "@" looked like user information of `good.test`.
    #expect(WebURL("http://evil.test/\u{301}@good.test/")?.host.host == "evil.test")
    #expect(WebURL("http://evil.test?\u{301}@good.test/")?.host.host == "evil.test")
    #expect(WebURL("http://evil.test#\u{301}@good.test/")?.host.host == "evil.test")
    #expect(WebURL("http://good.test@evil.test/")?.host.host == "evil.test")
    #expect(WebURL("http://a@b@evil.test/")?.userInfo == "a@b")
    #expect(WebURL("http://evil.test\\@good.test/")?.userInfo == "evil.test\\")
  }

  /// RFC 3986, 5.4, without fragments; `http://a/b/c/d;p?q` is the base.
  @Test(arguments: [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
    ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q"),
    ("g#s", "http://a/b/c/g"), ("g?y#s", "http://a/b/c/g?y"), (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
    ("g;x?y#s", "http://a/b/c/g;x?y"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
    ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
    ("../../", "http://a/"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"),
    ("/./g", "http://a/g"), ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"),
    ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"), ("g;x=1/./y", "http://a/b/c/g;x=1/y"),
    ("g;x=1/../y", "http://a/b/c/y"), ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"),
    ("g#s/./x", "http://a/b/c/g"), ("g#s/../x", "http://a/b/c/g"), ("http://h/x", "http://h/x"),
    ("https://h/a/../x?q", "https://h/x?q"), ("/x?to=http://h/y", "http://a/x?to=http://h/y"),
    ("x?to=http://h/y", "http://a/b/c/x?to=http://h/y"), ("//h:8080/x", "http://h:8080/x"),
  ])
  func `resolves references`(reference: String, expected: String) throws {
    let base = try #require(WebURL("http://a/b/c/d;p?q#frag"))
    #expect(base.resolving(reference)?.description == expected)
  }

  @Test(arguments: ["g:h", "http:g", "mailto:a@b", "ftp://h/", "http://a b/", "x y", "//", "data:,x"])
  func `resolves to nothing what cannot be asked`(reference: String) throws {
    #expect(try #require(WebURL("http://a/b/c/d;p?q")).resolving(reference) == nil)
  }

  @Test func `a base without a path resolves below the root`() throws {
    #expect(try #require(WebURL("http://a?q")).resolving("g")?.description == "http://a/g")
  }

  @Test(arguments: [
    ("http://h/", "h", true), ("http://h:80/", "h", true), ("https://h:80/", "h", false),
    ("http://h:8080/", "h", false),
    ("http://h:8080/", "h:8080", true), ("https://h/", "h:443", true), ("http://H/", "h", true),
    ("http://x.h/", "h", false),
  ])
  func `a list's entry allows its own port only`(text: String, entry: String, isAllowed: Bool) throws {
    let url = try #require(WebURL(text))
    #expect(url.isAllowed(by: try #require(HostPort(entry))) == isAllowed)
  }
}
