extension BuiltInRules {
  /// Given names and surnames from Y to Z; see `peopleNames`.
  static let peopleNamesYToZ: StaticString = """
    yaakov yaakova yaamoa yaaseen yachana yacine yada yadav yadavi yadid yadiel yadigar yadira yael yafi yafir yaghnam
    yagin yagizkurt yagnesh yago yahaira yahaya yahi yahia yahiaoui yahir yahsi yahsikan yahvi yahya yahyaa yahyo
    yahyoev yahyoeva yair yaiza yajaira yakobo yakub yalazabay yalcin yalgin yalin yaltirak yamada yamaguchi yamamoto
    yaman yamar yamashita yamazaki yameen yamid yamile yamilet yamilex yamin yamini yana yanara yance yancy yandel
    yanet yaneth yani yanick yanik yanina yanira yanisa yanki yann yannic yannik yannis yaqeen yaqoot yaqub yaqubov
    yaqubova yareli yaretzi yargi yaritza yasaar yasan yasar yasattin yaseen yasemen yasemin yash yashasvi yashawini
    yashem yashica yashoda yashodhara yashvi yasina yasinaeva yasinov yasinova yasinta yasir yasmeen yasminova yasna
    yasser yassine yasti yasuhiro yatan yathrib yatich yatin yator yauvani yavuz yawar yawer yawson yayak yazan yazeed
    yazganalp yazgul yazmin ybarra yeboa yeboah yecid yeferson yego yegon yehuda yeimy yeison yejide yekbun yekda
    yelesen yeneral yengwa yengwayo yeni yenifer yenny yeny yepelek yepes yeraz yergha yerko yerson yertan yesica
    yesid yesil yesoob yessenia yessi yessica yetisal yetta yetunde yewande yeyeye yfke yigit yildir yildirim yildiz
    yilma yina yineth yinthe yirenkyi ylenia ylfa ylfur ylinen ylitalo ylja ylonen ylur ylva ylvi ylvie ymir ymirs
    yngvar yngvars yngve yngvi yngvis ynja yoan yoann yocelyn yochana yoel yoga yogi yohan yohana yohane yohannan
    yoichi yoko yolal yolima yolonda yonatan yonathan yonetmen yono yordan yoruc yorulmaz yosef yoselin yoshida
    yoshiko yoshio yoshita yosma yost yosuke youba youcef younes youprasert youri yousef yousfi yousra youssef yrar
    yrars yrja yrjo yrkill yrkills yrsa ysaline yucel yucelen yudas yudy yuki yuksel yuli yulia yulianti yuliarti
    yulieth yulisa yulissa yuly yumiko yumun yundt yuni yuniar yunis yunita yunt yunus yunusov yunusova yurani yurany
    yurdanur yurdaser yureed yurem yuri yuridia yurtguven yurtseven yurttas yury yusif yusifoglu yusifqizi yussuf
    yuste yusupov yusupova yuta yutika yuvraj yvon zaafir zaahid zaahir zaakir zaal zabala zabaleta zabarella zabierek
    zabir zabjacan zabka zablon zaborek zaborska zaborsky zacarias zaccagnini zaccardo zacchia zacco zach zachar
    zachara zacharczuk zacharek zacharewicz zacharia zachariah zacharias zachariasova zacharie zacharova zachery
    zachwieja zack zackariya zackary zackery zackiewicz zaczyk zada zadie zadka zadora zadworny zaeem zaenab zafar
    zafeer zafir zafrul zagar zagozda zagozdzon zagrajek zagrodnik zagula zaguri zahaar zaharia zaheer zahfer zahharov
    zahharova zahi zahid zahir zahn zahnya zahri zahro zahroyeva zahrun zahur zaib zaid zaida zaiden zaidi zain zainab
    zainabu zaira zaire zaitra zaitsev zaitseva zaituni zajac zajacova zajc zajko zakarias zakariyo zakariyoev
    zakariyoeva zakary zakayo zake zakhele zakiewicz zakinja zakir zakis zakiyaxon zakiyaxonova zakova zakrajsek
    zakrzewska zakrzewski zalan zalewska zalewski zaliha zalindra zalite zalitis zalokar zaman zamengo zamfir zamfira
    zamin zamiq zamir zamira zamorani zampa zamudio zana zanazzo zander zandra zane zaneta zangerl zanichelli
    zaniewicz zanis zaniyah zanker zanoska zanoski zansi zanzi zaoui zapadka zapasnik zapior zapora zaranek zarar
    zaras zarate zaraza zaria zariah zarina zarinova zarins zarlino zarna zarzeczna zasepa zashil zastawny zaton
    zaucha zauner zauqi zaur zavier zavion zawadi zawadzka zawadzki zawal zawalich zawartka zaweel zawiasa zawodnik
    zayan zayas zayd zayden zayidov zayidova zaynab zaynabova zayne zayyan zayyir zbiciak zbigniew zbik zbinden
    zboncak zbrog zbroja zbroszczyk zbrozek zbrzezniak zbylut zbynek zdancewicz zdenek zdenko zdislava zdobylak zdonek
    zdravko zdziech zeba zebec zebik zebirce zebulon zecchini zechariah zechmeister zechner zedillo zeemans zeferino
    zeffirelli zegadlo zegar zehaan zehetner zehnder zehnia zehra zehranur zeiler zeilinger zeimes zeimet zeiner zejna
    zekayi zeke zeki zela zelasko zelaya zelazek zelazo zelda zeldenrust zeleznik zeleznikova zelha zelia zelic zelie
    zeljka zella zeller zelma zelmira zelpha zeltina zeltins zeman zemanek zemanova zemfira zemlak zemljic zemyna
    zemzem zena zenas zende zengin zenia zenner zennun zeno zenobia zenon zenovia zenta zenteno zenz zenzele zenzile
    zepeda zera zerafet zerdad zeride zerjav zero zeroual zerrouki zeta zetta zetterberg zetticci zettie zettl
    zevenboom zevlude zewad zeynal zeynelabidin zeyno zeynulla zezelic zgola zgorelec zhane ziajka ziane ziani ziarek
    ziarnik ziarno ziba zibert zibuyile zichichi zidane zieba zieciak ziecik ziedonis ziegert ziegler zieja zielinska
    zielinski zielke ziemak ziemann zieme ziemele ziemelis ziemkiewicz zieniewicz zietal ziga ziggy zigmund zigmundova
    zigo zigova zigrida zihni zijlemans zijlmans zikhungwini zikmund zikovic zilfa zillah zilmil zilpah zilpha zima
    zimka zimkova zimmer zimmermann zimniak zimolag zimon zimova zimran zinal zineb zingg zinhle ziniewicz zinkiewicz
    zinnura zinnure zinnurova ziola ziolko ziolkowska ziolkowski zion zipporah zirme zirne zirnis ziro zito zitouni
    ziva zivic zivile zivkovic ziya ziyaettin zizek zizi zlatica zlotek zlotnik zmaic zmarzly zmija zmuda zmyslony
    znidarsic znojek zobel zochling zofia zofie zofija zohrehan zohrer zoie zoila zoja zola zoladkiewicz zoladz
    zolkiewicz zollie zollinger zolna zolnierczyk zoltek zona zontek zophanias zophonias zoppetti zoppetto zoraida
    zoral zorbach zorica zorka zorko zorlu zorman zorrilla zotter zouaoui zrilic zrinska zrinski zsanett zsigmond
    zsofia zsolt zsombor zsuzsanna zuba zubairu zubayr zubayrov zubayrova zubcic zubek zubekova zubel zuberek zubeyde
    zubka zubko zubkova zubowicz zubrik zubrikova zuchowicz zufer zufika zugaj zugec zuheyla zuhri zuidweg zuijdveld
    zujev zukauskas zukov zula zulaika zulaikha zulauf zulbiye zulema zuleyxa zulfa zulfuye zulgarni zulkarnain zulma
    zuluaga zumaridi zumre zumrud zunec zunilda zupan zupanc zupancic zupanic zuravljov zuravljova zurawik zurcher
    zuvela zuwayhir zuwena zuzana zuziak zuzic zvaigzne zver zvirbule zvirbulis zvonka zvonko zwara zwart zwatie
    zwiazek zwijsen zybura zyga zygimantas zygmuntowicz zygula zymelka zynda zyrek zysk zyto zywica zyzik
    """
}
