import ExchangeTypes
import LosslessJSON
import RequestFiles

/// Every text that a request sends as a value, whole and in pieces: only of these it matters whether an answer gave them.
struct AskedTexts {
  private(set) var all: Set<String> = []

  mutating func add(_ chosen: HARChoice.Chosen) {
    for segment in chosen.url.path.split(separator: "/") { add(whole: PercentEncoding.decode(String(segment))) }
    add(form: chosen.url.query ?? "")
    for field in chosen.entry.fields.list {
      add(whole: field.value)
      // `Bearer …`
      if let blank = field.value.firstIndex(of: " ") { all.insert(field.value[blank...].trimmingSpaces) }
      if field.name.lowercased() == "cookie" { add(pairs: field.value.split(separator: ";")) }
    }
    guard let body = chosen.entry.body?.text else { return }
    if let document = JSONDocument.parsed(body) {
      for index in document.nodes.indices {
        if let text = JSONValue(document: document, index: index).string { add(whole: text) }
      }
    } else {
      add(form: body)
    }
  }

  private mutating func add(form: String) { add(pairs: form.split(separator: "&")) }

  private mutating func add(pairs: [Substring]) {
    for pair in pairs {
      let value = pair.firstIndex(of: "=").map { pair[pair.index(after: $0)...] } ?? pair
      add(whole: PercentEncoding.decode(value.replacing("+", with: " ").trimmingSpaces))
      if value.contains("+") { all.insert(PercentEncoding.decode(String(value))) }
    }
  }

  private mutating func add(whole text: String) {
    all.insert(text)
    all.formUnion(TextPieces(text).list)
  }
}
