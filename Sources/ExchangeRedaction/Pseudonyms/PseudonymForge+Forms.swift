extension PseudonymForge {
  /// The form of a string of a kind. Nil keeps the original: a loopback address, a sentinel date.
  func textForm(
    _ text: String, _ kind: PseudonymKind, _ context: PseudonymContext, _ draw: inout KeyedDraw
  ) -> String? {
    if Self.plainKinds.contains(kind), let view = PlainView(Array(text.utf8)) {
      let plain = String(decoding: view.bytes, as: UTF8.self)
      return textForm(plain, kind, context, &draw).map { DressedText.dress($0, like: text) }
    }
    return plainForm(text, kind, context, &draw)
  }

  /// Kinds of numbers and addresses, whose digits may be full-width or of another script.
  private static let plainKinds: Set<PseudonymKind> = [
    .email, .phone, .card, .iban, .nationalId, .ip, .mac, .device, .account,
  ]

  private func plainForm(
    _ text: String, _ kind: PseudonymKind, _ context: PseudonymContext, _ draw: inout KeyedDraw
  ) -> String? {
    switch kind {
    case .text: textOfWords(text, context, &draw)
    case .uuid: uuid(text, &draw)
    case .url: url(text, context, &draw)
    case .instant, .clock, .date: moment(text, kind, context, &draw)
    case .birthDate: birthDate(text, context, &draw)
    case .email: email(text, context, &draw)
    case .phone: phone(text, &draw)
    case .name, .city, .company: nameOfWords(text, context, &draw)
    case .login: login(text, context, &draw)
    case .address: address(text, &draw)
    case .coordinate: coordinates(text, context, &draw)
    case .card: card(text, &draw)
    case .iban: iban(text, &draw)
    case .nationalId, .device, .account: checkedNumber(text, context, &draw)
    case .ip: ipAddress(text, context, &draw)
    case .mac: hardwareAddress(text, context, &draw)
    case .host: host(text)
    default:
      kind.isSecret
        ? secret(text, kind, context, &draw) : kind.isSpecial ? special(text, kind, context, &draw) : id(text, &draw)
    }
  }

  /// The form of a number of a kind; always a number of the same class.
  func numberForm(
    _ spelling: String, _ kind: PseudonymKind, _ context: PseudonymContext, _ draw: inout KeyedDraw
  ) -> String? {
    switch kind {
    case .instant, .clock, .date: epoch(spelling, kind, context, &draw) ?? number(spelling, &draw)
    case .coordinate: coordinate(spelling, names: context.names, &draw)
    case .card: cardNumber(spelling, &draw) ?? number(spelling, &draw)
    case .age: age(spelling, &draw) ?? number(spelling, &draw)
    case .nationalId, .device, .account: checkedNumber(spelling: spelling, context, &draw) ?? number(spelling, &draw)
    case .phone: phoneNumber(spelling, &draw) ?? number(spelling, &draw)
    default: number(spelling, &draw)
    }
  }
}
