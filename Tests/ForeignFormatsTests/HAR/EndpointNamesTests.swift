import ExchangeTypes
import LosslessJSON
import Testing

@testable import ForeignFormats

@Suite struct EndpointNamesTests {
  @Test(
    arguments: [
      ("GET", "/users", "", "users"), ("GET", "/v1/users/{}", "", "user"),
      ("GET", "/api/v2/users/{}/orders", "", "user-orders"),
      ("POST", "/users", "", "post-users"), ("DELETE", "/users/{}/orders/{}", "", "delete-user-order"),
      ("POST", "/oauth/token", "", "oauth-token"), ("POST", "/login", "", "login"), ("PUT", "/token", "", "put-token"),
      ("GET", "/getOrders", "", "get-orders"), ("GET", "/", "", "root"),
      ("GET", "/status/{}", "", "status-id"), ("GET", "/categories/{}.json", "", "category"),
      ("GET", "/http404", "", "status404"), ("GET", "/a/v1beta", "", "a-v1beta"),
      ("POST", "/oauth/token", "refresh_token", "oauth-refresh-token"),
      ("GET", "/index.php", "listUsers", "index-php-list-users"),
      ("PUT", "/shops/{}/catalog/products/{}/translations/{}/reviews/{}/answers", "", "put-translation-review-answers"),
    ])
  func `a name is short and says what is asked for`(
    _ method: String, _ path: String, _ operation: String, _ name: String
  ) {
    let signature = EndpointSignature(
      origin: "https://api.shop.test", path: path, method: method, operation: .init(name: operation, isWhole: false))
    #expect(EndpointWords(signature).short == name)
  }

  @Test func `two methods of one path are told apart`() {
    let signatures = ["GET", "POST"].map {
      EndpointSignature(
        origin: "https://a.test", path: "/login", method: $0, operation: .init(name: "", isWhole: false))
    }
    let names = EndpointNames.assign(to: signatures, taken: [])
    #expect(signatures.map { names[$0] } == ["get-login", "post-login"])
  }

  @Test(
    arguments: [
      (["https://a.test/v1/items", "https://a.test/v2/items"], ["items-version1", "items-version2"]),
      (["https://a.test/items", "https://auth.b.test/items"], ["items-a", "items-auth"]),
      (["https://a.test/api/items", "https://a.test/items"], ["items", "items-2"]),
      (["https://a.test/taken"], ["taken-2"]),
    ] as [([String], [String])])
  func `names that would be alike say more`(_ urls: [String], _ names: [String]) {
    let signatures = urls.map { url in
      let parts = url.split(separator: "/", maxSplits: 2).map(String.init)
      return EndpointSignature(
        origin: "\(parts[0])//\(parts[1])", path: "/" + parts[2], method: "GET",
        operation: .init(name: "", isWhole: false))
    }
    for order in [signatures, signatures.reversed()] {
      let assigned = EndpointNames.assign(to: order, taken: ["taken", "get-taken", "taken-a"])
      #expect(signatures.map { assigned[$0] } == names)
    }
  }

  @Test(
    arguments: [
      (#"{"operationName":"GetCart","query":"query GetCart { a }"}"#, "GetCart"),
      (##"{"query":"# c\nfragment F on A { b }\nmutation AddItem($a: B!) { c }"}"##, "AddItem"),
      (#"{"query":"{ me: viewer { id } }"}"#, "viewer"), (#"{"query":"query ($a: Int = 1) { cart { id } }"}"#, "cart"),
      (#"{"query":"shoes"}"#, ""), (#"{"jsonrpc":"2.0","method":"eth_getBalance"}"#, "eth_getBalance"),
      (#"[{"query":"{a}"},{"query":"{b}"},{"query":"{a}"}]"#, "a+b"), (#"{"method":"card"}"#, ""),
      (#"{"grant_type":"password"}"#, "password"), ("[1,2]", ""), ("no JSON", ""),
    ])
  func `an operation is found in the body`(_ body: String, _ name: String) {
    #expect(RequestOperation(fields: [], query: nil, body: body, isForm: false).name == name)
  }

  @Test func `an operation is found in fields, queries and forms, and is never somebody's text`() {
    func name(_ field: (String, String)? = nil, query: String? = nil, form: String? = nil) -> String {
      let fields = field.map { [HeaderField($0.0, $0.1)] } ?? []
      return RequestOperation(fields: .init(fields), query: query, body: form, isForm: form != nil).name
    }
    #expect(name(("X-Amz-Target", "DynamoDB_20120810.GetItem")) == "GetItem")
    #expect(name(("SOAPAction", "\"urn:orders#Find\"")) == "Find")
    #expect(name(query: "a=1&method=flickr.photos.search") == "flickr.photos.search")
    #expect(name(form: "grant_type=refresh_token&x=1") == "refresh_token")
    #expect(name(query: "action=maria%40huber.test") == "")
    #expect(name(query: "op=9f86d081884c7d659a2feaa0c55ad015") == "")
  }
}
