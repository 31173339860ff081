extension BuiltInRules {
  /// Given names and surnames from H to K; see `peopleNames`.
  static let peopleNamesHToK: StaticString = """
    haack haag haapala haapanen haapaniemi haase haataja haavisto habdas haberl habha habib habiba habibe habibi
    habibov habibova habibu habil hablak hablakova habpanom habsuda habsudova hachemi haciali hacile hacker hackett
    hackl hadala hadam hadas hadassa hadassah hadda haddad haddi haddis haddouche hadds haddur haddy hadebe haden
    haderer hadfield hadi hadicha hadichayeva hadija hadijayeva hadithi hadiza hadjadj hadjer hadji hadley hadrey
    hadrien hadrovic hadzic haengreve haengs haengur haenir haenirs haering hafberg hafbergs hafbjorg hafborg hafdis
    hafey hafgrims hafgrimur hafiz hafiza hafliger haflina hafnar hafnars hafni hafnis hafny hafros hafrun hafsa
    hafsat hafshah hafsteina hafsteinn hafsteinns hagalin hagalins hagan hagara hagarova hagberg hagbert hagberts
    hagen hagendoorn hagenes hager hagg haggerty hagglund haggstrom haglund hagman hagstrom hahessy haiba haicead haid
    haiden haider haidinger hailee hailie hainaut haindl haines hainzl haire hairyanto hajda hajdas hajdasz hajder
    hajdu hajduga hajdukiewicz hajek haji hajkova hajnalka hajo hakala hakan hakansson hakeem haki hakikat hakim hakis
    hakkarainen hakker hakkinen hakon hakonia hakons halak halake halakova halama halambek halapir halasz halat
    halbert halder haleigh halenur haleygs haleygur halfdan halfdans hali halid halidov halidova halidun halie halik
    halil halim halima halimah halina halisi haliye halka halla hallahan hallanan hallbera hallberg hallbergs
    hallbjorg hallbjorn hallbjorns hallborg halldis halldor halldora halldors halle haller halleux halley hallgeir
    hallgeirs hallgils hallgren hallgrims hallgrimur hallgunnur hallie hallik hallin hallinan hallissey hallkatla
    hallkell hallkells hallmann hallmanns hallmar hallmars hallmunds hallmundur hallny halloran hallrun halls
    hallsteinn hallsteinns hallur hallveig hallvor halme halonen halpen halpin halsdorf halsey haluk haluska haluskova
    halvarsson halvorsen halvorson hamadi hamadouche hamalainen hamann hamar hamars hamdani hamdi hamera hamerla hames
    hami hamid hamidi hamill hamima hamis hamish hamisi hamiyet hamlaoui hammadi hammar hammarstrom hammer hammerer
    hammerl hammerle hammes hamon hamoudi hamp hampel hampus hamrol hamsini hamunds hamundur hamzah hamzaoui hanafin
    hanak hanako hanakova hanas hanbiken hanbury hanc hancer hand handa handayani hande handke handl handler handy
    handzel hane haneberg hanedan hanegraaff hanek hanekova hanel hangala hanh hani hania hanife hanim hanja hank
    hanka hankard hanke hankiewicz hanko hankova hanley hanlon hanly hannabel hanncard hannchen hannecart hannele
    hannelore hanney hanni hannibal hannibals hannigan hanninen hanno hannon hanns hannu hannula hanny hanora hanrahan
    hanratty hansa hansel hansford hansgeorg hansina hansjoachim hansjorg hansjurg hansjurgen hanspeter hansruedi
    hanss hanssen hanssens hansson hansueli hansultan hanus hanusek hanusekova hanusiak hanuska hanuskova hanusova
    hanzek hanzel hanzelova hapka haponiuk hara haraburda harahoe haralamb haralambie haralds haraldsson haraldur
    harambee haran harapin harasimiuk harber harbinaz hardana harden hardi hardiansyah hardie hardik hardiman hare
    hareks harekur haremza haren hargadon hargan hargreaves hari harijs harimurti harinakshi harini haris harish
    harita hariyah hariz harja harjasa harjaya harjo harju harkin harkins harkonen harl harlan harland harlaugs
    harlaugur harlen harlene harley harlie harloff harlon harlow harm harman harmony harnail harnett harol haroldo
    haron harpa harrer harri harrie harriett harriette harrihy harro harrold harrys harsana harsanto harsaya harsh
    harshil hartaka hartana hartati harte hartigan hartikainen hartl hartley hartmanns hartmut hartmuth hartnett harto
    hartung hartvig hartvigs hartwell hartwig harty haruka haruko harun haruna harvan harvanek harvanekova harvanova
    harve harvie harvy haryanti haryanto hasanah hasanov hasanova hasbek hascak hascakova hasegawa hasel haselaar
    hasgul hashiki hashimoto hasiak hasim haskell haslauer hasler haslinger hasna hasret hass hassanah hassani hassett
    hassie hasso hasta hasteinn hasteinns hastey hastie hastings hastuti hasty hatem hatice hatima hatin hattie
    hattinger hatton hauck hauer hauffer haug hauge haugen haugh haughey haugland hauks hauksteinn hauksteinns haukur
    haukvalds haukvaldur haumer haupert hausberger hauser hausler hautala hautamaki hauwa hava havali havar havard
    havarr havarrs havars havel haven haverinen haverty havlicek havlickova havran havranka havranko havrankova
    havranova havse hawa hawe hawehindi hawro hawrylak hawthorn hayali hayashi hayat haydee hayel hayer haylee
    hayleigh haylie hayre hayret hayrioglu hayrunnisa hayward haywood hazeem hazelle hazen hazenveld hazine hazle
    hazrat heaffy healey healy heaney heaphy hearn hearne hearty heathcote heaven heavey heba hebenstreit heber
    hechenberger hecimovic heck hecker heckett hecko heckova heczko hedberg hedda hedderman hedi hedigan hedin hedlund
    hedman hedstrom hedvig hedviga hedvika hedwig hedy heeb heelan heenan heeney heere heerkens heerschop heffernan
    hefferon heffron hegarty hegde hege hegedus heger heggarty hegmann hehir hehl heide heidelinde heidelore
    heidemarie heidenreich heiderose heiderscheid heidrich heidrun heidy heigl heijman heijmans heijmen heike heikir
    heikirs heikki heikkila heikkinen heiko heim heimir heimirs heimo hein heindl heinen heiner heinfried heini heino
    heinonen heinreks heinrekur heinrich heinrichs heinsalu heinsoo heintz heintze heinz heinzl heirens heisi heisis
    heiskanen heiss heissenberger heitor hejduk hejna hekima hekime hekker hekla hekmet hektor hektors helaine helak
    helan held heleen heleniak helenius helery helfried helgesson helgi helgis heli helin helina heliodoro hell hella
    helland hellberg helle hellemans hellen hellena heller hellevi hellevoort hellgren hellman hellmut hellmuth
    hellstrom hellwig helm helma helman helmar helmer helmerhorst helmi helminen helmtrud helmuth helmuts heloisa
    heloise helsen helvi hely helyn hema hemal hemang hemangini hemani hemetsberger hemi hemmen hemmer hemmert
    hemmerts hempenstall henao hence henck hendra hendri hendrick hendrickx hendrikka hendrikse hendry hendzel henebry
    heneghan henery heney hengen henife henin henk henke henna hennebry hennelley hennelly henner hennessey hennessy
    henni hennie hennig hennigan henning hennings henningsson henny henrard henretta henric henrich henricus henrieta
    henrika henrike henrikki henriks henriksen henriksson henrion henrique henriques henriquez henrotte henryk henrys
    hens henschel hentschel hepburn hepenstall hera heracleea heraclio heraghty heraldo heras heraty herb herba
    herberto herberts herbjorg herbjorn herbjorns herbjort herborg herbst herbut herceg herd herda herdis herdzik
    heremans heretik heretikova hereward herfinns herfinnur hergeir hergeirs hergill hergills hergils heribert hering
    herity herjolfs herjolfur herlaug herlaugs herlaugur herleifs herleifur herlihy herlinda herlinde herluf herlufs
    herma hermanis hermanni hermanns hermanowicz hermansen hermansson hermelinda hermenegildo hermes hermighausen
    herminda hermine herminia herminio hermiston hermon hermosilla hermunds hermundur hernadez hernandes hernando
    herney hernon herok heron herout herranz herrero herrmann herschel hershel hershell hersilia hersir hersirs
    hersteinn hersteinns hersveinn hersveinns herta hertha hertrampf heru hervar hervars hervas herve hervey hervia
    hervin hervins hervor herwig heryanto hesbon heser heskin heslin hesse hessel hessie hession hesti hethur
    hetmanczyk hettie hettinger hettner hetty heuertz heuser heva hever hewelt hewitt hewson hexspoor heydrich heylen
    heymans heyne heyvaert heyvetullah heyward hezekiah hezniye hezron hezzie hhoyiyane hicham hickey hickle hicran
    hicsonmez hidaya hidayanto hidayat hidde hideki hideo hidir hierro hietala hietanen hifzullah higueras hilah hilal
    hilario hilarius hilary hilayda hilbert hilberts hildah hildar hildars hildburg hilde hildegarde hildegart
    hildegund hildegunde hildibergs hildibergur hildibjorg hildibrands hildibrandur hildigeir hildigeirs hildiglums
    hildiglumur hildigunnur hildimar hildimars hildimunds hildimundur hilding hildings hildingur hildir hildirs
    hildisif hildred hildur hilger hilkka hillard hillary hillen hiller hillery hillevi hilliard hilll hillow hills
    hilmar hilmars hilmer hilmerova hilmir hilmirs hilpert hilti hilton hiltraud hiltrud hiltunen himawan himinbjorg
    himmelbauer himri himris hinca hind hindal hinet hinewai hinic hinney hinojosa hinrich hinrik hinrika hinrikka
    hinriks hinterberger hinteregger hinterleitner hintz hipolito hiral hiram hirams hiroshi hirsch hirschmann hirt
    hirthe hirvonen hishon histon hitesh hjallkar hjallkars hjalmar hjalmars hjalmarsson hjalmdis hjalmer hjalmey
    hjalmgeir hjalmgeirs hjalmros hjalmrun hjalms hjalmtyr hjalmtyrs hjalmur hjalmveig hjalta hjalte hjaltey hjalti
    hjaltis hjarnar hjarnars hjelm hjordis hjorleif hjorleifs hjorleifur hjorny hjort hjorts hjortur hjorvar hjorvars
    hlabangane hlabisa hladka hladky hlatshwayo hlavac hlavacik hlavacikova hlavacova hledis hlegests hlegestur hlela
    hlengwa hler hlers hlif hlifar hlifars hlin hlini hlinik hlinikova hlinis hlinka hlinkova hljoms hljomur hlokk
    hlomuka hlongwa hlongwane hlophe hlubi hlumakazi hlyns hlynur hnat hnefill hnefills hnikar hnikarr hnikarrs
    hnikars hoang hoani hoarau hoare hoareau hoban hobart hobert hobson hocevar hochleitner hochreiter hocine hodak
    hodari hodd hodel hodgson hodkiewicz hodl hodnett hodson hodza hodzic hodzova hoedemakers hoeger hoeks hoekstra
    hoelen hoes hoey hofbauer hofer hofig hofinger hofler hofman hofmeister hofstatter hofstetter hogberg hogg
    hoglinger hoglund hogna hogni hognis hojda hojka hoke hokkanen holappa holc holcik holcikova holeksa holewa
    holgeir holgeirs holgers holgersson holguin holic holicek holicekova holicka holickova holicova holik holikova
    holl hollander hollaus holler holli hollie hollins hollis hollywood holmar holmars holmberg holmbert holmberts
    holmbjorg holmdis holmfasts holmfastur holmgeir holmgeirs holmgren holmgrims holmgrimur holmkell holmkells
    holmqvist holms holmsteinn holmsteinns holmstrom holohan holopainen holota holst holsten holthuis holti holtis
    holub holubec holubecova holubek holubekova holubka holubko holubkova holubok holubova holubowicz holuby holvoet
    holysz holzapfel holzenbecher holzer holzinger holzknecht holzl holzmann homenick homer homero honan hondeveld
    hong honing honkanen honkisz honora honore hoogers hoop hope hoppe hoppenbrouwer hora horace horacek horackova
    horakova horan horatio horatiu horbacz hore horea horemans horgan horia horl horle hormann hormazabal hornich
    hornig hornik horrocks horst hortencia hortenzia horvat horvatek horvath horvathova horvatic horvatinec horymir
    hosae hosea hoseas hosey hosie hoskadem hoskins hoskulds hoskuldur hosp hoss hosseini hostak hostakova hoste
    hosteen hotz houari houben houcine houda houde houdijk hougardy hough houghton houle houlihan hourican hourigan
    hourihane hovel howarth howells howley hoyt hoza hozjan hozova hrabar hrabia hraereks hraerekur hrafn hrafna
    hrafnar hrafnars hrafnbergs hrafnbergur hrafnborg hrafndis hrafney hrafnhildur hrafnkatla hrafnkell hrafnkells
    hrafnlaug hrafns hrafntinna hrafntyr hrafntyrs hranic hranj hrannar hrannars hrapps hrappur hrasko hraskova
    hrastinska hrastinski hraunar hraunars hraundis hrdlicka hrdlickova hredhaan hrefna hreims hreimur hreindis hreinn
    hreinns hren hrianka hriankova hribar hribernik hric hricova hrimnir hrimnirs hrings hringur hritik hrmo hrmova
    hroalds hroaldur hroar hroars hrobjarts hrobjartur hrobon hrobonova hroi hrois hrolfdis hrolfs hrolfur hrollaugs
    hrollaugur hrolleifs hrolleifur hromunds hromundur hronn hrovat hrsak hruba hruby hrund hruska hruskova hrusovska
    hrusovsky hruts hrutur hrvoje hrvojic hrynkiewicz hrzenjak huart huba huban hubel hubertine huberts hubertus
    huberty hubin hubmann hubner hubova hucko huckova huczek huczko huda hudacek hudacekova hudavent huddleston hudec
    hudecova hudzik huel huels huemer huertas huet huey hufnagl hugberg hugbergs hugbjorg hugbjort hugborg hugdis
    hughey hughie hugi huginn huginns hugis hugleiks hugleikur hugljuf hugos hugrun huguet huhn huhtala huia huijben
    huijbrechts huijs huijzing huisman huka hukumdar hulboj huld huldah huldar huldars huldis huldrun huljev huljeva
    huls hulshouts hulskes hulst hult hultgren hultman hulya humaira humaiya humayra humayrova humbert humblet hume
    humeniuk humer humeyra humi humis hummel hummer humoyun humoyunov humoyunova humphreys humphries hunalp hunbjorg
    hunbogi hunbogis hundis hung huni hunis hunn hunns hunor hunziker huong huotari huovinen hupka hupkova hurbert
    hurd hurdogan hurican hurlimann hurmet hurside hurt huruyet huryasar husak husakova husar husarova husek husekova
    huseyin huseyn huseynli huseynoglu huseynov huseynova huseynqulu huska huskova husmen husnjak husnuhal huso husova
    huss hussain hussey hustak hustakova huston huszcza hutagalung hutapea hutasoit hutchison huter hutnik hutta
    hutter hutterer hutton huttova huttunen hutyra huurdeman huuskonen huxley huxleys huybrechts huyghe huys huysmans
    huzaifa huzuri hvannar hvannars hvonn hyatt hyjek hyland hyls hyltir hyltirs hylur hyman hymen hynek hynes hynman
    hyrum hytonen hyttinen hyvarinen hyvonen hyzy iacob iacobucci iacovelli iadanza iago iain iancu ianis iannelli
    iannotti iannucci iannuzzi ians iara iasmina ibaad ibacache iben ibeth ibidapo ibikunle ibironke ibis ibolya
    iborra ibraaheem ibraheem ibrahimli ibrahimoglu ibrahimov ibrahimova ibrani ibrohim ibrohimov ibrohimova ibun icey
    icha icie iciek icimbike idabelle idamae idda idec idell idella idik idika idiris idrees idris idrisli idrisoglu
    idriz idun idzi ieremia iesa iesha ieshia ieva ifeanyi ifechukwu ifeoma ifora iforayeva iftikhaar iftikhar
    ifunanya iglesia ignac ignace ignacia ignacy ignas ignatiuk ignatius ignatjev ignatjeva ignatz ignaz ignazio igne
    igoe igors igras ihab ihaia ihalainen ihejirika ihnacak ihnacakova ihsaan ihsan ihsanoglu ihtesham ihtiram
    ihtishaam ihtsham iida iiris iisakki ijaya ijli ikbal ikeda ikenna ikeoluwa iker ikhlaas ikhlef ikhsan ikin ikiz
    iklim ikonen ikraam ikram ikramah ikrimah ikshita ilah ilalmis ilan ilari ilaria ilarie ilarion ilbek ilda
    ildefonso ildem ildes ildiko ildirimoglu ildiz ileana ilene ilenia ilga ilgi ilham ilhan iliana ilic ilie ilija
    ilijic ilim ilinca ilinovic ilir ilja iljin ilka ilkbahar ilkim ilkin ilkka ilklima illa illes illugi illugis
    illya ilma ilmafer ilmari ilmars ilmur ilonka ilori ilper ilqar ilsa ilsu ilteris ilupeju ilves ilyes ilze imali
    imam imane imani imanol imants imany imara imaran imbert imene imer imge imhof imiela iminza imiolczyk imis imke
    immaculate immanuel immanuels immo immonen immy imogen imogene imona imonova impastato imran imre imren imrich
    imrichova imrihan imron imronov imronova inaki inancli inara inaya incifir inda indah indali indi india indiana
    indie indira indra indrajit indre indrek indrikis indy indyk indyka inell inese ineta inez infant infante
    infantino ingalill ingberg ingbergs ingbert ingdis ingeburg ingegard ingegerd ingela ingelise ingelore ingemar
    ingetraud ingetraut ingey inghildur ingi ingiberg ingibergs ingibergur ingibert ingiberts ingibjarts ingibjartur
    ingibjorg ingibjorn ingibjorns ingibjort ingiborg ingifinna ingilaug ingileif ingileifs ingileifur ingilin
    ingimagn ingimagns ingimar ingimaria ingimars ingimunda ingimunds ingimundur ingiros ingis ingisol ingivalds
    ingivaldur ingiveig ingjalds ingjaldur inglis ingmar ingmars ingo ingoldsby ingolf ingolfs ingolfur ingrida
    ingried ingrun inguna ingunn ingvalds ingvaldur ingvar ingvars ingvarsson ingveldur ingvi ingvis iniesta inigo
    iniguez inioluwa inka inken inkeri inmaculada inna innocent innocenti innseadun inocencio inocentiu inonu
    inostroza inoue inqilab insa insaf inta intan intaum interiano interminei interminelli intihap intiqam intizar
    inzaghi inzunza ioan ioana ioanina ioannis iola iolanda iona ione ionel ionela ionelia ionescu ionica ionita ionut
    ioppi iosefina iosif ippazio iqbal irawan ireland iren ireri iretioluwa irfan iriana iriarte iridenta iridian
    irine irinel irizarry irja irla irmantas irmela irmeli irmengard irmgard irmhild irmi irmingard irmtraud irmtraut
    irmtrud irmy irnanto iroha irpa irsad irungu irunn irva irven irvin irvine irving irwan irya iryna irzyk isaack
    isaak isabelly isac isack isadora isadore isafold isah isai isak isaks isaksen isaksson isalind isaline isam
    isamar isaque isar isarr isarrs isars isaura isaxanli isaya isbjorg isbjorn isbjorns iscan isdis iselds iseldur
    isella iseoluwa isern isey isfandiyor isfandiyorov isfandiyorova isfold isgeir isgeirs isha ishaan isham ishani
    ishanvi ishii ishikawa ishildur ishita ishmael ishola ishwar isiah isidora isidore isidoro isidors isikay isiman
    isin iskierka isla islam islaug isleif isleifs isleifur isler islime islom islomov islomova ismaels ismar ismars
    ismayil ismayilqizi ismet ismey ismik ismo ismoil ismoilov ismoilova isobel isol isold isolde isolfs isolfur
    isolina isom isra israels israelsson israfil isreal isrun issa issac issack issak issi issis issol istvan isveig
    iswahyudi italo itanya iten ituri iturra itzel itziar iulia iulian iuliana iuliu iunn iurie iustas iustin iustina
    iustinian ivah ivancan ivandic ivanka ivanna ivano ivanov ivanova ivanovic ivans ivar ivars ivarsson ivask ivaska
    ivaskova ivecen iver ivers iversen iverson ivette ivey ivica ivie ivka ivona ivone ivor ivory ivsic iwan iwanczyk
    iwanow iwona ixtiyar iyabode iyadunni iyana iyanda iyanna iyengar iyer iyiyurek iymona iymonova izaaz izabela
    izabele izabella izabelle izaguirre izaiah izayah izel izetta izgu izidor izola izora izquierdo iztok jaabir
    jaafar jaak jaakko jaakkola jaakson jaan jaana jaanson jaanus jaaskelainen jaatinen jabal jabari jabbaar jabbar
    jabez jabir jablonska jablonski jabr jabulani jacak jacalyn jace jacek jaceps jacey jachimczak jachimczyk jachna
    jacintha jacinto jackeline jacki jackline jacklyn jackman jacks jacky jacobi jacobine jacobo jacobsen jacobsson
    jacobus jacoby jacopo jacque jacquelin jacquelyn jacquemart jacquemin jacquet jacquez jacquline jacqulyn jacquot
    jacuzzi jada jaden jader jadiel jadon jadot jadoul jadranka jadwiga jadyn jaeda jaeden jael jaelyn jaelynn jaeman
    jaen jafar jafari jafet jafets jaffer jaga jagapati jagaraga jagarinec jagat jagdish jagecic jager jagger jaggi
    jagielka jagielo jagrati jagvi jahangir jahanzeb jahdami jahdari jaheem jaheim jahi jahiem jahir jahiz jahm jahn
    jahongir jahongirov jahongirova jaida jaiden jaider jaidyn jail jailani jailene jailyn jaiman jaimee jaimes jaimie
    jain jair jairaj jairo jairus jais jaiyeola jaje jajko jajuan jaka jakab jakayla jakel jaki jakiel jakimiak jakis
    jakobe jakobiak jakobik jakobina jakobs jakobsen jakobson jakobsson jakoniuk jakop jakopec jakopovic jakops jakov
    jakovac jakovic jakovlev jakovleva jakovljevic jakuba jakubaszek jakubcek jakubcekova jakubcik jakubcikova jakubco
    jakubcova jakubec jakubecova jakubek jakubekova jakubik jakubikova jakubiuk jakubka jakubko jakubkova jakubova
    jakubowska jakubowski jakupic jakus jalaal jalakas jalal jaleel jalees jaleesa jalen jali jalia jalil jalisa
    jalissa jaliyah jalmari jalol jalolov jalolova jalon jalonen jalovec jalovecova jalowiec jalsa jalyn jalynn jama
    jamaal jamalia jamar jamarcus jamari jamarion jamasijadu jambor jame jameel jamel jameson jamey jami jamieson
    jamil jamile jamils jamin jamir jamison jamiya jammie jamnik jamroz jamrozek jamrozy jamshid jamshidov jamshidova
    jamya janae janak janaki janakova janani janasik janasz janay janc janca jancek jancekova jancewicz janco jancova
    janczarek janczura janda jandl jandova jandula janecek janecekova janecka janecko janeckova janeen janek janekova
    janel janell janelle janene janes janessa janeta janeth janett janetta janey janez janezic jangwa jani janiah
    janic janick janicka janicki janie janiga janik janikova janin janisch janisz janiszek janiszewska janiszewski
    janiuk janiya janiyah janja jank janka jankat jankauskas janke janko jankova jankowicz jankowska jankowski jann
    janna janneth jannette janni jannie jannik jannika jannis jano janocko janockova janos janosch janosek janosekova
    janosik janosikova janoska janosko janoskova janoso janosova janoszek janoszka janova janowiak jansdr janse jansen
    jansse jansson jantos jantosovic jantosovicova jantsch jantti januar january januchta januja janus janusz
    januszewicz januszko jany janya janyce japhet japheth jaquan jaque jaquelin jaquez jaracz jarad jarc jarczak
    jarczyk jarema jaremek jaremko jaren jaret jarett jargielo jargilo jarka jarkiewicz jarkko jarl jarlath jarleth
    jarls jarmila jarmo jarmula jarmuz jarmuzek jarnbra jarne jarngrims jarngrimur jarno jaroch jarod jarolim jaromir
    jaromira jaron jaros jarosiewicz jarosik jaroslava jaroslaw jarosova jarosz jaroszuk jarrad jarred jarrell jarret
    jarrett jarrod jarso jarun jaruthip jaruwan jarv jarve jarvela jarvenpaa jarvi jarvinen jarwa jarwadi jarwi jase
    jasen jasiah jasica jasin jasina jasinska jasinski jasionek jasiri jasko jaskola jaskolska jaskolski jaskowiec
    jaslene jaslyn jasmani jasmijn jasminka jasminova jasmit jasmyn jasmyne jasna jasnoch jasons jasprica jasso jast
    jastrzebska jastrzebski jasur jaswadi jaszcz jaszczur jaszczyszyn jatgeir jatgeirs jati jatin jatmiko jatmunds
    jatmundur jauhiainen jauk jaume jaunita jaunzema jaunzems jauregui javan javen javi javiera javion javohir
    javohirov javohirova javon javonte javornik jaworska jaworski jaxen jaxon jaxson jaxton jaya jayadi jayaraman
    jayce jaycee jaycie jaycob jayda jaydan jayde jaydin jaydon jaye jayeng jayla jaylah jaylan jaylee jayleen jaylen
    jaylene jaylin jaylinn jaylon jaylyn jaylynn jayme jaymes jayson jayvion jayvon jazdzyk jazeps jazlene jazlyn
    jazlynn jazmine jazmyn jazmyne jazwiec jdotte jeana jeane jeanetta jeanie jeanmarie jeanna jeannie jeannot jeanny
    jebet jecinta jedediah jedidah jedidiah jedlovska jedlovsky jedra jedrak jedral jedrasiak jedraszczyk jedraszek
    jedruch jedrusiak jedruszczak jedryczka jedrys jedrzej jedrzejek jeet jeevika jeferson jefferey jefferies jeffie
    jeffries jeffry jefimov jefimova jefri jefwa jeggij jegorov jegorova jehle jeison jeisson jeitz jeka jekabs
    jekaterina jekaubs jekel jelagat jelani jelavic jele jelen jelic jelimo jelinek jelinkova jelita jelka jelle
    jellyman jelte jemal jemeli jemima jemimah jemma jemric jemutai jena jenaro jendek jendekova jenek jenel jenelle
    jenetta jenewein jenifer jeniffer jenilee jenipher jenko jennette jennie jenniffer jennis jeno jensina jenssen
    jente jepchirchir jepchumba jepkemboi jepkemei jepkemoi jepkirui jepkoech jepkogei jepkorir jepkosgei jepleting
    jepngetich jeppe jeppesen jeppsson jepsen jeptha jeptoo jerad jerald jeraldine jeramiah jeramie jeramy jerde jere
    jereb jereczek jered jerel jereme jeremey jeremi jeremie jergus jeri jeric jerica jerilyn jerilynn jerimiah jerimy
    jerker jerkovic jermain jermakov jermakova jerman jermey jermiah jernej jerneja jerod jeroen jerold jeromy jerono
    jerop jerotich jerrad jerrel jerrell jerri jerrica jerrie jerrilyn jerrod jerrold jerson jersov jersova jerusalem
    jerusha jeruto jeryl jerzy jerzyk jesca jesenia jesica jeske jespers jespersen jess jessa jessee jessel jessen
    jessenia jessi jessie jessika jessye jesusa jeszka jeszke jethro jetmir jeton jett jetta jettie jevgeni jevon
    jewel jewell jewula jezek jezior jezkova jezups jezyk jezyna jhalak jhan jhaveri jhoan jhoana jhon jhonatan jhonny
    jhony jibela jibril jilani jiles jili jillo jimale jiminez jimmie jina jinawi jindra jindrich jindriska jinjuta
    jinnie jinthe jiri jirina jitka jitrin jiyane joacim joakims joanie joannes joanns joaquim joaquina joash jobe
    jobst jobstl jocelynn jochem jochems jochen jochum jochums jockel jodar jodis jodko joell joella joellen joels
    joep joerg joeri joesaar joeseph joesph joetta joette joey joffrey jofre jogi johal johannah johanne johannessen
    johannesson johanns johans johanson johansson johathan johnathon johney johnie johnna johnnie johnpaul johnsen
    johnsson johnstone johny jois joke jokela jokinen jokiwe jokla joko jokubas jokull jokulls jokulros jolan jolana
    jolanta jolanthe joleen jolene jolette jolie jolien jolijn jolin jolina joline jomar jomars jomini jomo jomunds
    jomundur jona jonah jonak jonanna jonar jonars jonasina jonasson jonata jonatans jonatova jonbjorg jonbjorn
    jonbjorns jonbjort jonckheere jonczyk jondis jondor jondora jondors jonell joney jongeir jongeirs jonhildur joni
    joniak jonida jonik jonina joninna jonjic jonker jonkman jonmunds jonmundur jonnie jonny jono jons jonsson
    jonsteinn jonsteinns jony joojo joona joonas joonatan joos joost joosten jopich joppe jora joram joran jorda
    jordana jorden jordin jordon jordy jordyn joren joretta jorfi jorfis jorg jorgen jorgens jorgensen jorgina jorja
    jorlaug jorlink jorma jormunds jormundur jorn jorquera jorri jorris jorrisen jort jorunds jorundur jorune jorunn
    jorvar jorvars jorvi jorvis jory josafat josafats josavin josavins josebina josee josefiina josefin josefita
    josefs josefsson joselin joseline joseluis joselyn josep josepha josephat josephina josephus joseps joshi joshuah
    joshuas josianne josie josiephine josipa josipovic josko joslyn joso josphat josphine josse jossie josteinn
    josteinns josua josuas josy joszko joubert jouko jouni jourdan journey jovan jovana jovani jovanni jovanny
    jovanovac jovany jove jover jovic jovin jovina jovinelli jovins joycelyn joye joyline jozefa jozefczak jozefina
    jozic jozica jozo jozsef jozwiak jozwik juanito judah judd jude judea judek judge judi judie judit judita judson
    judyth juelz juen juergen jugovac juha juhana juhani juhanson juhasz juhkam juhlin juho jukic jukka jula jule juli
    juliane juliann julianne julians julienne julieth julietta julija julijana julijs julious juliros julis julisa
    julissa julita juliusz julliard juluis juma jumaane jumadi jumari jumba juna junas junasova junck juncken juncker
    jung jungfer jungwirth juni junia juniana junie junious junis junitz junius junk junken juntunen juozas juqula
    juraj juras jurasova juraszczyk jurca jurcic jurcina jurcinova jurco jurcova jurczuk jure jurek jurekova jureks
    juresko juretic jurg jurgens jurgenson jurgita juri juric jurij jurik jurikova jurina jurinova juris jurisic
    jurisson jurjevic jurka jurko jurkova jurkovic jurkovicova jurlina juroszek jurre jurrijens juskiewicz jussi
    jussila justas justen justice justinas justiniani justo juston justyn justyna jusuf juszczuk jutta juttner juul
    juulia juuso juvara juvenal juvonen juwan juwon jyoti jyrki jytte kaamil kaan kaar kaaren kaari kaarik kaarina
    kaarlo kaashif kaasik kaat kaazim kabala kabeer kaberia kabir kabiru kabui kaburu kabus kabza kacey kachela kaci
    kacie kacper kacperczyk kacperek kacung kacy kaczan kaczka kaczmar kaczmarczyk kaczmarek kaczmarkiewicz kada kadak
    kadakia kaddour kaddouri kade kadeem kadela kaden kadence kadenge kader kadi kadija kadijah kadin kadinana kadir
    kadlec kadlecova kadri kadyn kadzo kaeden kaeja kael kaela kaelyn kaelynn kafeel kafel kafer kageha kagendo kager
    kagi kagwiria kahina kahindi kahinu kahir kahkonen kahlil kahlina kahr kahu kahurangi kaia kaiden kaija kaikkonen
    kaila kailee kailey kailyn kaimenyi kain kaindl kaingu kainulainen kainz kaique kairav kairu kairys kaisa kaitlynn
    kaiya kaja kajak kajdan kajdas kajen kajetan kajji kajs kajsa kajstura kajuju kajus kakai kakali kakalis kakar
    kaktus kala kalama kalamees kalan kalanjos kalarus kalazic kalbi kalcher kalda kaldi kaldis kale kaleb kalebs
    kaleem kaleema kaleena kaleigh kaleja kalejs kalek kalekye kalel kalen kalene kalervo kaletka kalevi kaley kalgay
    kali kaliciak kalie kalim kalin kalina kalinak kalinakova kalinin kalinka kalinowska kalinowski kalis kalisiak
    kaliska kalisky kalista kalita kaliyah kaljula kaljurand kaljuste kaljuvee kalka kalla kallas kallaste kalle
    kallen kallert kallie kallio kallstrom kalm kalman kalmann kalmanns kalmans kalmar kalmars kalmus kalnina kalnins
    kaloki kalota kalpit kaltenbock kaltenbrunner kaltenegger kaltrina kaluga kalume kaluwa kalvaitis kalvelis
    kalvenas kalvin kalwa kalwak kalyn kamal kamala kamalanon kamande kamar kamarainen kamari kamaria kamathi kamau
    kambali kambs kamdar kamden kamel kamela kamene kameron kami kamidin kamiel kamieniak kamieniarz kamilah kamilla
    kamilly kaminska kaminski kamma kammerer kamolchanok kamora kamp kamper kamran kamren kamron kamronov kamronova
    kamryn kamya kamyk kamyszek kana kanak kanana kananu kanarek kanda kandace kandef kandi kandice kandie kandora
    kandy kandzia kandziora kanepa kaneps kanerva kanesha kangas kangethe kangley kangogo kangro kangur kani kania
    kaniak kaniakova kanik kanini kanisha kaniska kaniski kanja kankaanpaa kannan kanpulat kansy kant kantola kanye
    kanyi kaombwe kaori kapadia kapagan kapalka kapcia kapciak kapeller kapera kapinos kapitola kapka kapoor kapp
    kappel kapral kaprasius kapur kapuscik kapustka karaamat karabas karaca karadeniz karaer karagic karakucak karalus
    karam karama karamarko karambu karan karanbay karani karanja karaskiewicz karatas karcan karczmarek karczmarz
    kardelen kardi kare kareem kareen karels karge kargl kargol karhu karhunen karie karier karikari karima karimah
    kariman karimi karims karis karisa karissa karitas kariuki karja karjalainen karki karkkainen karklina karklins
    karkocha karks karkur karkut karlberg karlee karlene karles karley karlfried karlheinz karli karlie karlijn
    karlina karlinna karlis karlo karlotta karlovic karlowicz karls karlsen karlsson karlstrom karlukhan karly karma
    karman karmelic karmelita karmen karna karnas karner karnik karo karola karolien karoliina karolin karolis karoly
    karolyn karon karova karpe karpeta karpiak karpiel karpik karpinska karpinski karpov karpova karppinen karren
    karrer karri karrie karro kars karsa karsana karson karsten karsyn karsznia karta karter kartika karttunen karu
    karuga karul karulova karuri karuza karvel karvels karvinen karvonen karwala karwan karwitha karwot karya karyl
    karyme karyn karys karz kasak kasam kasandra kase kasel kasemaa kasemets kasen kaser kasey kash kashan kashangaki
    kashif kashish kashvi kashyap kasiak kasica kasie kasif kasim kasimir kasiran kasiyah kask kaskazi kason kasparova
    kaspars kasperczak kaspers kasprzak kass kassandra kassidy kassie kassim kassulke kastelic kastelik kaster kastiel
    kastiels kastner kastriot kasusra kasyoka kaszkowiak kasznia katalin katalina katana katariina katarinus katarzyna
    katcha katelijne katelin katelynn katerine kathagen kathaleen kathambi katharyn kathe katherin katherina
    katherinne kathern katheryn kathey kathi kathie kathinka kathlene kathlyn kathrin kathrine kathryne kathure
    kathyrn kati katic katica katina katinka katla katleen katlin katlyn katlynn kato katona katos katri katrien
    katriina katrijn katrine katriona kattai kattie katty kaucic kauffmann kauko kaul kaulina kaulins kaupas kauppila
    kauppinen kauri kauthar kautzer kauzlaric kavaliauskas kavanagh kavasch kavaschova kaver kavon kavurt kavya kawaca
    kawala kawaya kawiak kawira kawkab kawthar kawula kawulok kaya kayagun kaycee kayden kaydence kaye kaygusuz kayit
    kaylah kaylan kayleen kaylen kaylene kayley kayli kaylie kaylin kaylyn kaylynn kayrabay kaysan kayser kayson kayun
    kazakov kazakova kazana kazberuk kazek kazi kazik kazikova kazim kazime kazimierczuk kazimierczyk kazimierz
    kazimir kazior kazirod kazlauskas kazmierczak kazmierczyk kazubek kazuko kazungu kazuo kazuya keady keagan kealan
    kealey keally kealty kealy keandre keane keaney keanna keano keanu keany keapock keara kearney kearns keary
    keating keaton keaveney keaveny kebaili kebir kecia kedzierska kedzierski kedziorek keebler keeffe keegan keehan
    keelan keeley keeling keely keena keenaghan keenahan keenan keenen keeney keer keery keesha keeva keevers kefser
    kegan kehoe keifer keightley keijo keijser keijzer keila keinanen keion keira keisha keitany keji kelami kelan
    kelby kelcie keld kelder kelechi kelecic kelekovic kelemen keler keli kelic kelis kellan kellee kelleher kellen
    kellner kello kellova kelo kelova kelsea kelsi kelsie keltenie kelton kelvey kemal kemba kemboi kemei kemmer
    kempka kempny kemppainen kemuma kemunto kenan kenari kendal kendall kendell kendi kendrick kendrova kenedy kenes
    keneth kenga kenia kenichi kenig kenis kenisha keniz kenizova kenji kenlan kenley kenlon kenn kenna kennard
    kenneally kennedi kennellan kennelly kennet kenney kennith kennth kensy kenter kenth kenton kenya kenyangi
    kenyatta kenyon kenza kenzie kenzo keogan keogh keoghan keoghane keohan keohane keon keown keplinger keran keranen
    kerans kerekes kerekovic kerger keri kerim kerime kerin kerins kerkhof kerkhofs kerley kerlin kerluke kerman
    kermit kermody kern kernan kerney kerova kerrie kerrigan kerrisk kerschbaum kerschbaumer kerschen kerttu kertzmann
    kerubo kerville kerwick kerwin kesek kesha keshaun keshawn keshia keskinen keskitalo keskula kestutis kete ketel
    keter ketilbjorg ketilbjorn ketilbjorns ketill ketills ketola ketting kettunen keudel kevan kevane keven keville
    kevim kevo kevon keya keyaan keyes keyla keyon keyshawn kezban kezia keziah khaalid khaan khaba khabalidaka
    khadidja khadijah khaemba khaldi khaled khalif khalil khalilah khalsa khamani khambule khamis khamisi khanna
    khanyeza khanyile khanyisile khaphela khare khari khathi khathide khathini khatri khawula khelif khelifa khelifi
    khelil kheswa khezokhulu khiry khisa khloe khoa kholose khomo khonjwayo khosini khosla khoza khuba khubisa khuboni
    khukhuza khulu khuluse khumalo khumbuza khurana khuyameni khuzwayo khwane khwela kiaan kiah kiama kiana kiandra
    kianna kiano kiapo kiaran kiarie kiarra kibafupia kibar kibe kibet kibibi kibiwot kibiwott kiboi kibor kiburi
    kiciak kick kidawa kiddy kidney kidon kieber kieca kiedrowicz kiefer kieffer kiehn kiel kielan kielbik kielbowicz
    kielbus kielczyk kielek kielich kieloch kiely kiema kiepas kiepura kiera kierane kierans kierat kierepka kiernan
    kieron kierra kiersten kieszek kieth kifaye kigen kihara kihn kiik kiil kiilu kiio kiiru kiis kiisk kijana kijani
    kijanka kijas kikas kike kikelomo kiki kikkas kilar kilawee kilback kilbane kilbride kilcoyne kilday kildea
    kilduff kiley kilfoyle kilgallen kilgallon kilhooly kilians kilicbay kiliszek kiljan kiljans kilk kilkenny killeen
    killer killilea killooly killoran killoughry kilmartin kilmore kilonzi kilonzo kilpelainen kilroe kilroy kimachu
    kimaiyo kimani kimanthi kimanzi kimaru kimathi kimball kimber kimberely kimberlee kimberli kimberlie kimbilio
    kimeli kimemia kimeu kimmo kimora kimosop kimotho kimtai kimura kimutai kimya kinaghan kinahan kinal kinaya kinder
    kindle kindra kinel kinet kinga kingori kingston kiniry kink kinkela kinlan kinlen kinley kinnane kinnear kinnegan
    kinner kinnerk kinney kinnon kinnunen kinny kinoti kinsch kinsella kinsey kinsley kinte kintziger kinubi kinuthia
    kinya kinyanjui kinyua kiogora kiojah kioko kipchirchir kipchumba kipenzi kipepeo kipkemboi kipkemei kipkemoi
    kipkirui kipkoech kipkogei kipkorir kipkosgei kipkurui kiplagat kiplangat kipleting kiplimo kipngeno kipngetich
    kipp kipras kiprono kiprop kiprotich kipruto kipsang kiptanui kiptoo kiptui kiptum kipyego kipyegon kiragu kiraly
    kiramettin kirat kirchmair kirchner kirgiz kiri kirillov kirillova kirimi kirincic kirke kirlin kirpenstein kirs
    kirsch kirschner kirsi kirsipuu kirss kirsti kirstie kirstine kirsty kirt kirui kirwa kirwan kiryluk kisakurek
    kisel kisela kiselova kisha kisilu kisima kiska kisman kismet kiss kissane kisseljov kisseljova kiszczak kitan
    kitheka kithinji kithome kiti kitonga kitprapa kitsao kitson kittakun kitti kittie kitty kituku kitumaini kitur
    kitzler kitzmann kiume kiuru kivela kivi kivilcim kivilo kivimae kivimaki kivinen kiviniemi kivistik kivisto
    kivuva kiwara kiwior kiya kiyasi kiyoko kiyoshi kizil kiziltunc kizzie kizzy kjaer kjalar kjalars kjallaks
    kjallakur kjalvor kjaran kjarans kjarr kjarrs kjartan kjartans kjarval kjarvals kjeld kjeldsen kjell kjellberg
    kjersti kjetil kjoi kjois klaas kladia klaengs klaengur klaja klama klamka klammer klanac klapac klapacova klapka
    klapko klapkova klapp klare klaric klarin klas klasic klasson klatka klaudia klaudie klausen klausner klavdija
    klavina klavins klavs klea kleban klebba kleczar kleibrink kleijse kleina kleinschmidt klejna klek klekot klemczak
    klemen klemencic klemens klement klementina klemenz klemenzs klemm klemt kleopatra klepac klepacova klepka klerks
    kleybrink kliber kligl klima klimacek klimacekova klimek klimekova kliment klimko klimkova klimkovic klimkovicova
    klimo klimov klimova klin kling klingelhofer klinger klingler klinkosz klisz kliszcz klizan klizanova kloch
    klocker klocko kloczko kloe kloiber klokoc klokocova klopacka klopackova kloppert klorek klos klosek klosiewicz
    kloska klosowicz klothilde klotz kluczek klucznik kluczyk klug kluj klups klus klysz klyszcz klyta kmak knapek
    knappe knaus kneafsey knecht kneip knez knezevic knezovic kniaz kniec kniha knihova knockaert knoers knoll knorr
    knorrs knowles knud knudsen knuf knut knute knuts knutsen knutsson knutur knych knysak kobak kobal kobayashi kobe
    kobel kobelt kober koberl kobia kobielska kobielsky kobos kobryn koby kobza kocabas kocaj kocak kocakova kocan
    kocevar kochanowicz kochel kocher kochman kocian kocianova kociemba kocijancic kocis kocisova kocjancic kock kocka
    kockan kocko kockova kocol kocova kocsis kocur kocurek kocurik kocurikova kocurova kocwin koczara koczy koda
    kodchaporn kodric kody koech koelpin koeman koen koenig koenraad koepp kofi kofler koger koggi koggis kogler kogo
    kohli kohn kohnen kohnke kohut kohv koistinen koit koitla koiv koivisto koivula koivunen kojder kojo kokalj
    kokanovic koker kokk kokko kokkonen koko kokol kokoric kokosza koktas kolaczek kolaczyk kolade kolak kolanek
    kolanko kolarczyk kolarec kolaric kolarova kolarz kolata kolawole kolb kolbeinn kolbeinns kolber kolbjorg kolbjorn
    kolbjorns kolbl kolbra kolbrun kolbusz kolby koldan koldis kole kolega kolehmainen kolek kolen kolenc kolendo
    kolesar kolesarova kolesnik kolfinna kolfinns kolfinnur kolfreyja kolgrima kolgrims kolgrimur kolic kolk kolka
    koll kollar kollarova koller kollmann kolm kolman kolmar kolmars kolnik kolnikova koloch kolodziej kolodziejak
    kolodziejczyk koloman kolonko kolpak kols kolskeggs kolskeggur kolster kolsut kolten kolton koltuniak kolur koman
    komander komar komarov komarova kombe kombo komen kominiak komisarczyk komisarek komljenovic komora komperda
    komsta komuda komulainen konat koncagul konda kondej kondo kondratjev kondratjeva konecna konecny kongsri
    konguralp koniec koniecko konieczek konig koning konings konkordia konner konnor konny kononowicz konopelska
    konopelski konopka konopkova konovalov konovalova konradi konradova konradus konsbruck konsek konstantinos
    konstantinov konstantinova konstantinus konstanty konstanze kont kontny konttinen konul kool koome koomson koort
    kopa kopala kopan kopciuch kopczyk kopec kopecka kopecky koperek kopf kopiczko kopij kopik kopjar koponen kopova
    kopp koppa koppel koppensteiner koppova kops kopur kopysc kopyt kopytko kopyto kora korab koral koray korbel
    korbin korbinian korbut korcak korcakova korda kordell kordula kordus kordys korec korecova korede korek koren
    koret korey korgul korhonen kori korichi korinna korir korka korkmazalp korkosz kormaks kormakur kornak kornek
    kornel kornelija kornelius kornet korniak korol koronkiewicz koros korosec korpal korpela korpi korsman korstman
    kort korta kortelainen kortman kortney korts korugan koruturk kory korzekwa korzeniak korzonek kosak kosalka
    kosanovic kosc koscevic koscielak kosciesza koscik kosciolek kosciukiewicz kosciuszko kosela kosemen kosgei koshy
    kosi kosiak kosic kosidlo kosiec kosir kosisochukwu koska koskei koskela koski koskinen kosman kosnik kosno kosoko
    kosonen kosowicz koss kossak kossler kostanic kostek kostelac kosten koster kostera kostin kostka kostkova
    kostolzin kostorz kostrec kostrecova kostro kosukhan kosz kosznik kota kotala koterba kothari kotian kotianova
    kotkas kotlarek kotnik kotov kotryna kott kotulic kotulicova kotuz kouba koubova kouidri kourtney kovacek
    kovacevic kovacic kovacik kovacikova kovacova kovacs koval kovalcik kovalcikova kovalova kovanen kovar kovarova
    kovu kowal kowala kowalak kowalczyk kowalewska kowalewski kowalik kowalowka kowalska kowalski kowaluk kowara koya
    koza kozacek kozacekova kozacik kozacikova kozaczuk kozak kozakova kozar kozdra kozdroj kozdron kozelj kozey
    koziarz koziatek kozica kozieja kozien koziol kozka kozlak kozlov kozlova kozlowicz kozlowska kozlowski kozma
    kozmon kozmonova kozok kozon kozova kozubal kozuszek krabbe krack kraft kraig krainer krainz krajcar krajci
    krajcik krajciova krajcir krajcirova krajco krajcova krajcovic krajcovicova krajewska krajewski krajicek
    krajicekova krajnc krajniak kraki krakis krakowczyk kralik kralikova kralj kraljevic kraljic krall kralova
    kralovic kralovicova kramar kramaric kramarova kramberger krammer kranc kranjc krantz kranz krasa krasnohorska
    krasnohorsky krastina krastins kraszkiewicz krata kratochvil kratochvilova kratzer kraushaar krausova krauz krauza
    krawczyk kraxner krcelic krebs krecichwost krecisz krecke kreczmer krefta kregiel kreidl kreiger krein kreiner
    krejcova krekora kremer kremser krenc krenn krepa kreslina kreslins kresonja kreszentia kreszenz kretek kretowicz
    kreusel kreuzer krezolek kria kriegl kriemhild kriens krier krieva krievina krievins krievs kriisa kris krish
    krisha krishna krishnamurthy krishnan krisjanis kriss krissy kristal kristall kristalls kristan kristaps kristberg
    kristbergs kristbergur kristbjorg kristbjorn kristbjorns kristborg kristdor kristdors kristel kristens kristensa
    kristensen kristensson krister kristers kristey kristfinns kristfinnur kristgeir kristgeirs kristiaan kristiana
    kristiane kristianna kristians kristiansen kristiansson kristien kristiina kristijan kristinn kristinns kristjan
    kristjana kristjans kristjon kristjona kristjons kristlaug kristlaugs kristlaugur kristleifs kristleifur kristlin
    kristlind kristmann kristmanns kristmar kristmars kristmunds kristmundur kristny kristof kristofer kristofers
    kristoffer kristoffersen kristoffersson kristofova kristolina kristros kristrun krists kristupas kristvalds
    kristvaldur kristveig kristvin kristvina kristvins kristyn kristyna krisztian krisztina krisztofer kritika
    krittayanukoon krivec kriz krizan krizanova krizik krizikova krizova krochmal kroczak krogh kroker krokosz krol
    krolczyk krolikiewicz kroll krolov krolova kronberger kronenberg kronsteiner kroon krop kropilak kropilakova
    krotak krotakova krpan krsanac krug kruger kruglov kruglova kruk krumina krumins krummi krummis kruns krupa
    krupova krus kruschwitz kruszka kruszona kruze kruzel kryk krysik krysta krysten krystian krystin krystina
    krystkowiak krystle krystof krystyna kryszczuk kryszkiewicz krywult kryza krzan krzelj krzempek krzeszowiec
    krznaric krzosek krzyk krzykala krzysiek krzysko krzyskow krzystek krzyszczak krzysztofek krzysztoszek krzywon
    krzywonos krzyzostaniak ksawery ksel ksenija kshlerin ksiezak ksiezyk kuba kubaczyk kuban kubanek kubasiak
    kubasiewicz kubec kubecova kubek kubekova kubheka kubiaczyk kubiak kubicek kubicekova kubicka kubicko kubickova
    kubieniec kubik kubikova kubina kubisz kubko kubkova kubo kubon kubova kubow kubowicz kubrak kubran kucab kucerova
    kucewicz kuchanua kucharska kucharski kucharz kucharzyk kuchciak kuciak kucic kuciel kucz kuczaj kuczak kuddusi
    kudela kudelka kuder kudlacik kudlacz kudlak kudra kudrjavtsev kudrjavtseva kuffa kuffel kuffova kugler kuhar
    kuhic kuhl kuhlman kuhnert kuijpers kuilenburg kuiper kuipers kuisma kuit kujala kujawiak kujda kujoe kujtim
    kujundzic kukawka kukiela kukier kukkonen kukucka kukuczka kulach kulas kulczak kuliberda kulikov kulikova kulis
    kulisz kulkarni kullervo kulma kulmala kulnun kulon kultys kulus kumar kumer kumi kumiko kummer kumorek
    kumpulainen kumral kumsoontorn kumush kumushova kuna kunac kunaporn kunc kuncara kuncewicz kunda kunde kundova
    kundu kundzina kundzins kunen kunene kunert kung kungu kunibert kunigunda kunigunde kuningas kunka kunkova kunkyi
    kuno kunova kunta kunthara kunysz kunz kunze kuosmanen kupa kupaj kuphal kupidura kupka kupko kupkova kupova kups
    kupsjak kurach kuran kurant kurbiel kurc kurcz kurczab kurczak kurda kurek kurg kurgat kuria kurian kurki kurm
    kurnia kurniawan kurnik kuronen kuropatwa kurowska kurowski kurp kurpanik kurpisz kursa kursad kurtis kurtoic
    kurtyka kuruc kurucova kurui kurunzi kuruvilla kurvits kurylowicz kurys kurz kurzac kurzaj kurzak kurzmann
    kurzydlo kurzyna kusa kuscevic kusch kusek kushtrim kusi kusiima kusik kusio kusiwaa kuska kuskova kusmawati
    kusmider kusnierek kusnir kusnirova kuso kusova kustaa kuster kustosz kusuma kusumo kuswandari kuswik kuswoyo
    kusyk kusztal kuszyk kutay kutch kutek kutera kutgun kutnik kutsar kutt kutun kuus kuuse kuusela kuusik kuusisto
    kuusk kuvalis kuvezdic kuza kuzia kuzior kuziora kuzmic kuzmin kuznetsov kuznetsova kuznia kveldulfs kveldulfur
    kveta kvetoslav kvetoslava kvist kwaadland kwaakye kwaakyewaa kwabena kwadwo kwak kwaku kwamboka kwame kwamena
    kwapien kwapis kwapisiewicz kwarciak kwartemaa kwarteng kwasek kwasi kweku kweli kwemoi kwesi kweyama kwiatkowska
    kwiatkowski kwinta kwoka kyalo kyan kyano kyara kycia kyei kyeiwaa kyerewaa kyla kylah kylan kylee kyleigh kylene
    kyler kylian kyllian kyllikki kyllonen kymani kyne kyosuke kyra kyree kyrie kysel kysela kyselova kyson
    """
}
