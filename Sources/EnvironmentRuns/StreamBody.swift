import ExchangeTypes
import LosslessJSON

/// Makes one JSON document of a stream: the array of its events.
///
/// A line's text is an element as it came. A server-sent event is an object with its `event`, `id` and `data`, where it
/// has them; `data` is JSON where its text is, and a string where it is not.
enum StreamBody {
  /// Nil for a body that is no stream.
  static func document(of response: Response) -> [UInt8]? {
    switch StreamFraming(response.mediaType) {
    case nil: nil
    case .lines: array(response.body.split(separator: 0x0A).map(Array.init).filter { !isBlank($0) })
    case .sequence: array(response.body.split(separator: 0x1E).map(Array.init).filter { !isBlank($0) })
    case .events: array(events(in: response.body))
    }
  }

  private static func isBlank(_ text: [UInt8]) -> Bool { text.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

  private static func array(_ elements: [[UInt8]]) -> [UInt8] {
    Array("[".utf8) + Array(elements.joined(separator: ",\n".utf8)) + Array("]".utf8)
  }

  private struct Event {
    var fields: [(name: String, value: [UInt8])] = []
    var data: [[UInt8]] = []
  }

  private static func events(in body: [UInt8]) -> [[UInt8]] {
    var out: [[UInt8]] = []
    var event = Event()
    for line in lines(of: body) {
      if line.isEmpty {
        // An event without data is dispatched to nobody.
        if !event.data.isEmpty { out.append(object(event)) }
        event = Event()
        continue
      }
      let colon = line.firstIndex(of: 0x3A) ?? line.endIndex
      var value = line[min(colon + 1, line.endIndex)...]
      if value.first == 0x20 { value = value.dropFirst() }
      switch String(decoding: line[..<colon], as: UTF8.self) {
      case "data": event.data.append(Array(value))
      case "event": event.fields.append(("event", Array(value)))
      case "id": event.fields.append(("id", Array(value)))
      default: break
      }
    }
    return out
  }

  /// Ended by LF, CR LF or CR; a byte-order mark in front is no part of the first.
  private static func lines(of body: [UInt8]) -> [ArraySlice<UInt8>] {
    var out: [ArraySlice<UInt8>] = []
    var start = body.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var at = start
    while at < body.count {
      if body[at] == 0x0A || body[at] == 0x0D {
        out.append(body[start..<at])
        if body[at] == 0x0D, at + 1 < body.count, body[at + 1] == 0x0A { at += 1 }
        start = at + 1
      }
      at += 1
    }
    // What no empty line ends is no event (9.2.6).
    return out
  }

  private static func object(_ event: Event) -> [UInt8] {
    var members = event.fields.map { Array("\"\($0.name)\": ".utf8) + string($0.value) }
    let data = Array(event.data.joined(separator: [0x0A]))
    members.append(Array("\"data\": ".utf8) + (JSONDocument.parsed(data) != nil ? data : string(data)))
    return Array("{".utf8) + Array(members.joined(separator: ", ".utf8)) + Array("}".utf8)
  }

  private static func string(_ text: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x22]
    for byte in text {
      switch byte {
      case 0x22, 0x5C: out += [0x5C, byte]
      case 0x0A: out += Array("\\n".utf8)
      case 0x09: out += Array("\\t".utf8)
      case 0..<0x20: out += Array((byte < 16 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
      default: out.append(byte)
      }
    }
    return out + [0x22]
  }
}
