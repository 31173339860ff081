import RequestFiles
import Testing

@Suite struct DynamicValueTests {
  private func value(_ written: String) throws -> String {
    let resolved = try Sample.resolve(Sample.sources("### a\nGET {{host}}/\nX: {{\(written)}}"))
    return resolved.spec.fields.first("X") ?? ""
  }

  /// The sample's clock shows 2026-11-30T08:15:00Z.
  @Test(
    arguments: [
      ("$timestamp", "1796026500"), ("$timestamp 1 d", "1796112900"), ("$timestamp -1 h", "1796022900"),
      ("$timestamp 2 w", "1797236100"), ("$timestamp 30 s", "1796026530"), ("$timestamp 1500 ms", "1796026501"),
      ("$isoTimestamp", "2026-11-30T08:15:00.000Z"), ("$datetime iso8601", "2026-11-30T08:15:00.000Z"),
      ("$datetime iso8601 3 M", "2027-02-28T08:15:00.000Z"), ("$datetime iso8601 -1 y", "2025-11-30T08:15:00.000Z"),
      ("$datetime iso8601 1 Q", "2027-02-28T08:15:00.000Z"), ("$datetime iso8601 1 M", "2026-12-30T08:15:00.000Z"),
      ("$datetime iso8601 -1 ms", "2026-11-30T08:14:59.999Z"), ("$datetime iso8601 50 m", "2026-11-30T09:05:00.000Z"),
      ("$datetime rfc1123", "Mon, 30 Nov 2026 08:15:00 GMT"),
      ("$datetime rfc1123 1 d", "Tue, 01 Dec 2026 08:15:00 GMT"),
    ])
  func `times follow the clock they are given`(_ written: String, _ text: String) throws {
    #expect(try value(written) == text)
  }

  @Test(
    arguments: [
      ("$datetime 'YYYY-MM-DD'", "2026-11-30"), ("$datetime \"DD/MM/YY HH:mm\" 1 d", "01/12/26 08:15"),
      ("$datetime 'dddd D MMMM, h:m:s a'", "Monday 30 November, 8:15:0 am"), ("$datetime 'dd d M H A'", "Mo 1 11 8 AM"),
      ("$datetime 'HH:mm:ss.SSS Z ZZ' 12 h", "20:15:00.000 +00:00 +0000"),
      ("$datetime '[at] hh [o]' 6 h", "at 02 o"), ("$datetime 'YYYYMMDD'", "20261130"), ("$datetime 'SS-x'", "SS-x"),
      ("$localDatetime iso8601", "2026-11-30T10:45:00+02:30"),
      ("$localDatetime rfc1123", "Mon, 30 Nov 2026 10:45:00 +0230"),
      ("$localDatetime 'YYYY-MM-DD HH:mm Z' -6 M", "2026-05-30 03:15 -05:00"),
      ("$localDatetime 'YYYY-MM-DD' 14 h", "2026-12-01"),
    ])
  func `a time can be spelled as one likes, and be the machine's own`(_ written: String, _ text: String) throws {
    #expect(try value(written) == text)
  }

  @Test(arguments: ["$uuid", "$guid", "$random.uuid"])
  func `a uuid is of version 4`(_ written: String) throws {
    let groups = try value(written).split(separator: "-")
    #expect(groups.map(\.count) == [8, 4, 4, 4, 12])
    #expect(groups.joined().allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(groups[2].first == "4")
    #expect(groups[3].first.map { "89ab".contains($0) } == true)
  }

  @Test(
    arguments: [
      ("$randomInt", 0, 1001), ("$randomInt 5 7", 5, 7), ("$randomInt -3 -1", -3, -1), ("$random.integer(1, 3)", 1, 3),
      ("$random.integer(10,20)", 10, 20),
    ])
  func `a random integer lies in its range`(_ written: String, _ lower: Int, _ upper: Int) throws {
    #expect((lower..<upper).contains(try #require(Int(try value(written)))))
  }

  @Test(
    arguments: [
      ("$random.alphabetic(12)", 12, "abcdefghijklmnopqrstuvwxyz"),
      ("$random.alphanumeric(30)", 30, "abcdefghijklmnopqrstuvwxyz0123456789"),
      ("$random.hexadecimal(8)", 8, "0123456789abcdef"),
    ])
  func `a random text is of its alphabet`(_ written: String, _ count: Int, _ alphabet: String) throws {
    let text = try value(written)
    #expect(text.count == count)
    #expect(text.lowercased().allSatisfy { alphabet.contains($0) })
  }

  @Test func `a random fraction lies in its range, a random address at example.com`() throws {
    #expect((0.5..<0.75).contains(try #require(Double(try value("$random.float(0.5, 0.75)")))))
    #expect(try value("$random.email").hasSuffix("@example.com"))
  }

  @Test func `each use and each request makes a new value`() throws {
    let plan = try Sample.plan(Sample.sources("### a\nGET {{host}}/{{$uuid}}/{{$uuid}}\n"))
    var dynamic = Sample.dynamic()
    let request = try #require(plan.requests.first)
    let paths = try (0..<2).map { _ in
      try plan.resolve(request, captures: .init(), dynamic: &dynamic).spec.url.path.split(separator: "/")
    }
    #expect(Set(paths.joined()).count == 4)
  }
}
