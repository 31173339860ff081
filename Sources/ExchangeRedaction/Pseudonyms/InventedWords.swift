/// Words that name nobody: built of syllables whose endings stand in no list of names, cities or interface words.
///
/// A word is zero to three open syllables and one ending. The endings were chosen so that no name of the lists we
/// know has that form; a test goes through all of them again.
enum InventedWords {
  static let onsets: StaticString = "bdfghjklmnprstvz"
  static let vowels: StaticString = "aeiou"

  static let endings: [Substring] = """
    baf bap bav baz beb bef bep bim biv biz bof bog boz buf buk bup buv buz daf dav daz def deg dep div diz dof doz \
    dud duf duk dup dut duv fab fad faf fam fap fav faz feb fef feg fek fep fev fez fib fim fip fiv fod fof fok fom \
    fon fop fot fov fub fud fuf fug fum fup fut fuv fuz gab gad gaf gak gav gaz geb gef geg gek gep gev gez gib gid \
    gig gik gir giv gob gof gog gom gon gop goz gub gud guf gug guk gup guv haf hag hap hav heb hed hef heg hek hep \
    hev hez hif hik hiv hob hod hof hog hok hud huk hum hup hut huv huz jaf jag jak jav jaz jeg jem jez jid jif jig \
    jir jit jiv jiz jof jok jop jot jub juf juk jup jut juv juz kad kaf kag kak kam kap kav kaz keb kef keg kek kep \
    kev kez kib kig kik kiv kod kog kor kot kud kug kup kut kuv kuz laf lef lep lig lod loz luf lug lup luv mab maf \
    mag mav meb mef mem mep mev mib mif mig mim mip mof mog mok mot moz mub muf mug mup muv nab nag nav nef nem nev \
    nib nid nit niv nob nof nog nom nop nub nud nuf nug nuk nup nuv nuz paf pav peb ped pef pem pep pev pib pid pif \
    piv piz pob pof pog pom por poz pud puf pug pum puv rav reg rev rif rig riv rog ruf rur ruv sag sav saz seb seg \
    sez sib siz sod sof sog sot soz sud sug sup suv suz taf tat tav teb tef tep tet tev tib tid tig tir tiv tiz tob \
    tof tog toz tud tuf tut tuv vab vad vaf vag vam vap vav veb veg vek vem vep vev vib vip vir viz vob vof vog vok \
    vom vop voz vub vuf vug vum vup vur vut zab zaf zag zap zav zaz zeg zep zev zez zib zid zif ziv zob zod zof zog \
    zok zom zop zor zot zoz zub zud zuf zuk zup zut zuv zuz
    """.split(separator: " ")

  /// Letter groups that would make a word rude or a word of a language; looked for inside the finished word.
  private static let unwanted = [
    "nig", "nazi", "fag", "kak", "puta", "tit", "sex", "fuk", "rape", "hure", "kuk", "dik", "pis", "god", "kike",
    "homo",
    "pede", "jude",
  ]

  /// A word of `open` open syllables and an ending, in lower case.
  static func word(open: Int, _ draw: inout KeyedDraw) -> String {
    for _ in 0..<16 {
      var word = ""
      for _ in 0..<open {
        word.unicodeScalars.append(Unicode.Scalar(draw.pick(onsets)))
        word.unicodeScalars.append(Unicode.Scalar(draw.pick(vowels)))
      }
      word += draw.pick(endings)
      if !unwanted.contains(where: { word.firstRange(ofASCII: $0) != nil }) { return word }
    }
    return "zuvoz"
  }

  /// A word for running text, about as long as the original: never a name, seldom a word of any language.
  static func word(likeLength count: Int, _ draw: inout KeyedDraw) -> String {
    switch count {
    case ...1: String(Unicode.Scalar(draw.pick("bdfghjkmpqvxz")))
    case 2: String(Unicode.Scalar(draw.pick("bdfgjkpvz"))) + String(Unicode.Scalar(draw.pick("jkqvxz")))
    case 3: word(open: 0, &draw)
    case 4...5: word(open: 1, &draw)
    case 6...8: word(open: 2, &draw)
    default: word(open: 3, &draw)
    }
  }
}
