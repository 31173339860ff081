extension BuiltInRules {
  /// Given names and surnames from L to N; see `peopleNames`.
  static let peopleNamesLToN: StaticString = """
    laakkonen laakso laaksonen laan laane laanemets laas laats labadie labado labaj laban labas labeeb labelle labib
    labinjan labinot labno labocha labonte laboy labra labrecque labuda labudda labudova labuh labus laca lacasse lace
    lachacz lachance lachapelle lachlan lachmann lachut laci laciak lacie lacin lacina lacis lacka lackner lacko
    lackova laco lacombe lacova lacramioara lacy lada ladarius ladavac laddie ladeck lademann ladina ladislau
    ladislaus ladislav ladislava ladli ladner ladniak ladonna lady ladziak laeeq laela laenen laerke lafayette lafe
    lafferty laffey laffray laflamme lafleur lafontaine lagarde lagat lage lagerweij lagiewka lagler lago lagos laguna
    lagzdina lagzdins lahaye lahey lahiah lahiffe lahmar lahoma laht lahteenmaki lahti lahtinen lahy laia laib
    laidhleis laighnigh laiho laika lailah lailasari lailati laimer laimonis lainey laing laini laiq lais laisha laith
    laitinen lajcak lajcakova lajciak lajciakova lajita lajlaj lajos lakatos lakaza lakehal lakeisha laken lakendra
    lakesha lakeshia lakhal lakhdari lakin lakisha lakoseljac lakota laks laksana laksh lakshit lakshmi laksita
    laksmiwati lala lalak lale laliberte lalita lall lalla lallemand lally lalo lalonde lalor laloux laly lamac
    lamacova lamar lamarcus lamas lambe lambers lamberto lamberts lamborghini lambot lambotte lambrecht lambrechts
    lambregt lamch lameck lament lamesch lamine lammas lammens lammer lammi lamont lamontagne lamonte lamore lamotte
    lamoureux lampa lampart lampert lampinen lampl lamprecht lamri lamula lamy lanang lancaster lancisi landan lande
    landen lander landers landin landl lando landon landstrom landy landyn lanette laney lanfranchi langa
    langalibalele langan langat langeni langer langern langevoort langgeng langier langiewicz langosh langworth lani
    lanie lanigan lanita lanjar lanka lankinen lankle lanners lannie lanny lansink lantar lantz lanz laoise laora
    laouar lapacz lapaj lapierre laplante lapointe laporte lapot lappalainen lappin lapsa laqeet laquan laquita larae
    laraine laras larbi larcher lardinois lardner larensina larent larentius larents laretta larey largan largey
    laribi larisa lariviere lark larkin larocque laron larose larouche larranaga larrea larsson larue larus lary
    larysz lasak lascar lashanda lashawn lashonda lashunda lasic lasica laskawiec laskowska laskowski laskus lasmanto
    lasmono lasonya lass lasse lassen lassi lassie lassila lassnig lastra laswi laszcz laszczyk laszkiewicz laszlo
    laszuk lata latacz latanya latarsha lateef latek lathrope latier latif latifah latika latisha latko lato latonia
    latonya latoria latosha latoszek latour latoyia latreche latrell latrice latricia latrina latt lattuada latupono
    latuszek latvala laufar laufars laufey laufhildur lauga laugey laugi laugis laukkanen launa launay laur laurance
    laureano laureen laurel laurene laurens laurenson laurentia laurentiu lauretta laurette laureys lauri laurian
    lauriane lauridsen laurila laurin laurina laurine lauris laurita laurits lauritsen lauritz lauritzs laursen lauryn
    laurynas laus laust lautaro lauwers lauzon lavada lavallee lavan lavanya lavar lavell lavelle lavender lavenia
    lavera lavern laverna laverne laverty lavery lavigne lavin lavina lavize lavoie lavon lavona lavonda lavonia
    lavonne lavric lawal lawanda lawerence lawless lawlor lawniczek lawrance lawrencia lawton lawyer layla laylah
    laylo laylova layne layth layton lazar lazarek lazaro lazcano laze lazim laziz lazizov lazizova lazo lazuardi
    lazzaro leacy leafy leahy leala leamon lean leandre leane leaner leann leanna leannon leano leao learmonth leart
    leary leatha leatrice leavey leban lebar lebeau lebedev lebedeva lebel leber lebon lebreton lebron lebrun lebsack
    lechner leclercq lecocq lecomte leconte lecoq leda leddin leddon leddy ledent lederer ledion ledner ledoux ledun
    ledwich ledwith ledzion leeann leeb leech leela leemans leen leena leene leeney leeroy lees leesa leevi lefevre
    leffler lefort lega legault legawa legendre leger legnante legovic legowik legrain legrand leguit legutko lehane
    lehikoinen lehiste lehmann lehner leht lehtimaki lehtinen lehtla lehtmets lehto lehtola lehtonen leia leibetseder
    leider leidy leifs leifur leighton leiknir leiknirs leikny leilani leino leinonen leire leis leisa leisha leite
    leitgeb leitha leithner leitner leja lejeune lejk lejla lejman leke lekha leks lela lelah leland lelar lelas lelei
    leleu leleux lelia lelievre lelijveld lelito lella lelonek leloup lemaire lemaitre lemanowicz lemay lemayian
    lembah lembede lember lemiesz lemieszek lemieux lemire lemke lemma lemmer lemmie lemoine lemon lemonnier lempart
    lempereur lempi lemuel lemus lenaerts lenaghan lenah lenarcik lenard lenc lenda lene leneghan lenehan lengauer
    lengyel lenic lenihan lenik lenin lenka lenn lenna lennane lennard lennart lennarth lennartsson lennert lennie
    lennon lenoir lenon lenora lenord lenore lensen lentz lenwood lenz leocadia leocadio leokadia leola leoma leonardi
    leonards leoncavallo leonce leoncio leonetti leonhards leoni leonia leoniak leonid leonidas leoniuk leonore
    leonowicz leons leontin leontina leontine leopardi leopolda leopoldina leopoldine leopolds leora leordean leos
    leota lepa lepak lepek lepianka lepik lepisto lepka lepp leppanen leppik lepsik lepsikova lera lercari lerch
    lercher lere lerner leroux lers leruth lerze lesa lesage lesana lesch lescic lesia lesic lesiewicz lesik lesisz
    lesjak leskinen lesko leskovar leskovic leslee lesli lesly lesna lesner lesniak lesnik lesny less lessard lessie
    lesta lestari leszcz leszczak leszczuk leszczyk leszczynska leszczynski leszek leszkiewicz leta letelier letellier
    letha lether lethia leticija letitia letizia letkiewicz leto letourneau letova letta lettie lettiere lettner letty
    leunberger leuschke leutgeb leva levan levar levente leveque levern levie levin levina levis levon levoslav lewa
    lewandowska lewandowski lewek lewicz lewko lexi lexie lexis lexus leyden leydi leydon leyli leyre leys leysen
    leyton leyva lezize lezon lhanzey lheureux lhoir lian liane lias liba liban libardo libbie libby liber libert
    liberto liberty libia liblik libni libor libusa libuse lica lice liceth lichon lichtenegger licia licis licul lida
    liddane liddie liddy liden lidie lidstrom lidwina lidya liebelt liedtke liegeois lieke liekens lien lienard liene
    liepa liepina liepins lies liesa liesbet liesbeth lieschen liesel lieselot lieselotte lieshout lieve lieven
    lievens lieze lifdis liga ligas lige ligenza ligia ligita ligorio ligtvoet liguori liimatainen liisa liiv liiva
    liivak liivamagi lijn likar lilah lilburn lilianna lilie lilija lilijana lilita lilja liljana liljar liljars
    liljegren liljuros lill lillard lillemets lillemor liller lilli lillia lilliana lillianna lillie lillis lilo lilou
    lilyan lilyana lilyanna liman limar limazah limbourg limo limon linah linas linberg linbergs linbjorg lincoln
    lindah lindahl lindar lindars lindau lindberg lindbergh lindbergs lindblad lindblom linddis linde lindell linden
    linder lindfors lindh lindholm lindinger lindis lindita lindkvist lindmark lindner lindorfer lindquist lindqvist
    lindroos lindskog lindstrom lindvall lindy linehan lineik linek linet linette liney lingny linh linhildur lini
    linis linka linke linkiewicz linna linnane linnie linny linschoten linsey linskey linster lintang lintner linton
    linwood linzy lioara lioba liovic lipa lipika lipinska lipinski lipka lipko lipkova lipok lipova lipowicz lipp
    lippens lippomano lipponen lips liptak liptakova lira liridon liridona lirim lirjan lisabet lisak lisandra lisanne
    lisbet lisebet liselott liselotte liseth lish lisha lisica lisicka lisicky lisik liska liskiewicz liskova lisle
    lison liss lissa lissette lissi lissie lissy listalin liston listwan lita litewka litha littel littie littizzetto
    littleton litva litvova litwa litwinczuk litwiniuk litwinowicz litzy liukkonen liva liverotti livingstone liviu
    liwia liya liyaaqat liyaqat lizabeth lizama lizana lizbeth lize lizete lizeth lizette lizon lizurej lizz lizzie
    lizzy ljiljana ljosalfs ljosalfur ljosbjorg ljosbra ljots ljotunn ljotur ljubetic ljubic ljubicic ljubisa ljubov
    ljubova ljudmila ljufs ljufur ljung ljungberg ljunggren ljungqvist llabres llado llano lledo llewellyn llobet
    llopis llorens llorente lloret lluch loaiza loan loba lobacz lobato lobo lobos lochel lochlann lockie lockman loda
    lode lodej lodewijk lodovico lodyga loek loep loera loes loffler lofgren lofn lofts loftur loftus loftveig logar
    logey loghan logi loginov loginova logis logue lohit lohmus loibhead loibl loice loida loidl loise loiseau loja
    lojek lojekova lojen lojka lojko lojkova lojova lokaj lokbra loke loki lokietek lokis lokk lolita lolla lollie
    lollobrigida loma lombard lombardi lombardo lombroso lomeli lommert lomp lona londisizwe londiwe london londono
    londyn lone lonen lonergan loney longan longhena longode longoria loni lonie lonn lonna lonndun lonny lonzo looney
    loorits loos loot lopa lope lopresti lora loraine loran lorang lorayne lorca lorcan lorch lord lordan lore loreal
    lorean loredan loree loreen lorelai lorelei loreley loren lorencin lorene lorens lorent lorenzs loreto loretto
    loria loriann lorie lorik lorin lorinda lorine loring lorne lorrayne lorreijn lorri lorrie losa losada losekann
    losiak losiewicz loska lossie lota lotfi lothar lott lotti lottie louana louane louann louanna loucif louella
    louetta loughlin loughnane loughran loughrey loughry loui louie louisiana louka loula louna lounis loureiro
    lourenco lousie louvenia louws lova lovato lovell lovett lovey lovgren lovie lovina lovis lovisa lovre lovric
    lovro lowell lowie lowney lowry loya loyal loyce loyd loyola lozada luan luann luanne luara luay lubelo lubera
    luberda luberta lubica lubina lubinova luboch lubomir lubomira lubor lubos luboslav luboslava lubowitz lubs
    lucarelli lucca lucchesi lucciano luce lucena lucentiu lucetta lucette lucey luchino lucho lucian luciani lucic
    lucid lucija lucila lucile lucille lucina lucindy lucious lucitt lucius luckiewicz lucky lucrecia lucretia
    lucretiu lucrezia luczak luczka luczkiewicz luczyk luda luddy ludek ludger ludie ludivine ludmilla ludo ludolf
    ludomil ludomila ludonga ludovica ludovico ludovicus ludovisi ludovit ludvig ludvigs ludvik ludwik ludwin ludwina
    ludwiniak ludwisiak ludzik lueilwitz luej luella luena luengo luetta luettgen luevano lufen lugenia luger lugo
    luht luhung luibhead luigia luigina luik luisana luise luisead luisina luitgard luiza lujan lujza lukac lukacova
    lukacs lukasik lukasiuk lukasz lukhele lukic lukin lukinic lukita lukk lukka lukman lukowiak lukowicz luks luksa
    luksic luksova lukstina lukstins luksza lula lulah lular lulek lulie luljeta lulla lulu luluh lulut lulzim lumbasi
    lumbreras lumi luminita lumir lumiste lumumba lunam lundberg lundblad lunde lundell lundgren lundh lundholm lundi
    lundin lundis lundkvist lundmark lundon lundquist lundqvist lundstrom lungile lunham lunna lunney lunny luoma lupe
    lupina lupita lupo luptak luptakova luqe luqmaan luqman luque lura lurana lurena lurhur luria lurline luscher luse
    lusia lusiak lusinda lusis lussier lussu lustenberger luster luszczak luszczyk lute luter luters lutf lutfan lutfi
    lutgarde lutgardis lutgart lutgen luther luthers luthfi luthi lutholoni luthra luthuli lutie luts luttenberger
    lutterveld luuk luukkonen luvenia luverne luvinia luvisa luvuno luwar luwes luxardo luyanda luyckx luyten luzi
    luzia luzie luzius luzmira lwandile lwandle lyam lyczak lyczek lyda lydell lyden lydiah lydiane lydianne lydon
    lyjak lykke lyla lylah lyle lyman lyna lynchechaun lynchehaun lyndia lyndon lyndsay lyndsey lyne lynette lyng
    lyngar lyngars lynley lynnette lynsey lynskey lynwood lyon lyric lysaght lysiane lyskawa lytings lytingur maahir
    maaike maajid maalik maalim maanas maanav maaria maarit maarten maartje maas maasik maaswinkel maatta maawiya
    maaya maaz maazin mabad mabanga mabaso mabel mabell mabelle mabhena mabhodla mabhoko mabika mabil mabizela mable
    mabuya mabuyakhulu mabuza maca macadoo macaleavy macallen macaloon macan macanally macarena macaria macario macart
    macarthur macauley macbreen macbride maccaffrey maccanelli maccann maccartan maccarthy maccarville macclenaghan
    maccole maccomisky macconachy macconnaghy maccool maccormack maccrohan maccurtin macczak macdermott macdevitt
    macdonagh macdonnell macdougall macdowell macdwyer macdyer mace macedo macegan macejkovic macek macekova macel
    macelgunn maceo macesic macever macevoy macey macfadden macfall macfaull macgee macgeehan macgill macgilligan
    macging macginley macginnitty macginnity macginty macgloin macglynn macgovern macgreal macgroarty macguinness
    macgurk mach macha machacek machacekova machackova machale macharia machata machatova machelle machenry macher
    macheta machnac machnacova machniak macho machon machova machowiak machowicz machuca machugh machul maci macide
    macie maciej maciejczuk maciejewicz maciejewska maciejewski maciejko maciejuk macik macikova macinerney macingwane
    macinnes maciocha maciol maciuk maciuszek macka mackay macken mackenna mackeown mackesey mackevitt mackey mackle
    macko mackova mackovic mackovicova mackow maclean maclysaght macmahon macmillan macmonagle macmorrow macmullan
    macmullen macnabb macnaboe macnaboola macnally macnamara macnamee macneela macneill macnelis macnulty maco macova
    macpherson macphilbin macrea macs macshea macsweeney mactiernan maculewicz macveagh macveigh macwilliams macy
    madaha madajczyk madalena madalin madalina madaline madalyn madalynn madan madani madar madara madariaga madaric
    madaricova madarova maddalena maddison maddock maddux maddy made madej madejczyk madejova madela madelene madelief
    madelyn madelynn mader madera maderna maderno madge madhav madhavi madhubuti madi madiba madide madie madigan
    madilyn madilynn madina madinaeva madinane madini madisen madisson madisyn madiyan madlala madlanduna madleina
    madlen madlula madlyn madoa madondo madonna madonsela madora madro madrzak madrzyk mads madsen madu maduma maduna
    madunic madura madyan madyson madzia madziar madziba maebell maebelle maeda maegan mael maelle maelys maenpaa
    maeots maertens maes maesalu maestas maestre maeva maeve mafalda maffei mafobo maftuna maftunova mafuleka mafulela
    magagula magal magalhaes magalie magalova magaly magan magana magann magar magarete magauran magdalen magdalene
    magdaline magdolna mageba magee mageean magen magennis magennity mageto magga maggey maggi maggie maggio maggioli
    maggis maggy maghanga magi magic magier magill maginn maglio magna magnani magndis magne magnea magnes magney
    magngeir magngeirs magnhildur magni magnis magnolia magnusina magnusson magny magolwana magombo magononde magoza
    magrassi magrath magret magrit magryta magubane maguidhir maguire magujwa magutshwa magwaza magyar mahad mahajan
    mahal mahala mahali mahalia mahalie mahamba mahamed mahamud maharaj mahat mahaye mahaz mahbeer mahboob mahbub
    mahdee mahdiev mahdieva mahdy mahe mahedy maheen mahendra maher mahesa maheswara mahfooz mahfud mahfuj mahfuz mahi
    mahigul mahika mahir mahja mahlaba mahlalela mahlangu mahlase mahlinza mahlobo mahlon mahmood mahmoudi mahmudov
    mahmudova mahmut mahnaz mahnet mahon mahony mahsun mahter mahulena mahulube mahy maicol maida maidana maidis
    maidla maie maier maierhofer maighread maija maik maike maiken maikol maila maillard maillet maillot maimuna
    maimunah maina maingi mainka mair maira maire mairead mairhofer mairin mairtin maisa maisha maisol maisy maitha
    maithya maivi maiya maiyo majak majani majcen majchrzak majczyna majd majdak majdan majdanova majdenic majdi majdy
    majeed majella majerczyk majerus majeska majesky majewicz majewska majewski majken majnusz majoka majola major
    majorana majorczyk majorek majos majozi majsterek majstorovic majtczak majtyka majumdar majvor majzner makai
    makaila makala makan makans makar makara makarena makarov makarova makaruk makau makeen makela makena makenna
    makenzie makhanya makhathini makhaye makhaza makhedama makhi makhlouf makhloufi makhoba makhubo makhulukhulu
    makhunga maki makiela makinde makinen makini makinwa makkonen makles mako makokha makori makos makosz makova
    makovac makovec makovecova makovica makovicka makovicky makovy makowska makowski maks maksim maksimiljan maksimov
    maksimova maksimowicz maksude maksur maksym maksymilian makulec makulu makunga makungu makurat makuta makuu mala
    malacarne malachi malachovska malachovsky malachy malak malakai malaki malakova malambule malaparte malara
    malarczyk malas malatesta malave malaya malcharek malcher malcherek malcom male malea maleah malecha malecka
    malecki malek malembe malen malenchini malene malesza maleszka maletic malevu malewicz malfait malgorzata malherbe
    malhildur malhotra malia maliah maliglowka malikova malina malinda malinen malinga malinova malinowska malinowski
    malio malipiero malisek malisekova malissa malissie malisz maliyah maliza malka malki mall malla malle mallet
    malley mallick mallie mallien mallon mallorie malm malmberg malmgren malmqvist malmstrom malnar malo maloba maloca
    malocha malon maloney malorie malosev maloseva malota malou malowney malpighi maltais malte malthe malu maluki
    maluleka malva malvin malvina malwina maly malycha malys malysiak malyszek malyszka malz malzer mamadou maman
    mamani mamba mambo mamcarz mame mamen mamic mamie mammen mammie mamo mamojka mamojkova mamula mamun manaaki manabu
    manacorda manadis manaf manah manahan manaia manan manana manawa manbir manca mancebo mancilla mancini manco mand
    manda mandal mandala mandasari mandel mander manderscheid mandi mandie mandl mandla mandlakhe mandrysz mane manel
    manerva manervia maney manford manfreds mangal mangale mangan mangat mangcamane mangede mangel mangen mangena
    mangethe mangold mangunsong mani manie manila manilla manis manista manja manjon manley manly mannan manne mannie
    mannik manninen mannion manniste mannisto mannix mannoia manola manole manolesso manolo manqele manriquez mans
    mansa mansell mansfield mansilla mansiz manso manson mansour mansouri mansson mansur mansurali mansveld mansvelt
    mantas mante mantegazza mantegna manthan mantilla mantshinga mantyla manu manuelita manuella manuelle manuels
    manullang manunta manus manya manyoni manzano manzezulu manzi manzini manzoni maouche maphalala maphanga
    maphindela maphisa mapholoba maphumulo maqsud maquet marach maraea maralyn marambio maranda maranga marangoni
    maras marasovic maraszek marat marazzi marbjorn marbjorns marbun marcacci marcantonio marcelina marceline
    marcelino marcell marcello marcellus marceron marchello marcheta marchlewicz marci marcial marciano marcie marcin
    marcinczyk marcinek marcinekova marciniak marciniszyn marcinko marcinkova marcinkowska marcinkowski marcinova
    marcio marcol marconi marcotte marcoux marcu marcy mardell mardesic mardhiyah mardis mardones marecek marecekova
    marechal maree mareen mareike mareikura mareile marekova mareks marel marela mareli marella marels marely marenzio
    mares marese maresova maretic marey marfell marga margana margarete margarethe margarett margaretta margarette
    margarida margarite margaritha margarito margas margaud marge margeir margeirs margene margeret margery marget
    margherita margie margita margitova margitta margo margol margoth margraf margreiter margreth margrethe margrett
    margretta margrieta margrims margrimur margrit margrith margrjet margueritte margunnur margurite margus marguy
    margy mariadi mariane marianela mariangela marianita mariann marianova marias maribeth maric maricel maricevic
    maricica maricruz mariechen marieke mariel mariela mariele mariella marielle marieluise marien marietta marijan
    marijanovic marijke marijn marijon marijons mariko marilee marilena marilla marilou mariluz marilynn marinda
    marinela marinella marinette marinetti maringer marini marinka marinkovic marinos marinovic marinus marioara
    mariola maripuu maris mariscal marise marisel marisela maristela marite maritim maritta maritza mariuca mariuerla
    mariusz mariyah marja marjaana marjana marjanca marjani marjanovic marjatta marjeta marjo marjon marjona marjonova
    marjons marjory marjukka marjut markanjevic markas markel markell marketa marketta markey markham markiel
    markiewicz markita markkanen markku markl marklund markos markosova markova markovac markovicova markowska
    markowski markrun markusova marla marlana marland marlaug marlee marleen marleigh marlena marleny marley marlie
    marlier marlies marliese marlin marlis marlise marlo marly marlyn marlys marlyse marmol marnach marnan marni
    marnie marnita marnix maroa marolina marolt marolyn maron marons maroof maros marosova marosz marpaung marquardt
    marquet marquis marquise marquita marren marrero marri marrinan marrion marris marron marrone marroquin marry mars
    marsa marsden marselia marselina marsellius marsha marshal marsibil marsic marsili marsilia marsito marsudi marsy
    mart martaka martan martana martani martanova marte marteinn marteinns martell marten martensson martez marthen
    marthens martial martic martijn martika martikainen martim martinak martinakova martincek martincekova martincevic
    martinec martinecova martinek martinekova martinelli martinic martinka martinko martinkova martinkovic
    martinkovicova martino martinova martinovic martinovicova martinsen martinson martinsson martirio marton martorell
    martova martta martti marttila marttinen martucci marty martyka martyn martynas martynowicz marus marusa marusic
    maruszczak maruszczyk marva marvel marvins marwa marwata marx marxer maryadi maryamova maryann maryanne maryanto
    maryati marybelle marybeth maryellen maryjane maryjo marylee marylene marylin maryline marylou marylouise marylyn
    maryvonne marzena marzic marzorati masa masai masako masango masao masar masarik masarikova masarova masaryk
    masarykova mascagni mascarenas mascaro mascheroni masek maseko masese masha mashaba mashasha mashimane mashinini
    mashiya masiak masibekela maside masika masikane masila masilela masina masinde masinga maskova maslach
    maslankiewicz maslo maslon maslov maslova masna masny masondo maspero massa massart masseron masset massiel
    massimiliano massin massinissa masson mastandrea masterson mastroianni masuku masume maszczyk maszkiewicz maszota
    matacz matagne matahlija matamala matana matano matara matea matei mateja matejczuk matejczyk matejka matejkova
    matejuk matela matenko mateos mater materek materka materne matesa mateu mateus mateusiak mateusz matevz math
    mathaba mathebela mathebula matheka mathenge mathenjwa matheson mathetha matheus mathiasen mathibela mathiesen
    mathijs mathisen mathol mathonsi mathot mathula mathunjwa mathurin mathwasa mathy mathys mati matiasko matiaskova
    matic matie matija matijas matijevic matikainen matilainen matile matinawin matiss matiu matjaz matko matkovic
    matla mato matokanovic maton matos matosevic matous matousek matouskova matovina matraszek matsuda matsumoto matt
    matta mattarella mattea matteotti matthai matthaus matthea matthia matthieu matthijs matthilda matthildur matthys
    mattiana mattias mattie mattila mattina mattis matts mattsson matty mattye matula matulewicz matulic matulin
    matulka matunda matura maturana matus matusewicz matusiak matuszewska matuszewski matuszyk matvejev matvejeva
    matwiejczyk matyas matyjas matyjasek matyjaszek matyka matynia matyszczak maua maudie maughan maulana maundu mauno
    maureira maurer maurery maureryova mauri mauricette maurilio maurin maurine maurits mauritz maurus maury maurycy
    mauti mavela maverick mavie mavis mavra mavric mavundla mavuno mavuso mawanda maweu mawewe mawia mawira maxence
    maxi maxie maxima maximiano maximilien maximillian maximino maximus maxine maxs maxwel maxx mayaka mayasari
    maybell maybelle maye mayerhofer mayerly mayert mayeza mayise mayisela maykol mayme maymie maynur mayol mayor
    mayoral mayorga mayr mayra mayrhofer maysa mayte maza mazalankosi mazan mazanek mazek mazepa maziarczyk mazibuko
    mazie mazik mazilescu maziya mazlum mazouz mazouzi mazur mazurek mazurkiewicz mazwi mazzacurati mazzanti mazzeo
    mazzi mazzini mazzocchi mbaabu mbae mbaka mbamali mbanjwa mbatha mbatshazwa mbeje mbekwa mbembe mbende mbhele
    mbhense mbhobho mbhodwe mbhulangwe mbili mbithe mbithi mbiti mbogo mbokazi mboko mbonambi mbonane mbongwa mbongwe
    mbotho mboya mboyisa mbugua mbui mbula mbulaze mbulazi mbuli mbungela mbunjwa mburu mbuthia mbutho mbuvi mbuyazi
    mbuyisa mbuyise mcadams mcaleavy mcaleenan mcaleer mcalinney mcalister mcaloon mcalunny mcambe mcambi mcanally
    mcanco mcandrew mcanulty mcanyana mcardle mcareavey mcarthur mcatee mcateer mcauley mcauliffe mcaveigh mcbreen
    mcbrien mccabe mccadam mccadden mccafferky mccafferty mccaffrey mccaffry mccahill mccallion mccallum mccardle
    mccarney mccarra mccarron mccartan mccarte mccarville mccaughan mccaughey mccaul mccauley mccausland mccay mcclean
    mcclelland mccloskey mccluskey mccolgan mccoll mccollam mccomiskey mcconaghey mcconaghy mcconnon mccooey mccool
    mccorkill mccorley mccorry mccourt mccracken mccrann mccrea mccreanor mccrory mccrossan mccrudden mccullagh
    mccumiskey mccumisky mccurdy mccurley mccurtin mccusker mcdade mcdaeid mcdaid mcdermod mcdermott mcdevitt mcdonagh
    mcdougald mcdowall mcdunphy mcdwyer mcdyer mcebisi mcelduff mcelgunn mcelhattin mcellistrim mcelnay mcelnea
    mcelroe mcelroy mcelwaine mcelwee mcenaney mceneaney mcenry mcentaggart mcentee mcevaddy mcevilly mcevoy mcewen
    mcfadden mcfall mcfarlane mcfaull mcgahey mcgalligly mcgann mcgarraghy mcgarrigle mcgarry mcgarvey mcgauran mcgaw
    mcgeady mcgeehan mcgeoghegan mcgeown mcgerr mcgettigan mcgettrick mcgill mcgillicuddy mcgilligan mcgilly mcgilroy
    mcginley mcginnitty mcginty mcgirl mcgirr mcgivern mcglinchey mcglinchy mcgloin mcglynn mcgoff mcgoldrick
    mcgonagle mcgough mcgourty mcgovern mcgowan mcgowern mcgrane mcgreal mcgregor mcgrenehan mcgroarty mcgrory
    mcgruddie mcgruddy mcguigan mcguill mcguinn mcguinness mcguirk mcguirl mcgurk mchale mcharry mchenry mchugh mchunu
    mcildownie mcilroe mcilroy mcilwee mcineely mcinerney mcinnes mcisaac mcivor mckaigue mckayla mckeegan mckeever
    mckelvey mckendry mckeniry mckenna mckenny mckeogh mckeon mckeown mckernon mckevitt mckie mckiernan mckillop
    mcking mckinley mckinnon mclachlan mclaverty mcleer mcleese mcleigh mcleod mcloon mcloone mcloughlin mcmacken
    mcmanaway mcmanus mcmaster mcmenamin mcmonagle mcmorrow mcmullen mcmurray mcmurrough mcnabb mcnaboe mcnally
    mcnamara mcnamee mcnaughton mcnea mcnealy mcnee mcneely mcneill mcnelis mcnevin mcnicholas mcnicholl mcnill
    mcnulty mcoyi mcpartland mcpartlin mcpartlon mcphilbin mcphillips mcpolin mcquade mcquaid mcqueen mcquilkan
    mcquillan mcquillen mcquin mcquinn mcrann mcready mcroarty mcrory mcshane mcsharry mcsheehy mcteague mcternan
    mctiernan mctigue mcusi mcveagh mcveigh mcvicker mcvitty mcwalter mcwaye mdaka mdakane mdladla mdlalose mdlanyoka
    mdlenevu mdletshe mdluli mdlumbi mdonswa mdotshana mdunge meabh meadog meadow meads meaghan meagher mealaid meaney
    meany meara mearl mears mebarki mechelle mecheri mechthild mechthilde mechtild meciar meciarova mecide mecik mecit
    meda medac medard meddah medeja medel medhurst medic medici medjahed medora medrala medrano medvecka medvecky
    medvedev medvedeva medvedova meehan meelis meenaghan meenan meera meeres meersman meert mees meeus meeusen
    mefarettin mefharet meftah megane megantara megaw meggan megger megha meghana meghann mehdiqulu mehdiye mehigan
    mehin mehloluhlaza mehman mehmed mehmetzahir mehrigul mehrimoh mehrimohova mehrojov mehrojova meibh meic
    meidhreach meijer meik meike meili meindl meinhard meinolf meinrad meis meisch meissner meixner meja mejer mejias
    mekhala mekhi mekkin mekkino mekkinos melady melaha melander melani melanine melaniuk melany melba melbourne
    melcer melchior melchor meldon melek meleknur meler melero melet melgar meli melia melican melichar melicharek
    melicharekova melicharova melicher melichercik melichercikova melicherik melicherikova melicherova melihcan
    melikkan melin melis melissia melita melitta melka melker melkior melkiors melkolms melkolmur melkorka mell mella
    mellado melle mellet mellie mellisa mellissa mellon mellor melnik melodee melodie melonie melony melrakki
    melrakkis melros melul melva melville melvina melvine melvyn melwin memela memili memon memphis menachem menchaca
    mendak mende mendizabal mendonca mendy mendyka meneses menfeat mengi mengolo menguc menisan mennea menon mens
    mensa mensah mensalder mensalders mensik mensikova menthonnex menton mentor mentzel menza menziwa merabet merah
    meral meraz merba mercadante mercader mercalli mercantini mercati merche merchel mercks merckx mercy mercyline
    merda merdi mereana merel meret merete merethe mergen mergim meriem merijn merike merila merilainen merilyn merim
    merisi merita merja merkas merkur merkurs merkx merl merle merlene merlin merlyn merna mernagh merri merrie
    merrigan merrilee merrill merrily merry mersch mert mertel mertie merton mertz merva merve mervi mervin mervyn
    merwin mery meryem meryeme meryl merz merzoug merzougui merzuk mesaric mesbah mescall meshack meshur mesic mesjasz
    meskill messaoudi messiah messiana messina messner mestdagh mestur mesude mesut meszaros metcalfe metehan metel
    metella metha methavorakul methusalem methusalems metin metinkaya metka metod metrine metro mets metta mette
    mettie mettler metusalem metusalems metz metzler meucci meunier meurant meurisse meusburger meveddet mevludiye
    mevlut meyhanim meyiwa meyransa meyvant meyvants mezei meziane meziani mezide mezzetta mfeka mfusi mgabadeli
    mgabhi mgasela mgazi mgcaleka mgenge mgilija mgobhozi mgwaba mhayise mhlabandlovu mhlambo mhlanga mhlangu mhlanya
    mhlongo mhlongwane mhlophe mhlungu miah miara mias miasik miasko micael micah mical micayla micca miceal micetic
    mich micha michaele michaels michail michala michalak michalczak michale michalech michalechova michalek
    michalekova michalica michalicova michalik michalikova michalka michalkiewicz michalko michalkova michalska
    michalski michaux micheala michela michelangeli michelangelo micheletti micheletto michelina michell michelotto
    michels michelson micheni michial michiel michielsen michniak michnik michnowicz mick mickael mickey mickie micky
    middelkoop middlemiss midura miechowicz miecznik mieke miekina miekus miel mielcarek mielcarz mielke mieloch
    mierzwiak mies miesha mieszala mieszko mietka miettinen mietus migala migda migdalia migle migliaccio mignon migon
    miguela miguelangel migwi miha mihael mihaela mihai mihail mihajlo mihalic mihalik mihalikova mihaljevic mihaly
    mihelcic mihelic mihels mihhail mihhailov mihhailova mihic mihin mihkel mihnea mihoubi mihrab mihriye miia miika
    mijas mijo mijsberg mikaelina mikaels mikaere mikaila mikako mikal mikala mikalah mikayil mikeal mikel mikelis
    mikels mikhail miki mikic mikiciuk mikita mikjall mikjalls mikk mikkael mikkaels mikkalina mikkel mikkels
    mikkelsen mikko mikkola mikkonen miklaszewicz miklavcic miklecic miklik miklikova miklos miklosko mikloskova
    miklosova mikoda mikolaj mikolajczyk mikolajewicz mikosz miksza mikulak mikulakova mikulandra mikulas mikulcic
    mikulec mikulik mikulikova mikus mikusek mikusova mikyas milada milana milanesi milanova milas milatic milay
    milburn milcah milcarz milczarczyk mildinberg mildinbergs mildred mile milej miletic milevoj milewczyk milewska
    milewski miley milford milicic milina milissa milkah milla millar millaray millard mille millea millet millican
    millicent millie milligan milly milmo milne milorad miloslav miloslava miloslavic milosz milota milotic milotova
    milou miloudi milovac milovan milroy miltenburg miluse mima mimi mimica mimir mimirs mimmi mimouni mimoza mimun
    mimy minac minacova minayo minda mindaugas mindi minenhle miner minerva minervia minet minguez minh minhas miniati
    minibe minihan minihane minkiewicz minkina minne minney minnie minny minodora minogue minor minoru minta mintie
    mioara miocic miodek miodrag mios miotke miozga mirabela miracle miralles miramontes miran miranov miranova miray
    mirbadin mircea mirco mirdza mireia mirela mireles mirella mireya mirga mirgos miriah miriama mirian miriti mirja
    mirjami mirjana mirlinda mirna miro mirocha miron mirona mironczuk mironiuk mironov mironova mironshoh mironshohov
    mironshohova miros mirosavljevic miroslava miroslaw miroslawa mirra mirriam mirs mirsad mirt mirta mirte mirtha
    mirthe mirtie miruna miryam misael misak miscell mischa mise mishat mishra misiarz misiaszek misicher misiejuk
    misik misiko misikova misior misiuk misiurek miskell misko miskovic miskowiec mislav misra missie missoni missouri
    missy mist misteal misti mistie mistrik mistrikova mistry misuli miszkiel miszkiewicz miszkurka miszta misztela
    mital mitali mitch mitchel mitchelle mitei mitek mitera mitesh mitica mitoraj mitra mitrut mitschke mitt mittal
    mitter mitteregger mitterer mitterlehner mittermayr mittie mituru mitzi mitzy miura miya miyesser mizak mizgala
    mizhir mizia mjadu mjalldis mjallhvit mjoli mjoll mjollnir mjollnirs mjolnir mjolnirs mjwara mkarkara mkhabela
    mkhandlela mkhathini mkhatshwa mkhithi mkhize mkhokeleleki mkholo mkhonza mkhumbuzi mkhungo mkhwananzi mlaba
    mladen mlakar mlalane mlalazi mlambo mlangatshe mlangeni mlawula mleczak mleczek mlinar mlinaric mlocek mlodzik
    mlondo mlot mlotek mlotshwa mlungisi mlungwana mlynar mlynarik mlynarikova mlynarova mlynarz mlynczak mlynczyk
    mmboga mmbone mnangat mnangwe mncube mncwabe mncwanga mngadi mngoma mngomezulu mnguni mngwemkhulu mngwengwe
    mnikathi mnisi mnomiya mnqamu mnqayi mnqobi mnquhe mntambo mntimande mntungwa mnyamande mnyandu mnyoni moan moberg
    mocanu moccia mocenigo mochlichen mocibob moczko modena modesta modesto modi modiano modig modigliani modis modric
    modris modugno modupe mody moen moenen moens moensendijk moerman moes moesha moet moey mofardin moffatt moffit
    mofifoluwa mogaka mogeni mogens mogensen mogere mogherini mogire mohamad mohamedi mohammadi mohammedi mohamud
    mohan mohand mohanty mohaupt moher mohini mohinur mohinurova mohlaroyim mohlaroyimova mohr mohsim moilanen moira
    moisio mojca mojica mojisola mojisoluwa mojmir mojsa mojzis mojzisova mokadem mokaya mokhtari mokrane mokrani
    mokros mokrosova mokua mokwa molak molano molder molegraaf molek molen molenaar moles molesini molga moli molin
    moliner molins molis molitor molka moll moller mollie molloy molnar moloney molyneux momanyi momberg momoko monaco
    monaghan monagle monahan monalisa moncada mondaca mondadori mondaini mondise mondragon monduzzi moneta monfort
    mongan mongare monicah monicelli monis moniuszko monja monk monkiewicz monks monna monnard monnet monney monnie
    monnier mononen monreal monroy monsalve monserrat mont montague montalban montalcini montalti montalvo montana
    montanari montanariello montandon montanelli montanez montano monte montecchi montecino montecinos montel
    montemayor montesano montesinos montessori monteverdi montez monti montie montrell montserrat monty moone moonen
    moons moor moors moosbrugger moraa morabito moradeke moraes moraga morahan morais moraleda morand morandi
    morandini morante morar morara morard morata moravcik moravcikova moravcova moravec moravecova morawiak morawo
    morayo morcillo morcinek mordak mordal mordechai moreels moreen morek morel morell morellato morenike morera mores
    moresi moretti morgagni morgala morgane morgans mori moriah moriarty moric moricova morillo morine moris morits
    moritzs mork morka morlacchi morley mornane morolake moron moroney morosini morova moroz morpurgo morricone morrin
    morrissey morrocco morsli mortati morten mortensen morth mortier mortimer mortka morucci morvan moryc morys
    moscarda moschino mosciska mosciski mose mosemann moser moseti moshe mosi mosinmileoluwa mosiolek mosis moskalik
    moslavac mossie mostefaoui mostek mosunmola mosur mota motak motha motte mottet mottiez mottus motunrayo moturi
    motycka motyckova motyka motykova moulay moulin mouloud mounir mountain moura mourad moureau moureen mourib
    mourine mousel moussa moussaoui mouton moyano moylan moynihan moyosore mozart mozdzierz mozell mozella mozelle
    mpangazitha mpanza mphahlwa mphankomo mphazima mphemba mphephethwa mpikela mpila mpofana mpumuza mpungose mpunzana
    mqadi mqungebe mrak mraovic mraz mrazek mrazekova mrazik mrazikova mrazka mrazko mrazkova mrazova mrihani mriosain
    mroczko mrotek mroz mrozek mrozowicz msamkhulu msane msani mseleku mshazi mshengu mshibe mshikela mshikila
    mshiyane msibi msimang msindazwe msokazi msomi msuthu msuya msweli mszyca mthabela mthalane mthanti mthembu
    mthethwa mthimkhulu mthinti mthiya mthiyane mthokozisi mthombeni mthonti mtimande mtolo mtshali mtumaseli mtuswa
    muange muarra muasya mubariz mubetcel mubina mubinova mucahit mucellib mucevher mucha muchai muchangi muchemi
    mucheru muchira muchiri muchoki muchova muchui mucka mucko mudden mude mudgway mudlaff mudri mudronja muema muendo
    mueni muferrih mufide mufit muga mugambi muganli mugber mugdha mugendi muggs muggur mugica mugo mugur mugure
    mugurel muhallil muhamed muhamet muhammadali muhammadaliyev muhammadamin muhammadaminov muhammadamir
    muhammadamirov muhammadayub muhammadayubov muhammadaziz muhammadazizov muhammadov muhammadova muhammadrizo
    muhammadsafo muhammadsafoev muhammadsodiq muhammadsolih muhammadumar muhammadumarov muhammadyasin muhammadyusuf
    muhammadziyo muhammadziyoev muhammet muharrem muhazzim muhia muhima muhip muhiye muhlbacher muhlberger muhlbock
    muhle muhonen muhonja muhoro muhovic muhr muhsina muhsinova muhumed muhyettin muia muigai muijs muilleoir muimi
    muinde muindi muir muireann muiruri muizza muizzova mujde mujur mukami mukbile mukherjee mukhopadhyay mukhwana
    mukiri mukoya mukramin mukrume muktar muktedir mukundi mularz mulawa mulayim mulcahy mulcair mulder mulders
    muldoon muldowney mule mulei mulele mulet mulgrave mulgrew mulhare mulhern muli mulichen mulinge mulis mulkerrin
    mullaghan mullaly mullan mullane mullaney mullany mullarkey mullerova mullery mulligan mullin mullner mullooly
    mullooney mulloughney mulloy mulongo mulqueen mulqueeny mulrain mulrooney mulroy mulry mulryan mulvany mulvenna
    mulvey mulvihill mulvin mulvy mulwa mulya mulyani mulyanto mulyono mumba mumbe mumbi mumbua mumo mumpuni mumtaz
    mumtaze mumtoz mumtozova munari munda mundhildur mundia mundina munene munezzer munga mungai munguia munguti muni
    muniak munif muninn muninns munis munisa munisayeva munnelly munro munroe munshi munyao munyi munyiva munyoki
    munyua munywoki muoki murach murad murae murage muraguri murakami murangiri murat muratcan muratori muratovic
    muraya murazik murdoch murdock mureithi muret murgas murgasova murialdo murielle murigi muriithi murilo murimi
    murin murinova muriset murit murithi muriuki muriungi murk murl murnane murnin murod murodov murodova murri
    murrihy murry mursalina mursalinaeva mursinin mursita murtagh murthy murti murty muru murugi murunga murungi
    musafet musaffa musatti musau musaxanli muscet musee musembi musemma musfira musfirayeva mushtariy mushtariyeva
    musi musial musiala musil musila musili musilova musimbi musiolik muskala muskunaz muslim muslima muslimaeva
    muslimov muslimova muslum must mustac mustafayev mustafayeva mustafo mustapha mustapic mustika mustofa mustonen
    musumba musungu musure musy musya musyimi musyoka musyoki mutahi mutai mutanu mutasim mutegi mutembei mutemi
    mutethia muteti muthama muthami muthee muthengi mutheu muthiani muthike muthini muthoka muthomi muthoni muthui
    muthuri muti mutia mutie mutinda mutindi mutio mutiso mutisya mutluhan mutti mutua mutugi mutuku mutuma mutune
    mutunga mutungi muturi mutwiri muuo muur muursepp muvaffak muvahhide muveddet muxlisa muxlisayeva muxtar
    muxtaroglu muya muzaffer muzayyana muzayyanova muzdahir muzdalifa muzdalifayeva muzekker muzhir muzic muzina muzyk
    mvelase mveni mvubu mvuyana mwadime mwai mwaka mwakio mwalimu mwamburi mwamini mwanajuma mwanamisi mwandla
    mwangangi mwangi mwania mwaniki mwanza mwanzia mwasaa mwathi mwaura mwelase mwema mwenda mwende mwendia mwendwa
    mwero mwezi mwihaki mwikali mwinyi mwinzi mwirigi mwita mwiti mwololo mwongela mwongeli myah mycek mychal mydlak
    mydlarz mydlo mydlova myeni myer myeza myga myhre mykel myklebust myla mylee mylene myles mylie myllymaki myra
    myranda myrcha myrcik myrkjartan myrkjartans myrkvi myrkvis myrl myrle myrna myron myrra myrta myrtha myrthe
    myrtice myrtie myrtis myrtle myrun mysiak mysior myszak myszk myszor mytnik mytych mzamo mzila mzilankatha mzileni
    mzimela mzizi mzobe mzolo mzomba mzoneli mzukase mzulwini mzungu mzyk naadir naail naajy naasih naasir naathim
    naazhim nababan nabeeh nabeel nabhan nabialek nabigh nabih nabil nabila nabwire naccari nacer nachiket nacho
    nacinovic nacio naczk nadal nadeau nadeem nadege nader nades nadeschda nadeshda nadezda nadhir nadi nadig nadim
    nadin nadir nadkarni nadr naeem nael naess naessens nafasat nafees nafesa nafii nafile nafis nafula nafuna nagar
    nagarajan nagel nagele nagi nagioglu nagl nagle naglik naglis nagorka nagy nagys nahashon nahiara nahla nahuel
    naiara naib naibei naide naidu naik nail naili naim naima naimh nainggolan nair naja najair najam najee najeeb
    najera najib najmudin najuma najwa nakagawa nakajima nakamura nakhumicha naki nakia nakic nakif nakip nakisha
    nakita naksh nakul nala nalan nalar nalazek nalecz nalepka nalepkova nalewajek nalewajko naliaka nallely nallon
    nally nalty namaga namiq namon namysl namyslo nana nanami nanci nancie nand nanda nandini nandisa nando nandor
    nandwa nanette nangle nanie nanjala nannette nanni nannie nanny nansy naoimh naoise naoki naoko naom naoma naomh
    naomy naoto napitupulu napoleon napoleone napolitano naradi narain narang narasimhan narayan narayanan narcis
    narcisa narciso narcisse narcissus nardi narfi narfis narhanim narimane naringul narji narozna narozny narpati
    narula narusis nary nasab nasambu nascher nascimento naser naserian nashipie nashiruddin nasiadka nasiba nasim
    nasimiyu nasir nasiru naslund nasra nasri nasrullah nassim nastaj nastaly nastja nasuf nasyiah nasyidah natalee
    natali natalija natalio natalja nataly natalya natan natanaels natanek nataniel nataniels natans natarajan natasja
    natasza nate natella nath nathalia nathaly nathanael nathanial nathari nathasha nathen natiq natividad natosha
    natsir natt natta nattawun nattsol nattulfs nattulfur naud naughton naujokas naumiuk naumov naumova nauseda
    nautica nava navara navarova navarria navas naveen navez navone navratil navratilova nawal nawoj nawrocka nawrocki
    nawrotek nayak nayar nayara nayaret nayareth nayeli nayely nayfa nayibe nayil naylor nazar nazaret nazareth
    nazarewicz nazari nazario nazarko nazarov nazarova nazende nazi nazidil nazim nazimek nazimet nazir nazli nazlihan
    nazlim nazmi ncala ncama ncanana ncongwane ncube ncusi ncwaba ncwane ndaba ndabandaba ndabansele ndabase
    ndabezitha ndambuki ndandali ndanu ndawo ndawonde ndege ndegwa nderitu ndichu ndiema ndima ndimande ndinda ndinisa
    ndirangu ndiritu ndiwa ndiyema ndlala ndlandla ndlangamandla ndlanya ndlanzi ndlela ndlondlo ndlovu ndolo
    ndondakusuka ndonga ndoro ndosi nduati nduku nduli ndumiso ndunda ndunge ndungu nduta ndwandwe ndwiga neachtain
    nealie nealon nealy neancol neary neasa nebih nebiha nebojsa nebot necati necci necdat nechifor necilal necmettin
    necva nedas nedda nedermeijer nedic nedjar nedjma nedra nedzi needham neehan neel neelan neelima neelin neely
    neema neenan neerachapong nefaret nefiye neftali negele negrete negron neha nehemiah nehip nehring neider neilan
    neilian neill neilson neirynck neisti neistis neja nejc nejdet nekesa nela nelah nelcy nelda nele nelia nelida
    nelie neligan nelima nelio nelis nelissen nell nella nelle nelli nellie nello nels nelsy nelu nelya nemanja
    nemcova nemecek nemeckova nemes nemeth nena nenad nene nenna nenni nennis nenzi neola neoma neppie neptun neptunus
    nerea nereida nerger neriban nerijus nerim neringa nermin nery nesfe nesip neska neslinur neslisah nesrin nesrine
    nessa nesterowicz nestorowicz neta nete neto netra netta nette nettie neubacher neubauer neugebauer neuhauser
    neuhold neulinger neumann neumayer neumayr neumeister neumuller neuner neureiter neureuther neuschafer neuteboom
    neuville neuwirth neuzerling neva nevada nevado nevaeh neval nevala nevalainen nevarez neveah neven nevenka neves
    neveu nevgin neville nevin nevio nevise nevsal nevsale newell newt neyens neylon neyran neza nezengul nezihi
    nezize ngaire ngala ngamia nganga ngao ngari ngaruiya ngatia ngazitha ngcamane ngcamu ngcemu ngcobo ngcolosi ngei
    ngema ngeni ngeno ngetich ngiba ngidi ngige ngigi ngina ngobese ngobisi ngoc ngomane ngome ngonini ngotho ngotsha
    ngozi ngubane ngubeni ngugi ngui ngumbao ngungunyana ngunjiri ngure ngwane ngwazi ngwekazi ngwenya nhat nhien
    nhlabathi nhlane nhlanhla nhlanhlampofu nhlapho nhleko nhlengethwa nial niall niamh niara nibaldo nibali nicaise
    nicanor nicat niccolo nicewicz nichakarn nichelle nichifor nichol nichola nicholaus nicholls nicholus nickel
    nickels nicki nicklas nicklaus nickolas nickson nicky niclas nicoara nicodemo nicodemus nicodim nicol nicolae
    nicolaie nicolaj nicolasa nicolau nicolaus nicolay nicoleta nicoletta nicolette nicoletti nicoline nicolini
    nicolle nicolo nicolucci nicu niculina niculita nicusor nicuta nidhi nidra nieborak niebudek niechcial niecko
    niedbal niederl niedojadlo niedospial niedzwiadek niek niemczuk niemeier niemela niemi nieminen niemira nienke
    nienow nieradko nieradzik niermann nieroda niescior niescioruk niesporek nieszporek nieuwstraten nieves nievo
    niewiara niewola nigam nigar nigesa nigg niggli nigmet nihad nihai nihal nihan niharika nihoe niilo niina niiranen
    niit nijak nijman nijs nika nikanor nikanors nikau nikel nikhil niki nikia nikiforov nikiforova nikitin nikko
    niklasson niklaus niklewicz nikodem nikol nikolaev nikolaeva nikolais nikolaj nikolajs nikolajuk nikolaos nikolaus
    nikole nikolett nikoletta nikolic nikora niks niksa nikula nikulas nila nilam niland nilcan nilda nile niles nili
    nilima nilles nilo nilsen nilson nilsson nilufar nilufarova nimac nimakoah nimrat ninalowo ninetta nini ninioluwa
    ninja ninna ninnie ninoska ninthe nipp niquille nira niracha nirgul nirja nisa niscoromni nisevic nisha nishimura
    niskanen nissen nissinen nistor nita nitara nitek nitesh nitkiewicz nitra nitrova nitti nitto nitzsche nives
    niyaga niyaz niyazi niyilolawa nizet nizetic niznanska niznansky njabulo njagi njala njall njalls njambi njapha
    njau njenga njeri njeru njihia njiki njinji njiru njogu njoka njoki njoku njola njomane njoroge njozi njue njuguna
    njuki nkabinde nkala nkamzwayo nkansa nkansah nkatha nkazimulo nkirote nkiruka nkomo nkomose nkomoye nkonyeni
    nkosi nkrumah nkumane nkundlande nkwakha nkwali nkwaliyenkosi nkwanyana nnamani nnamdi nneka noack noam noams
    nobantu nobauer nobie nobuhle nocek noculak nodanga nodlomo noeleen noeline noella noels nogantshi nogiec noguera
    nogues nohely nohlmans nohora noirin nois nojek nojman nojus nokkvi nokkvis nokulunga nola nolberto nolcini noleen
    nolen nolia nolie nollaig nollee nolty noma nomagugu nomalanga noman nomasonto nomathalente nomathemba nombela
    nombhoco nomcebo nomm nomme nommik nomndayi nomthandazo nomusa nomvula nomvuma nona nondaba nondlela nonduma
    nongalaza nongalo nonhlanhla noni nonie nonis nonjabulo nonkosi nonkululeko nonni nonnis nonso nontanda nontuli
    nonyana noonan noone noor noora noordijk noortje noppakao norac norambuena noras norberg norberts norbey norbiato
    nord nordberg nordgren nordin nordio nordlander nordlund nordqvist nordstrom nore noreen noren norene noreta
    noretta norgaard norgren nori norica norina norine noris norita norlin norling normand normann normanns normunds
    norramon norrman norry north norval norwood nosbusch nosiglia noszczyk nota notarbartolo notburga nothando notova
    nott nouar noud noui nouri nousiainen nout novaes novais novakova novaro novella november novembers novi novikov
    novikova novitasari novosel novota novotna novotny novruz nowacka nowacki nowak nowakowska nowakowski nowanqa
    nowek nowicka nowicki nowotka nowotnik nowotny nowrot noxolo nozibusiso nozima nozimova nozizwe nozka nozulu
    nqobizitha nqumela nrima nsele nsia nsibande nsibanyoni nsindane nsukuza ntaka ntamonde ntanzi ntenga nthenya
    nthiga ntiamoa ntim ntimi ntinyari ntombela ntsele ntshalintshali ntshangase ntshingila ntshiza ntuli nuala nubar
    nubia nudret nugent nugnes nugraha nugroho nuhu nula nulty numi numis nunes nunne nuno nunzio nura nuraini nural
    nuran nuray nurbanu nurcan nurda nurdeniz nurdiyanti nurek nuretdin nurettin nurey nurgil nurhayet nuri nuriat
    nurice nuriya nuriyet nuriyeva nurk nurkan nurkiewicz nurlan nurlana nurm nurmelek nurmi nurminen nurmuhammad
    nurmuhammadov nurmuhammadova nursan nurseda nurser nursim nurtac nurten nuru nurul nurulla nurullah nurveren nury
    nusa nussbaumer nussle nusslin nutcha nutkrita nutwadee nuut nuutinen nuyan nuyts nwabudike nwachukwu nwosu
    nxamalala nxasana nxele nxumalo nyaako nyaakoaa nyaboke nyabuti nyabuto nyaga nyagaka nyaguthii nyah nyakio
    nyakundi nyale nyamai nyamawi nyambane nyambose nyambu nyambura nyame nyamu nyamweya nyana nyanchama nyanda
    nyandeni nyangaresi nyangau nyangweso nyantakyi nyasi nyasia nyathi nyawa nyawira nyawo nyawokhulu nyawose
    nyazitla nyberg nybjorg nydia nyembe nyembezi nygard nygren nyhan nyide nykanen nyla nylah nylander nylen nylund
    nyman nynke nyoike nyoka nyokabi nyokayebululu nyoman nyongesa nyongwana nyoni nyota nyree nyssen nystrom nytko
    nyuki nzai nzama nzamela nzau nzilani nzima nzimande nzimase nzioka nzioki nzisa nzomo nzuki nzuza
    """
}
