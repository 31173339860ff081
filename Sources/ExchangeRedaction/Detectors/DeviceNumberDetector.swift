/// Numbers of telephones, their cards and of vehicles, where the form or a word before says so.
struct DeviceNumberDetector: PlainDetector {
  static let id = "device-number"
  let plainNeeds = TextNeeds(digits: 4, length: 15)
  let longest = 20

  func acceptsPlain(_ bytes: [UInt8]) -> Bool { WrittenForms.devices.match(bytes, at: 0, isWhole: true) != nil }

  func plainSpans(in bytes: [UInt8]) -> [Range<Int>] { NumberSpans.find(in: bytes, .devices, of: Self.schemes) }

  private static let schemes = Set(CheckedNumber.devices.map(\.id))
}
