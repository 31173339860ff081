/// An address that posts for whoever knows it: the webhooks of Slack, Discord, Teams and their kin.
struct WebhookDetector: ValueDetector {
  static let id = "webhook"
  let needs = TextNeeds(all: [.slash, .colon, .dot], length: 40)

  private static let places: [[UInt8]] = [
    "://hooks.slack.com/", "://discord.com/api/webhooks/", "://discordapp.com/api/webhooks/", ".webhook.office.com/",
    "://outlook.office.com/webhook/", "://hooks.zapier.com/hooks/", "://chat.googleapis.com/v1/spaces/",
    "://maker.ifttt.com/trigger/", "://api.telegram.org/bot", "://hooks.chime.aws/",
  ].map { Array($0.utf8) }

  func accepts(_ bytes: [UInt8]) -> Bool { bytes.count <= 2048 && spans(in: bytes).first == 0..<bytes.count }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 3 < bytes.count {
      guard bytes[position] == 0x3A, bytes[position + 1] == 0x2F, bytes[position + 2] == 0x2F else {
        position += 1
        continue
      }
      var start = position
      while start > 0, position - start < 8, bytes[start - 1].isLetter { start -= 1 }
      var end = position
      while end < bytes.count, bytes[end] > 0x20, !bytes[end].isOne(of: "<>\"'`|)") { end += 1 }
      let text = bytes[position..<min(end, position + 90)]
      if start < position, end - start >= 40, Self.places.contains(where: { Self.holds(text, $0) }) {
        found.append(start..<end)
      }
      position = end
    }
    return found
  }

  private static func holds(_ text: ArraySlice<UInt8>, _ place: [UInt8]) -> Bool {
    if place[0] == 0x3A { return text.starts(with: place) }
    return text.indices.contains { text[$0...].starts(with: place) }
  }
}
