import Foundation
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// Names of people, cities and streets under the members that hold them: none survives, and none is invented again.
///
/// The embedded lists always, and the names of the file that `CAMEO_NAME_LISTS` names, one a line, where it is given.
@Suite struct NameReplacementTests {
  private static let members = ["name", "first_name", "last_name", "city", "street"]

  private static let names: [String] = {
    let embedded = [WordLists.givenNames, WordLists.surnames].flatMap { list in
      list.sorted().enumerated().filter { $0.offset % 4 == 0 }.map(\.element.capitalisedFirst)
    }
    guard let file = ProcessInfo.processInfo.environment["CAMEO_NAME_LISTS"] else {
      print("NOTE: CAMEO_NAME_LISTS is not set; only names of the embedded lists are replaced")
      return embedded
    }
    guard let text = FileManager.default.contents(atPath: file).map({ String(decoding: $0, as: UTF8.self) }) else {
      Issue.record("CAMEO_NAME_LISTS names a file that cannot be read: \(file)")
      return embedded
    }
    return embedded + Set(text.split(separator: "\n").map(String.init)).sorted()
  }()

  @Test(arguments: RedactionPolicy.allCases)
  func `no name survives, and no invented one is a name of the lists`(_ policy: RedactionPolicy) throws {
    let names = Self.names.filter { name in name.unicodeScalars.contains { $0.properties.isAlphabetic } }
    let known = Set(names.map(LatinFolding.fold))
    var redactor = DocumentRedactor(try DocumentExample(policy).settings)
    var left: [String] = []
    var invented: [String] = []
    for start in stride(from: 0, to: names.count, by: 250) {
      let part = names[start..<min(start + 250, names.count)]
      let rows = part.map { name in
        "{" + Self.members.map { "\"\($0)\":\(Coded.json(name))" }.joined(separator: ",") + "}"
      }
      let text = "{\"customers\":[\(rows.joined(separator: ","))]}"
      let made = try JSONDocument(redactor.redact([try JSONDocument(text)])[0].text())
      let customers = try #require(made.root["customers"])
      for (name, row) in zip(part, customers.elements) {
        for member in Self.members {
          let new = try #require(row[member]?.string)
          if LatinFolding.fold(new) == LatinFolding.fold(name) { left.append("\(member): \(name)") }
          // In other scripts letters are drawn, and two of them may be somebody.
          if new.utf8.allSatisfy({ $0 < 0x80 }), new.utf8.count > 3, known.contains(LatinFolding.fold(new)) {
            invented.append("\(member): \(name) → \(new)")
          }
        }
      }
    }
    #expect(left.prefix(20) == [])
    #expect(invented.prefix(20) == [])
  }

  @Test func `a name met in two spellings goes from texts, whichever came first`() throws {
    let names = ["Hollie Thackeray", "HOLLIE THACKERAY", "hollie thackeray"]
    for first in names.indices {
      let texts =
        (names[first...] + names[..<first]).map { "{\"customer\":{\"full_name\":\(Coded.json($0))}}" } + [
          #"{"note":"Please tell Hollie Thackeray that the parcel is here; Thackeray has called twice."}"#
        ]
      let made = try DocumentExample(.detect).redact(all: texts).joined(separator: "\n")
      #expect(!made.lowercased().contains("thackeray"), "\(made)")
    }
  }

  @Test func `texts added twice to a run are found as if added once`() {
    let run = RunTable()
    for name in ["Hollie Thackeray", "HOLLIE THACKERAY"] {
      run.note(.string(name), kind: .name, rule: "person-name")
    }
    var text = RunText(run, keepsTexts: true)
    for _ in 0..<3 { text.add(hidden: run.hidden(by: MemberNames())) }
    let sentence = "Hollie Thackeray, hollie thackeray and others"
    #expect(text.withoutRemoved(sentence) { _, _ in "X" } == "X, X and others")
    #expect(text.withoutTraces("Ask Hollie Thackeray.") { _, _ in "X" } == "Ask X.")
  }

  @Test func `a rare name goes from short texts, paths and lower case, and from scripts without blanks`() throws {
    let made = try DocumentExample(.detect).redact(
      """
      [{"氏名":"田中太郎","memo":"田中太郎様、ご注文ありがとうございます。"},
      {"ชื่อ":"สมชาย ใจดี","note":"กรุณาติดต่อคุณสมชาย ใจดีก่อนวันศุกร์"},
      {"이름":"김민수","note":"김민수님께 연락 바랍니다"},
      {"lastName":"Zwickelbauer","username":"pzwickel","a":"bye Zwickelbauer","b":"Zwickelbauer",
      "c":"/home/zwickelbauer/x","d":"zwickelbauer_cv.pdf","e":"login pzwickel ok"},
      {"lastName":"Huber","a":"call Huber"}]
      """)
    for name in ["田中太郎", "สมชาย", "김민수", "wickel", "Huber"] { #expect(!made.contains(name), "\(name): \(made)") }
    for rest in ["様、ご注文ありがとうございます。", "กรุณาติดต่อคุณ", "님께 연락 바랍니다", "\"bye ", "_cv.pdf", "/home/", "login "] {
      #expect(made.contains(rest), "\(rest): \(made)")
    }
  }

  @Test func `a short name stays in the name of a product, a month and a coupon`() throws {
    let made = try DocumentExample(.detect).document(
      """
      [{"firstName":"Jordan"},{"firstName":"April"},{"firstName":"Anna"},
      {"title":"Jordan low shoe","month":"April","coupon":"ANNA-WEEK"}]
      """)
    let last = try #require(made.root.elements.dropFirst(3).first { _ in true })
    #expect(last["title"]?.string == "Jordan low shoe")
    #expect(last["month"]?.string == "April")
    #expect(last["coupon"]?.string == "ANNA-WEEK")
  }
}
