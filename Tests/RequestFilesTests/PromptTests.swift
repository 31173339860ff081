import LosslessJSON
import RequestFiles
import Testing

@Suite struct PromptTests {
  private static let text = """
    @user = somebody
    ### verify
    # @prompt user
    # @prompt otp The code in your mailbox
    GET {{host}}/verify/{{user}}/{{otp}}

    ### other
    # @prompt otp
    GET {{host}}/other/{{user}}/{{otp}}
    """

  @Test func `each variable is asked for once, where it first is`() throws {
    let plan = try Sample.plan(Sample.sources(Self.text))
    #expect(plan.prompts.map(\.name) == ["user", "otp"])
    #expect(plan.prompts.map(\.description) == ["", "The code in your mailbox"])
    #expect(plan.prompts.map(\.spot.line) == [3, 4])
    #expect(plan.prompts.map(\.isHidden) == [false, true])
    #expect(plan.prompts.map(\.environment) == ["staging", "staging"])
  }

  @Test func `an answer counts before the file, only where it is asked for, and is a secret`() throws {
    var sources = Sample.sources(Self.text)
    sources.answers["staging"] = ["user": "me", "otp": "493021"]
    let plan = try Sample.plan(sources)
    #expect(plan.prompts == [])
    #expect(plan.findings == [])
    let verify = try Sample.resolve(sources, endpoint: "verify")
    #expect(verify.spec.url.path == "/verify/me/493021")
    #expect(
      verify.secrets.map { "\($0.name)=\($0.value) \($0.source.rawValue)" } == ["user=me prompt", "otp=493021 prompt"])
    #expect(try Sample.resolve(sources, endpoint: "other").spec.url.path == "/other/somebody/493021")
  }

  @Test func `what an environment file sets is not asked for`() throws {
    let sources = Sample.sources(Self.text, secrets: "{\"staging\": {\"otp\": \"111222\", \"user\": \"ci\"}}")
    #expect(try Sample.plan(sources).prompts == [])
    #expect(try Sample.resolve(sources, endpoint: "verify").spec.url.path == "/verify/ci/111222")
  }

  @Test func `an answer for one environment is none for another`() throws {
    var sources = Sample.sources(
      Self.text, environments: "{\"production\": {\"host\": \"https://a.test\"}, \"staging\": {}}")
    sources.answers["staging"] = ["user": "me", "otp": "1"]
    #expect(try Sample.plan(sources, "production").prompts.map(\.name) == ["user", "otp"])
  }

  @Test func `without an answer nothing is sent`() {
    let error = #expect(throws: Finding.self) { try Sample.resolve(Sample.sources(Self.text), endpoint: "other") }
    #expect(
      error?.description
        == "recordings/requests/api.http:9:29: error: 'otp' is asked for with @prompt, and nobody answered "
        + "[prompt-unanswered]\n  next: set it in the private file: \"staging\": { \"otp\": … }")
  }

  @Test(
    arguments: [
      ("password", true), ("Pass", true), ("PASSWD", true), ("refreshToken", true), ("api_key", true), ("city", false),
      ("username", false), ("page", false), ("accesstoken", true), ("shipping", false), ("monkey", false),
      ("pin2", false), ("loginPin", true),
    ])
  func `what looks like a password is not shown as it is typed`(_ name: String, _ isHidden: Bool) throws {
    let plan = try Sample.plan(Sample.sources("### a\n# @prompt \(name)\nGET {{host}}/"))
    #expect(plan.prompts.map(\.isHidden) == [isHidden])
  }
}
