/// People and where they live, told in running text: `ship it to Ana Costa, Rua das Flores 12. Call …`.
///
/// A person is a capitalised word of the name lists with the names around it, or two capitalised words behind a word
/// that people are spoken to or of with. An address is what follows a person up to the next comma or point, or words with
/// a house number and a word for streets.
struct ProseNames {
  private(set) var people: [Range<Int>] = []
  private(set) var addresses: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    guard let prose = ProseWords(bytes) else { return }
    let words = prose.words
    var index = 0
    while index < words.count {
      guard let end = Self.personEnd(prose, index) else {
        index += 1
        continue
      }
      people.append(words[index].range.lowerBound..<words[end].range.upperBound)
      var next = end + 1
      if let address = Self.addressBehind(prose, end) {
        addresses.append(words[address.lowerBound].range.lowerBound..<words[address.upperBound].range.upperBound)
        next = address.upperBound + 1
      }
      index = next
    }
    findStreets(prose)
  }

  // MARK: People

  /// The last word of the person that begins at a word.
  private static func personEnd(_ prose: ProseWords, _ start: Int) -> Int? {
    let words = prose.words
    let first = words[start]
    guard first.isCapital || first.isCaseless, !first.hasDigit else { return nil }
    var end = start
    var capitals = 1
    var isListed = isName(first)
    while prose.isJoined(end), capitals < 5 {
      let next = words[end + 1]
      if next.hasDigit { break }
      if next.isCapital || next.isCaseless && first.isCaseless {
        // `Le Goff`, `Van Dyke`: a particle with a capital is no article.
        let isParticle = particles.contains(next.folded) && end + 2 < words.count && words[end + 2].isCapital
        if isStop(next), !isParticle || !prose.isJoined(end + 1) { break }
        end += 1
        capitals += 1
        isListed = isListed || isName(next)
      } else if particles.contains(next.folded), end + 2 < words.count, prose.isJoined(end + 1),
        words[end + 2].isCapital || particles.contains(words[end + 2].folded)
      {
        end += 1
      } else {
        break
      }
    }
    while end > start, !words[end].isCapital, !words[end].isCaseless { end -= 1 }
    if isStop(first) { return nil }
    let isIntroduced = isIntroduced(prose, start)
    // Without capitals nothing tells where a name ends: most have two words.
    if isIntroduced, first.isCaseless { return min(end, start + 1) }
    if words[start...end].contains(where: { things.contains($0.folded) }) { return nil }
    // Where all words have capitals, a title has names of nobody among them.
    if prose.isTitle, !isIntroduced {
      let listed = words[start...end].count(where: isName)
      let isGiven = words[start...end].contains { WordLists.givenNames.contains($0.folded) && !isAmbiguous($0) }
      if listed < 2, !isGiven { return nil }
    }
    let isCued = isIntroduced || start > 0 && cues.contains(words[start - 1].folded) && isNear(prose, start)
    if capitals >= 2 { return isListed || isCued && !first.isCaseless || isCued && capitals == 2 ? end : nil }
    // A given name alone: of the shorter list, where a person may stand.
    guard WordLists.givenNames.contains(first.folded) || isCued && WordLists.peopleNames.contains(first.folded),
      !isAmbiguous(first)
    else { return nil }
    return end
  }

  /// Whether the word before stands right before, with nothing but blanks or a colon between.
  private static func isNear(_ prose: ProseWords, _ start: Int) -> Bool {
    prose.gap(after: start - 1).allSatisfy { $0 == 0x20 || $0 == 0x3A || $0 == 0x2E }
  }

  /// Whether the words before say that a name follows: `my name is`, `меня зовут`.
  private static func isIntroduced(_ prose: ProseWords, _ start: Int) -> Bool {
    guard start > 0, isNear(prose, start) else { return false }
    let last = prose.words[start - 1].folded
    if introductions.contains(last) { return true }
    return start > 1 && prose.isJoined(start - 2) && introductions.contains(prose.words[start - 2].folded + " " + last)
  }

  private static func isName(_ word: ProseWords.Word) -> Bool {
    word.folded.utf8.count >= 2 && !isAmbiguous(word)
      && (WordLists.givenNames.contains(word.folded) || WordLists.surnames.contains(word.folded)
        || WordLists.peopleNames.contains(word.folded))
  }

  /// Names that are words as well: months, virtues, verbs.
  private static func isAmbiguous(_ word: ProseWords.Word) -> Bool {
    WordLists.fields.contains(word.folded) || ambiguous.contains(word.folded)
      || word.folded.utf8.count < 3 && !word.isCaseless
  }

  /// Words that begin sentences and no names.
  private static func isStop(_ word: ProseWords.Word) -> Bool {
    stops.contains(word.folded) || cues.contains(word.folded)
  }

  // MARK: Addresses

  /// Words behind a person and a comma, up to the next sign that ends them: each with a capital, a digit or a particle.
  private static func addressBehind(_ prose: ProseWords, _ end: Int) -> ClosedRange<Int>? {
    let words = prose.words
    guard end + 1 < words.count, [[0x2C, 0x20], [0x0A], [0x2C, 0x0A], [0x2C]].contains(Array(prose.gap(after: end)))
    else {
      return nil
    }
    let first = end + 1
    var last = first
    while last + 1 < words.count, last - first < 11 {
      let gap = Array(prose.gap(after: last))
      let goesOn =
        gap == [0x20] || gap == [0x2E, 0x20] && isShortened(words[last]) || gap == [0x2D] || gap == [0x2F]
        || (gap == [0x2C, 0x20] || gap == [0x0A]) && (words[last].hasDigit || words[last + 1].hasDigit)
      if !goesOn { break }
      last += 1
    }
    let range = first...last
    let isShaped = range.allSatisfy { index in
      let word = words[index]
      return word.isCapital || word.isCaseless || word.hasDigit || word.folded.utf8.count <= 3
        || streets.contains(word.folded) || isStreet(word)
    }
    let isTelling = range.contains { words[$0].hasDigit || isStreet(words[$0]) || words[$0].isCaseless }
    return isShaped && (isTelling || last > first) ? range : nil
  }

  /// A house number with a word for streets near it.
  private mutating func findStreets(_ prose: ProseWords) {
    let words = prose.words
    for (index, word) in words.enumerated() where Self.isStreet(word) {
      var first = index
      var last = index
      while first > 0, prose.gap(after: first - 1).elementsEqual([0x20]), index - first < 4,
        words[first - 1].isCapital && !Self.isStop(words[first - 1]) || words[first - 1].hasDigit
      {
        first -= 1
      }
      while last + 1 < words.count, last - index < 5, prose.gap(after: last).allSatisfy({ $0 == 0x20 || $0 == 0x2C }),
        prose.gap(after: last).count <= 2,
        words[last + 1].hasDigit || words[last + 1].isCapital && !Self.isStop(words[last + 1])
          || Self.particles.contains(words[last + 1].folded) && prose.gap(after: last).count == 1
      {
        last += 1
      }
      guard (first...last).contains(where: { words[$0].hasDigit }) else { continue }
      let range = words[first].range.lowerBound..<words[last].range.upperBound
      if !(people + addresses).contains(where: { $0.overlaps(range) }) { addresses.append(range) }
    }
    addresses.sort { $0.lowerBound < $1.lowerBound }
  }

  private static func isStreet(_ word: ProseWords.Word) -> Bool { isStreet(word.folded) }

  /// Whether a folded word speaks of a street in one of the languages we know.
  static func isStreet(_ word: String) -> Bool {
    if streets.contains(word) { return true }
    return word.utf8.count >= 6 && endings.contains { word.hasSuffix($0) }
  }

  /// `ul. Prusa`, `Gotthardstr. 5`: a point that ends no sentence.
  private static func isShortened(_ word: ProseWords.Word) -> Bool {
    !word.hasDigit
      && (shortened.contains(word.folded) || word.folded.utf8.count > 5 && word.folded.hasSuffix("str")
        || word.folded.utf8.count == 1)
  }

  private static let shortened: Set<String> = [
    "ul", "al", "pl", "os", "st", "str", "apt", "av", "ave", "avda", "bd", "blvd", "rd", "dr", "nr", "no", "num", "c",
    "ste", "fl", "ap",
    "pza", "sq", "ln", "ct", "via", "v", "r", "p", "prof", "gen",
  ]

  private static let streets: Set<String> = [
    "street", "st", "road", "rd", "avenue", "ave", "lane", "ln", "drive", "boulevard", "blvd", "court", "square",
    "terrace", "circle",
    "parkway", "rue", "chemin", "allee", "impasse", "quai", "calle", "avenida", "paseo", "plaza", "via", "viale",
    "piazza", "corso",
    "strada", "vicolo", "rua", "travessa", "alameda", "vila", "ulica", "ul", "aleja", "plac", "straße", "strasse",
    "weg",
    "platz", "gasse", "straat", "laan", "plein", "gracht", "gatan", "vagen", "vej", "gade", "улица", "ул", "проспект",
    "cadde", "sokak", "caddesi", "sokagi", "cad", "bulvari", "mahallesi", "jalan", "jl", "duong", "pho", "utca", "ut",
    "ter", "ulice", "namesti", "nam", "naměsti", "namestie", "osiedle", "katu", "tie", "veien", "gate", "gata",
    "вулиця", "вул", "пер",
    "переулок", "бульвар", "площадь", "οδος", "carrer", "kalea", "bulevardul", "cesta", "trg", "venelle", "borgo",
    "mews", "close", "crescent", "grove", "highway", "hwy", "pkwy", "cir", "praça", "praca", "largo", "estrada",
    "rodovia", "carretera", "camino", "ronda", "passeig", "gran",
  ]
  private static let endings = [
    "strasse", "straße", "weg", "allee", "gasse", "platz", "ring", "straat", "laan", "plein", "gracht", "gatan",
    "vagen", "gade",
    "丁目", "番地", "katu", "veien", "vegen", "straede", "stræde", "torget", "kade", "dijk", "singel", "utca", "steig",
    "damm", "ufer",
  ]
  private static let particles: Set<String> = [
    "van", "von", "de", "da", "del", "della", "der", "den", "di", "do", "dos", "das", "du", "la", "le", "las", "los",
    "bin", "ibn",
    "al", "el", "ter", "ten", "af", "av", "zu", "y", "e", "des",
  ]
  private static let cues: Set<String> = [
    "to", "for", "from", "by", "dear", "hello", "hi", "hey", "mr", "mrs", "ms", "miss", "dr", "prof", "user",
    "customer", "client",
    "patient", "name", "contact", "signed", "off", "cc", "attn", "regards", "thanks", "with", "herr", "frau", "hallo",
    "liebe",
    "lieber", "an", "von", "fur", "bei", "senor", "senora", "sr", "sra", "don", "dona", "hola", "para", "por",
    "monsieur", "madame",
    "mme", "bonjour", "chez", "pour", "signor", "signora", "ciao", "gentile", "per", "sig", "ola", "beste", "aan",
    "voor", "pan", "pani",
    "dla", "till", "fran", "hej", "driver", "courier", "agent", "recipient", "tenant", "witness", "author", "reviewer",
  ]
  private static let introductions: Set<String> = [
    "name is", "name's", "i am", "i'm", "this is", "ich bin", "ich heisse", "heisse", "heiße", "name ist", "je suis",
    "m'appelle", "appelle", "nom est", "mi chiamo", "chiamo", "io sono", "nome è", "nome e", "me llamo", "llamo",
    "yo soy", "soy", "nombre es", "me chamo", "chamo", "nazywam sie", "ik ben", "ik heet", "heet", "naam is", "heter",
    "hedder", "меня зовут", "зовут", "мене звати", "звати", "adim", "ismim", "benim adim", "jmenuji se", "ma numesc",
    "numesc", "nimeni on", "με λενε", "με λένε", "ονομα μου", "toi la", "tôi la", "ten la", "nama saya", "saya adalah",
    "اسمي", "שמי", "नाम", "mein name", "mappelle", "ben", "maiden name is",
  ]
  /// Firms, programs and towns that have a name of people in theirs.
  private static let things: Set<String> = [
    "google", "mozilla", "firefox", "chrome", "safari", "microsoft", "amazon", "oracle", "adobe", "netflix", "spotify",
    "windows", "android", "linux", "github", "gitlab", "docker", "kubernetes", "jenkins", "san", "santa", "saint",
    "york", "los", "las", "dow", "airport", "university", "hotel", "museum", "stadium", "station", "gmbh", "ltd", "inc",
    "llc", "corporation", "foundation", "institute",
  ]
  private static let stops: Set<String> = [
    "the", "a", "an", "this", "that", "please", "order", "call", "user", "login", "refund", "invoice", "payment",
    "ticket", "error",
    "we", "i", "you", "he", "she", "they", "it", "our", "your", "my", "no", "yes", "not", "if", "when", "on", "in",
    "at", "and", "or",
    "der", "die", "das", "ein", "eine", "bitte", "wir", "ich", "sie", "er", "es", "le", "les", "un", "une", "nous",
    "vous", "el",
    "los", "una", "il", "lo", "gli", "os", "uma", "de", "het", "een", "fix", "add", "update", "remove", "merge",
    "release", "version",
    "build", "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "new", "old", "welcome",
    "thank",
  ]
  private static let ambiguous: Set<String> = [
    "april", "may", "june", "august", "mai", "juni", "juli", "will", "mark", "grace", "hope", "faith", "joy", "rose",
    "art", "bill",
    "sue", "pat", "rob", "frank", "dean", "chance", "price", "page", "major", "case", "chase", "sky", "summer", "dawn",
    "eve", "iris",
    "lily", "daisy", "ivy", "ruby", "pearl", "crystal", "angel", "star", "king", "prince", "duke", "earl", "baron",
    "bishop", "pope",
    "young", "long", "short", "white", "black", "brown", "green", "gray", "stone", "wood", "hill", "field", "rivers",
    "lane", "street",
    "west", "east", "north", "south", "london", "paris", "berlin", "victoria", "charlotte", "austin", "jordan",
    "florence", "sydney",
    "chelsea", "brooklyn", "dallas", "phoenix", "savannah", "sierra", "asia", "china", "india", "israel", "georgia",
    "virginia",
    "carolina", "dakota", "montana", "nevada", "apple", "ford", "mercedes", "guy", "max", "penny", "robin", "jack",
    "nick", "drew",
    "sara", "drive", "gene", "ray", "ok", "an", "as", "so", "do", "la", "le", "is", "be",
  ]
}
