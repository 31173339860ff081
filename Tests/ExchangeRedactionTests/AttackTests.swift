import ExchangeTypes
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// Values planted where backends put them; each of these once came through.
@Suite struct AttackTests {
  private func bytes(
    _ body: String, isReal: Bool = true, fields: HeaderFields = ["Content-Type": "application/json"]
  ) throws -> String {
    var example = try RunExample(isReal: isReal)
    example.exchanges.append(try RunExample.exchange("t", body, fields: fields))
    let run = example.redact()
    #expect(run.refused == [])
    #expect(run.heldBack == [])
    #expect(run.endpoints.flatMap(\.exchanges).count == 1)
    return run.everyByte
  }

  @Test(arguments: [
    ("is_pregnant", "true"), ("isPregnant", "true"), ("has_disability", "true"), ("has_criminal_record", "true"),
    ("is_married", "true"), ("isUnionMember", "true"), ("pregnancy_status", "true"), ("hiv_positive", "0"),
    ("smoker", "1"), ("married", "\"0\""), ("is_smoker", "\"1\""),
  ])
  func `a flag of a special category is a coin, however it is spelled`(name: String, value: String) throws {
    var seen: Set<String> = []
    for key in 0..<24 {
      var example = try RunExample()
      example.settings.key = Array("a key of thirty-two bytes or more \(key)".utf8)
      try example.add("t", "{\"id\": \(key), \"\(name)\": \(value)}")
      let token = try #require(try example.redact().document("t").root[name]?.rawText)
      seen.insert(token)
    }
    #expect(seen == (value == "true" ? ["true", "false"] : value.first == "\"" ? ["\"0\"", "\"1\""] : ["0", "1"]))
  }

  @Test(arguments: [
    "٠٥٥١٢٣٤٥٦٧", "０４８６０１２２", "१२३४५६७८९", "①⑨⑧⑦", "𝟒𝟖𝟐𝟗𝟏𝟑",
  ])
  func `digits of other scripts go as digits do`(digits: String) throws {
    let out = try bytes(
      "{\"note\": \"tel \(digits) ok\", \"id\": \"\(digits)\", \"token\": \"\(digits)\", \"iban\": \"\(digits)\"}")
    #expect(!out.contains(digits))
  }

  @Test(arguments: [
    #"{"id":1,"cookie":"wrzesniewska; sid=abc1234567"}"#, #"{"id":1,"cookie":"wrzesniewska=1; a=b"}"#,
    #"{"id":1,"set_cookie":"sid=77aa; Path=/u/wrzesniewska; Priority=Low"}"#,
    #"{"id":1,"set_cookie":"sid=77aa; Priority=wrzesniewska"}"#,
    #"{"id":1,"next":"https://x.corp.pl/a?wrzesniewska=1&b=2"}"#,
    #"{"id":1,"next":"https://x.corp.pl/a#wrzesniewska=1"}"#,
    #"{"id":1,"next":"/users?wrzesniewska@firma.pl=1&b=2"}"#, #"{"id":1,"form":"wrzesniewska=1&b=2"}"#,
    #"{"id":1,"address":"fe80::1%wrzesniewska"}"#, #"{"id":1,"ip":"fe80::1%wrzesniewska"}"#,
    #"{"id":1,"payload":"{\"wrzesniewska\":{\"n\":1}}"}"#,
  ])
  func `names inside containers are values`(body: String) throws {
    #expect(!(try bytes(body)).contains("wrzesniewska"))
  }

  @Test func `a token's header keeps registered words only`() throws {
    // {"alg":"RS256","typ":"JWT","kid":"k-1","x5u":"https://idp.wrzesniewska.pl/c","usr":"wrzesniewska"}
    let header =
      "eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6ImstMSIsIng1dSI6Imh0dHBzOi8vaWRwLndyemVzbmlld3NrYS5wbC9jIiwidXNyIjoid3J6ZXNuaWV3c2thIn0"
    let token = "\(header).eyJzdWIiOiI3NzEyIn0.c2lnbmF0dXJlLWJ5dGVz"
    var example = try RunExample()
    try example.add("t", "{\"id\": 1, \"token\": \"\(token)\", \"url\": \"https://x.corp.pl/cb?jwt=\(token)\"}")
    let root = try example.redact().document("t").root
    let made = try #require(root["token"]?.string)
    let head = try #require(made.split(separator: ".").first)
    let json = String(decoding: try #require(Base64.decode(Array(head.utf8), alphabet: .url)), as: UTF8.self)
    #expect(!json.contains("wrzesniewska"))
    #expect(json.contains("\"alg\":\"RS256\",\"typ\":\"JWT\""))
    #expect(root["url"]?.string?.hasSuffix("jwt=" + made) == true)
  }

  @Test(arguments: [
    ("Content-Type", "application/json; charset=wrzesniewska"), ("RateLimit-Wrzesniewska", "5"),
    ("RateLimit", "\"default\";r=50;t=30;pk=:V3J6ZXNuaWV3c2th:"), ("RateLimit-Policy", "100;w=60;comment=wrzesniewska"),
    ("Vary", "Accept, wrzesniewska"), ("Link", "</a?wrzesniewska=1>; rel=\"wrzesniewska\"; title=wrzesniewska"),
    ("WWW-Authenticate", "Bearer qop=wrzesniewska, charset=\"wrzesniewska\", realm=\"wrzesniewska\""),
    ("Location", "/users/wrzesniewska?wrzesniewska#wrzesniewska"), ("Cache-Control", "max-age=1, wrzesniewska"),
  ])
  func `header fields keep what protocols name`(name: String, value: String) throws {
    var fields: HeaderFields = ["Content-Type": "application/json"]
    if name == "Content-Type" { fields = [name: value] } else { fields.append(name, value) }
    let run = try bytes("{\"status\": \"active\"}", fields: fields)
    let kept = run.split(separator: "\n").filter { !$0.hasPrefix("[\"") }.joined(separator: "\n")
    #expect(!kept.lowercased().contains("wrzesniewska"))
    #expect(!run.contains("V3J6ZXNuaWV3c2th"))
  }

  @Test func `header fields of protocols stay`() throws {
    let out = try bytes(
      "{\"status\": \"active\"}",
      fields: [
        "Content-Type": "application/json; charset=utf-8", "RateLimit": "\"default\";r=50;t=30",
        "RateLimit-Policy": "100;w=60", "Vary": "Accept-Encoding, Origin", "Link": "</users?page=2>; rel=\"next\"",
        "WWW-Authenticate": "Digest qop=auth, algorithm=SHA-256, charset=UTF-8",
      ])
    for text in [
      "charset=utf-8", "r=50;t=30", "100;w=60", "Accept-Encoding, Origin", "users?page=2>; rel=\\\"next\\\"",
      "qop=auth",
      "algorithm=SHA-256", "charset=UTF-8",
    ] {
      #expect(out.contains(text), "\(text)")
    }
  }

  @Test(arguments: [
    (#"{"total":482310,"currency":"PLN"}"#, "482310"), (#"{"card":{"limit":15750}}"#, "15750"),
    (#"{"payroll":{"total":68250}}"#, "68250"), (#"{"card":{"code":482}}"#, "482"),
    (#"{"verification":{"code":519}}"#, "519"),
  ])
  func `sums and codes that open something are no counts`(body: String, value: String) throws {
    #expect(!(try bytes(body)).contains(value))
  }

  @Test(arguments: [
    (#"{"accounts":{"total":4823}}"#, "4823"), (#"{"total":4823,"page":1,"currency":"PLN"}"#, "4823"),
    (#"{"error":{"code":404,"status":404}}"#, "404"), (#"{"limit":7531,"offset":0}"#, "7531"),
  ])
  func `counts stay counts`(body: String, value: String) throws {
    #expect(try bytes(body).contains(value))
  }

  @Test func `a request keeps nothing that shows itself or that the run removed`() throws {
    var example = try RunExample()
    try example.add("users", #"{"first_name":"Zdzich","id":1}"#)
    let template = RequestTemplate(
      method: "POST", target: "{{host}}/q/marta.wrzes@firma.pl/Zdzich?Zdzich=1&to=marta.wrzes@firma.pl&of={{id}}",
      fields: ["Content-Type": "application/json", "Prefer": "Zdzich"],
      body: #"{"Zdzich":{{id}},"note":"write marta.wrzes@firma.pl or call +48 601 223 344"}"#)
    let url = try #require(WebURL("https://api.shop.test/q"))
    let spec = RequestSpec(endpoint: "q", method: "POST", url: url, allowedHosts: [url.host], template: template)
    example.exchanges.append(
      Exchange(
        spec: spec,
        response: Response(
          status: 200, fields: ["Content-Type": "application/json"], body: Array(#"{"status":"active"}"#.utf8))))
    let run = example.redact()
    #expect(run.endpoints.count == 2)
    for planted in ["Zdzich", "marta", "firma.pl", "601 223"] {
      #expect(!run.everyByte.contains(planted), "\(planted)")
    }
    let request = try #require(run.endpoints.first { $0.endpoint == "q" }?.exchanges.first?.request)
    #expect(request.target.hasSuffix("&of={{id}}"))
    // The words around what was planted are replaced, too, since the data is real.
    #expect(request.body?.contains(#"":{{id}},"note":""#) == true)
  }

  @Test func `a password made of words and digits is no public word`() throws {
    var example = try RunExample()
    try example.add("login", #"{"password":"admin2024","status":"active"}"#)
    try example.add("t", #"{"admin2024":1,"status":"active","next":"https://x.corp.pl/a?admin2024=1"}"#)
    let run = example.redact()
    #expect(run.endpoints.count == 2)
    #expect(!run.everyByte.contains("admin2024"))
  }

  @Test(arguments: ["Marta Wrzes", "wrzes, Marta", "marta_w", "Garcia (home)"])
  func `a name of a person beside words is none of them`(name: String) throws {
    #expect(!(try bytes("{\"total\":1,\"status\":\"active\",\"\(name)\":2}")).contains(name))
  }

  @Test(arguments: [
    "is_lesbian", "has_cancer", "isJewish", "is_refugee", "schwanger", "on_parole", "has_diabetes", "wheelchair_user",
  ])
  func `words of special categories are known as flags`(name: String) throws {
    let lines = try bytes("{\"id\":1,\"\(name)\":true}").split(separator: "\n")
    #expect(lines.contains { $0.contains("$.\(name): special.") })
  }

  @Test(arguments: [
    "szczepanski", "SZCZEPANSKI", "Szczepańskí", "SzczepanskiCount", "user_szczepanski", "x.SZCZEPANSKI",
  ])
  func `a removed value is known as a name in any spelling`(name: String) throws {
    var example = try RunExample()
    example.exchanges.append(
      try RunExample.exchange(
        "a", #"{"surname":"Szczepanski","city":"Ełk"}"#,
        fields: [
          "Content-Type": "application/json", "x-szczepanski-id": "1", "Link": "</x?SZCZEPANSKI=1>; rel=\"next\"",
        ]))
    try example.add("b", "{\"\(name)\":1,\"status\":\"active\",\"doc\":\"{\\\"\(name)\\\":1,\\\"id\\\":2}\"}")
    let run = example.redact()
    #expect(run.endpoints.count == 2, "\(run.refused)")
    #expect(!LatinFolding.fold(run.everyByte).contains("szczepanski"))
  }

  @Test func `a secret of signs alone goes, a mask stays`() throws {
    let out = try bytes(##"{"id":1,"api_key":"!!##$$%%^^&&","token":"******"}"##)
    #expect(!out.contains("!!##$$%%"))
    #expect(out.contains("\"token\": \"******\""))
  }
}

@Suite struct AttackNameTests {
  @Test(arguments: ["Nowak", "kowalczyk", "Wiśniewska", "tanaka", "Okafor", "andersson", "Siobhan", "zbigniew", "yuki"])
  func `a person's name beside public member names does not stay one`(_ name: String) throws {
    var example = try RunExample()
    try example.add("t", #"{"total": 2, "page": 1, "\#(name)": 1}"#)
    let run = example.redact()
    #expect(!run.everyByte.lowercased().contains(name.lowercased()))
    #expect(run.endpoints.count == 1)
  }
}
