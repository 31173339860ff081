/// Months as they are written out, by language; one list holds them all in the order of the year.
enum MonthNames {
  private static let lists: [[String]] = [
    "January February March April May June July August September October November December",
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "januari februari maart april mei juni juli augustus september oktober november december",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    "januari februari mars april maj juni juli augusti september oktober november december",
    "januar februar marts april maj juni juli august september oktober november december",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  ].map { $0.split(separator: " ").map(String.init) }

  /// The list and the month of a name, in any case; the first list that has it.
  static func find(_ word: String) -> (list: Int, month: Int)? {
    let folded = LatinFolding.fold(word)
    guard let places = byName[folded] else { return nil }
    return places
  }

  /// In the casing of another name.
  static func name(of month: Int, list: Int, like word: String) -> String {
    let name = lists[list][month - 1]
    if word == word.uppercased(), word.unicodeScalars.count > 1 { return name.uppercased() }
    return word.first?.isUppercase == true ? name.capitalisedFirst : name.lowercased()
  }

  private static let byName: [String: (list: Int, month: Int)] = {
    var map: [String: (list: Int, month: Int)] = [:]
    for (list, names) in lists.enumerated() {
      for (month, name) in names.enumerated() where map[LatinFolding.fold(name)] == nil {
        map[LatinFolding.fold(name)] = (list, month + 1)
      }
    }
    return map
  }()
}
