extension BuiltInRules {
  /// Given names and surnames from A to C; see `peopleNames`.
  static let peopleNamesAToC: StaticString = """
    aaaqil aaban aabid aachal aada aadam aaden aadhya aadi aadil aafiya aage aages aagot aahana aahil aalam aalee
    aalim aaliyah aalto aaltonen aalts aamil aamir aamirah aanei aanuoluwapo aapo aaqil aarav aarden aarif aarini
    aariz aarna aarnav aarne aaro aarts aarush aaryan aasa aasen aashi aashif aashir aasif aasim aasmae aatif aatiq
    aatos aaus aavik aayan aayush aazim abaan ababei abad abada abagail abarca abascal abatantuono abate abayomi abba
    abbad abbagnale abbas abbasli abbasov abbasova abbassi abbes abbey abbi abbie abbigail abbos abbosov abbosova abby
    abdalla abdallah abdelatif abdelaziz abdelkader abdellah abdellaoui abdelli abderaouf abderrahmane abdiaziz abdiel
    abdifatah abdihakim abdikadir abdille abdinoor abdirahman abdis abdon abdou abdow abdu abduaziz abduazizov
    abduazizova abduboriy abduboriyov abduboriyova abdulahat abdulbekir abdulcemal abdulgazi abdulhadi abdulhamid
    abdulhamidov abdulhamidova abdulkadir abdulkerim abdulla abdullahi abdullaoglu abdullayeva abdulloh abdullohov
    abdullohova abdulmenaf abdulsamed abdulsemet abdumalik abdumalikov abdumalikova abdurahmon abdurahmonov
    abdurahmonova abdurrahman abdurresit abebi abed abednego abeer abeiku abela abele abella abellan abelone abels
    abena abeni aberg aberhart abernathy abha abhimanyu abhiram abicic abid abie abigael abigaili abigale abigayle
    abilio abina abiodun abiola abiona abiye abjorn abner abola abolina abolins abols aboraa abosede abou abouda
    aboukir abrafi abrahamova abrahams abrahamsen abrahamsson abram abramczuk abramov abramova abramovic abrassart
    abrego abror abrorov abrorova abshire abubakar abubakr abubakrov abubakrova abuga aburto abuzar abwao abyasa acar
    acarkan accardo acedo acerbi acero acey achaorainn acharya achberger achbergerova acheampong achiel achieng
    achille achim achison achleitner achola achour achouri achsah achtelik acie acikel acilay ackerl ackermann aclan
    adadia adaeze adah adak adal adalbert adaline adalyn adalynn adamaris adamaszek adamczyk adame adamec adamecova
    adamiuk adamo adamova adamow adamska adamski adamson adamu adasal adasme adda addi addie addis addison addisyn
    addy addyson adebisi adebiyi adebowale adebukola adedayo adedeji adegbite adegoke adekitan adekola adekunle adel
    adelaar adelaida adelaide adelakun adelard adelardo adelasia adelbert adeleke adelgunde adelheid adelia adelin
    adelinde adell adella adelle adelmo adels adelusi adelyn adelynn ademiluyi aden adenike adeniyi adeolu adeoti
    adepeju ader aderibigbe aderogba aderopo adesewa adeshina adesiyan adesoji adesua adetayo adetoke adetokunbo
    adetoun adeyemi adeyemo adeyi adhiambo adhiarja adhra adia adiarja adiel adiela adiels adigun adika adikara adil
    adila adilene adimu adin adina adinata adinolfi adis adisa adison aditya adlai adlan adler adline admir admiral
    adnan adolfine adolfs adolfsson adolph adolphe adolphus adoma adomah adomako adomas adongo adonis adora adoracion
    adow adrain adria adriaan adriaansen adriaensdr adriaense adriaensen adriaenssens adriane adrianna adrianne
    adrians adriansyah adriel adriels adriene adrienn adrija adrijana adron adrovic adryaens adunni adusei adutwum
    adutwumwaa advaith advay advik advika adviye adweta adwoa adwubi adya adyson adzijevic aebi aeby aedan aedin aedo
    aegileif aegir aegirs aeije aengus aenne aerts aertsz aesa aesir aesirs aevar aevarr aevarrs aevars afanasjev
    afanasjeva afaq afer aferdita affie afia afife afil afiq afirifa afoakwa afolabi afolarin afolayan afonja afonso
    afra afrakomaa africa afrim afruza afruzova aftin afton afua agahadi agakisi agamali agamusa agaoglu agapito
    agarwal agastya agate agaxan agayeva agazzi agbegim agca aggarwal aggie aggrey aghas agim agla aglaia agmur agnar
    agnars agne agnea agnesa agnese agnesi agness agneta agnete agnew agni agnis agnolo agnos agostina agostinelli
    agostini agostino agovic agrawal agren agripina agris agron aguado aguayo agudelo agudo agueda aguero aguilo
    agullo agurto agus agust agusta agusti agusts agustus agyapomaa agyapong agyare agyei agyeiwaa agyemang ahat
    ahearn ahearne ahern aherne ahlberg ahlgren ahlin ahlqvist ahlstrom ahluwalia ahmadi ahmadov ahmadova ahokas ahola
    ahonen ahortor ahsen ahter ahti ahuja ahumada aicha aichholzer aichinger aideen aidyn aiga aigars aigner aija
    aijuka aiko aila ailbhe aileen ailene aili ailin ailis ailish aimable aime aimo aina ainara ainars aine ainmneach
    aino ainoa ainsboro ainsley airaksinen airi airmeas aishani aishling aisling aislinn aissani aissaoui aistis
    aisyah aitana aitken aitor aivar aivaras aivars aiyana aiyanna ajala ajan ajani ajao ajayi ajda ajello ajeng
    ajewole ajiman ajimat ajimin ajiono ajla ajna ajoke akalan akanmu akar akarsana akatay akay akbar akbarov akbarova
    akbas akboga akca akcabay akcasu akcay akcivan akdeniz akdora akdurmus akeelah akeem akelis akello akemi akerlund
    akerman akesson akgol akgunduz akgunes akhtar akif akinal akinkunmi akinlabi akinrinola akinwale akinyi akira akis
    akise akkerman akmacic akmal akmalov akmalova akmaner akmaral akoaa akobir akobirov akobirova akos akosua akoth
    akoto akowua akoz akram aksay aksel akseli akshay aksogut aksoy aksu aktemur akua akumaa akumu akver akwasi akwesi
    akyaa akyeampomaa akyeampong akyena akyildiz alaaddin alabama alabezek alabi alade aladin aladino alaeddin alaina
    alambana alamiro alamo alamu alanalp alanen alani alanis alanko alanna alannah alanta alanzo alara alas alastair
    alatalo alattin alaya alayna alaz alban albano albeiro alber alberdi alberico albero alberola albers alberta
    alberte albertha albertina albertine albertini alberts albertus albino albion alboni albornoz albrecht albu
    albulena albuquerque alby alcalde alcan alcantar alcantara alcazar alcee alcide alcides alcie alcira alcolea alda
    aldair aldar aldars aldemar alden alderano aldin aldis aldny aldobrandi aldona aldonza aldridge alea aleah alease
    alecia aleck aleen aleena alegre aleida aleisha aleix alejandrina alejo alek aleks aleksa aleksandar aleksandr
    aleksandras aleksandrov aleksandrova aleksandrs aleksandrzak aleksanteri alekseev alekseeva aleksei aleksej aleksi
    aleksiejuk alemany alemdar alemsah alen alene alenka aleodor ales alesha alesia alessandra aleta aletha alethea
    aletta alexandar alexande alexanders alexandersson alexandr alexandrea alexandrie alexandrina alexandro alexandros
    alexandru alexe alexei alexej alexi alexina alexius alexs alexus alexys alexzander alfa alfar alfars alfdis alferd
    alfey alfgeir alfgeirs alfgrims alfgrimur alfhildur alfie alfieri alfifa alfio alfonse alfonsi alfonsina alfonz
    alfonzo alford alfreda alfreds alfredsson alfros alfrun alfs alfsol alfur alger algernon algie algirdas algis
    algot alia aliabbas aliana alica alicja alighieri aliihsan alijah alika alin alinur alinurov alinurova alio alirio
    aliro alis alise aliseydi alisik alissa alisson alistair alistar alister alivia aliya aliyah aliyev aliyeva aliyu
    aliza alize alizee alja aljaz aljosa alka alkor alkovic alksne alksnis alla allahverdi allain allal allali allana
    allans allas allean alleen allegra allena allende allendes allene aller allerby alli allie allik alline allis
    allisson ally allyn allyson allyssa almagia almagro almansa almanza almar almaraz almars almasi almast almaz
    almazan almeda almedia almendra almer almeta almgren almina almir almira almon almonacid almond almonte almqvist
    almudena almus almut almuth almyra aloba aloisia aloisio alojz alojzia alojzij alojzija aloma alondra alonza
    alonzi alonzo aloo aloys aloyse aloysius alpaidis alparslan alpcan alpha alpheus alphonce alphons alphonsine
    alphonso alphonsus alpin alpsu alreks alrekur alrun alsina alsoy alston alta altamirano altenwerth altera altha
    althea altie altin altinbike altincicek altinisin altinkaya altmann alto altogan alton altug aluoch alvah alvan
    alvar alvars alve alvear alveiro alvena alver alvera alverda alverta alvia alvie alvilda alvina alvine alvins
    alvira alvis alvy alwilda alwin alwina alwine alya alyce alycia alys alysa alyse alysha alysia alyson alyssia
    alyvia alzate alzbeta alzina alzinova amac amada amadea amadeo amadeus amado amahle amaia amaira amal amaldi
    amalie amalija amalrada amancio amandine amando amann amanovic amanowicz amar amara amarachi amaral amare amari
    amarilis amarion amaris amaro amaru amasa amat amato amaury ambani ambar amberly ambers amble ambrasas ambre
    ambrose ambrosio ambroz ambrozewicz ambrozic ambrozik amedeo amedeu amel amela amelija america americo amerigo
    ameur amey amiah amico amidzic amie amigo amil amilcar amilia aminatu amine aminova amirah amirayeva amirov
    amirova amirs amit amiya amiyah amleto amma ammaniti ammann ammari ammie ammon amoa amoako amoakowaa amoanimaa
    amoasi amoit amoke amol amon amondi among amope amor amores amorim amoros amos ampadu ampofo ampofowaa ampoma
    amponsa amponsah ampuero amra amrane amrani amre amrein amri amrita amrouche amruta amundi amundis amundsen amya
    amza anabel anabela anabella anabelle anacleto anaelle anahera anahi anahis anaida analia anamaria anamika anand
    ananias anar anargul anarqizi anaru anas anasa anastacia anastacio anastasi anastasie anastasio anastasios
    anastatia anastazie anastazja anatol anatole anatoli anatolie anatolij anay anca ancel anciaux ancil ancizar
    ancuta anda andela anderberg anderl andersson andic andile andjela andjelina andon andor andorful andra andrada
    andrae andras andrasek andrasik andrasikova andrasova andrearczyk andreasen andreasik andreassen andreasson
    andreea andreev andreeva andrei andreia andreja andrejczuk andrejka andrejs andren andrena andreotti andreozzi
    andresen andress andreu andrey andri andria andrian andriani andries andrija andrijasevic andrijevic andrin
    andrina andris andrius andrukiewicz andrus andruszko andrys andryszczyk andrzejewska andrzejewski andrzejuk
    andwele andziak anej anekvorakul anel anele anemona anes aneta anete anett anetta anezka anfernee anfinn anfinns
    angalia angantyr angantyrs angarita angavu ange angeles angeli angelia angelic angeline angelino angelita angella
    angerer anggabaya anggraini anggriawan anghel anghelina angi angiolello angis anglada anguiano anguillara
    anguissola anguita angwenyi anice anicet anichini anicic anie aniela aniko anima anina aniola anirudh anis anisa
    anisayeva anisoara anissa anissimov anissimova anitra aniya aniyah anjali anjanette anjelica anjolaoluwa anjos
    anke ankica ankiewicz ankra ankunding anmol annabel annabell annabella annah annak annalena annaliese annalisa
    annalise annamae annamarie annar annarr annarrs annars annas annastacia annedore annegret annegrete annekatrin
    anneke annel anneleen annelene annelie annelies anneliese annelise annelore annels annemarie annemette annemie
    annemijn anner annerose annes annet annett annetta anney anni annia annibale annica annice anniina annija annikki
    annina annis annita annmarie annsboro annukka annunziata annus anokye anom anon anona anoni ansa ansaldo ansboro
    ansel anselm anselma anselmo ansems ansgar ansh ansis ansley ansomaa ansomah anson ansora ansorova anssi antal
    antalova antanas ante antelami antero anthoney anthonys antic antikainen antim antione antionette antje anto
    antoaneta antoin antolkovic antonacci antonczak antone antonela antonelli antonello antonetta antonette antonetti
    antoni antonic antonie antonieta antonija antonin antonini antonioni antonios antoniu antonov antonova antons
    antonsen antonsson antonucci antoon antoszczyk antra ants antti anttila anttonen antun antunes antunez antwain
    antwan antwi antwiwaa antwon anunciacion anusha anuta anvar anvarov anvarova anvi anwar anya anyango anyanwu
    anyelo anyi anyona anze aodhan aoibheann aoibhin aoibhinn aoife aoki aoko aongus apablaza apanowicz aparecida
    apaydin apine apinis apisara apiyo apodaca apolena apolinar apolline apollo apollonia apolonia apondi aponte
    aporti apostel apostolos appelman appia appiah apsite apsitis apte aqil aquiles arab arabella aracely aracena
    aradhana aragao aragones arah aral aramburu araminta aran arana arancibia araneda arango aranguiz aranka arans
    aranzazu aras araszkiewicz aravena araya arazli arba arben arbey arbie arbjarts arbjartur arbjorg arbjorn arbjorns
    arbjort arbnor arboleda arcan arcelia arch archambault archibald archie archuleta arco arda ardath ardelean
    ardelia ardell ardella ardelle arden ardeth ardian ardianto ardila ardis ardit ardita ardith ardyce areli arelia
    arelius arely arend arendarczyk arendt arens arent arents ares aretha arey arezki argan argeir argeirs argemiro
    argentero argenti argento argie argils argono argu arguello argurio arham ariadna arian arianna arianne ariasso
    aribert aribi aric arie ariela ariele ariella arielle ariels ariens arietta arif arifcan arifcanov arifcanova
    arija arijus arike ariki arikol arild arilius arin arina arinbjorg arinbjorn arinbjorns arino arinola ariosto
    aripinar aris arisa arisara arisoy aristide aristides aristita arius arizona arja arjona arjun arkadiusz arkie
    arkut arla arlan arland arlaug arleen arlen arlena arlene arlet arleth arletta arley arlie arlin arlind arlinda
    arline arlington arlis arlo arly arlyn arlyne armahan arman armandas armande armands armani armann armanns armata
    armatys armelle armellini armend armendariz armengol armenia armenta armey armida armijo arminas arminda arminta
    armond armstead arna arnaiz arnal arnald arnaldo arnalds arnaldur arnar arnars arnas arnau arnaud arnaude arnav
    arnberg arnbergs arnbergur arnbjorg arnbjorn arnbjorns arnborg arnd arndis arndor arndors arndt arnes arnesen
    arnett arnetta arney arnfinna arnfinns arnfinnur arnfreyr arnfreyrs arnfried arngeir arngeirs arngils arngrims
    arngrimur arngunnur arnhildur arni arnie arnika arnim arnina arnis arnkatla arnkell arnkells arnlaug arnlaugs
    arnlaugur arnleif arnleifs arnleifur arnlin arnljot arnljots arnljotur arnmunds arnmundur arnodds arnoddur
    arnoldas arnoldo arnolds arnor arnora arnors arnost arnott arnould arnros arnrun arnsteinn arnsteinns arnulf
    arnulfo arnulfs arnulfur arny aroa aroca aroha aronas arons aronsson arora aros arpad arpag arra arran arranz
    arredondo arregui arreola arriaga arriagada arribas arrie arro arron arsael arsaell arsaells arsenault arsenie
    arsim arsipatra arslan arsol arsoy arta artan artanto artawan artelia artemio artemisa arther arthor arths arthurs
    artie artigas artis artner arto arts arttu artturi arturas arturs arula arun arunas arunima arusi arveig arvel
    arvid arvids arvidsson arvil arvilla arvin arvo arvok arvydas arya aryan aryana aryani aryanna arziye arzu arzulu
    asad asadov asadova asael asaels asafe asake asalet asali asamoa asamoah asani asante asantewaa asanti asare
    asatira asberg asbergs asbergur asberry asbjorg asbjorn asbjorns asborg asbury ascension aschauer aschman asdis
    asdrubal asenjo asensio asenso asgauts asgautur asgeir asgeirs asger asgils asgrims asgrimur asha ashan ashanti
    ashby ashe ashely asher ashildur ashlea ashlene ashli ashlie ashling ashly ashlyn ashlynn ashman ashton ashtyn
    asia asiama asiedu asieduwaa asif asikainen asila asilayeva asilbek asilbekov asilbekova asim asiman asir asiri
    asirwada asirwanda asis askatla askell askells askja asko asks askur asla aslaks aslakur aslan aslanhan aslanova
    aslaug aslaugs aslaugur asleif aslijan asliye aslund asma asmadi asman asmanova asmar asmars asmianto asmini
    asmira asmiraeva asmundo asmunds asmundur asmuni asny asolfs asolfur ason aspar aspars aspen asplund asprucci
    asros asrun assa assar asselin assia assumpta assuncao assunta astbjorg astbjorn astbjorns astbjort astdis astete
    astgeir astgeirs asthildur astmar astmars astmunds astmundur aston astorga astride astriks astrikur astrit astrom
    astros astrun astudillo astuti astvald astvalds astvaldur astvar astvars astveig astvin astvins asuka asuncion
    asvalds asvaldur asvor aswani ataa ataahua atabala atagun atakisioglu atalay atalia atamoglan atanur atasagun
    atatore atchison atena atenulf atfat atgun atha athanasios atharv atheel athena athman athuman athumani atiena
    atieno atienza atila atilgan atilhan atilio atinuke atit atiyye atla atlanta atlas atli atlis atma atmaja atnan
    atsushi attaf atte attia atticus attie attila attilio attracta atwal atzler aubert aubra aubree aubrey aubrie
    aubry aude audet audie audley audra audriana audrianna audrina audrius audry audy auer aufderhar augusta augustas
    augustina augustine augusts augustsson augustus augustynek auinger aukusti aulenti aulikki aulis auma aumann aune
    aunina aunins aunyaporn auraq aurea aureja aurel aurelian aureliana aureliano aurelien aurelija aurica aurilla
    aurimas aurthur ausma ausra ausrine austar austars austen austermuhle austine austmann austmanns austmar austmars
    auston austra austri austris austyn auther authur autio autry auvinen auzina auzins avah avalos avelino avendano
    averi averie averil avgust avie avis avni avogadro avon avotina avotins avram avril avsin avunc awadh awadil
    awamil awamiri awan awani awero awesi awhina awinja awino awlya awmar awodiran awolowo awrad awuah awuor axelia
    axelle axelma axels axelsson axenia axinte axundlu axundov axundova ayaan ayad ayadi ayamin ayan ayana ayanda
    ayandokun ayanna ayasun ayaydin aybet aybora aycagul aycan aydan aydar ayden aydin aydinbey aydinc ayduru ayelen
    ayesha aygonenc aygul aygun aygutalp ayhan ayieko ayinde ayinke ayize aykut aykutalp ayleen aylil aylinova aylla
    ayllon aylward ayman aymen aymeric aynilhayat aynimah aynur ayodeji ayodele ayoka ayoola aypar aysan aysar ayseana
    aysel aysema aysenur aysevim aysoy aysu aysuna aytek ayten aytoz aytuna ayub ayubov ayubova ayulker ayuma ayush
    ayushman ayuso ayvas ayyaruk ayyubi azaan azad azade azahar azahara azalea azalee azaria azariah azban azcona
    azeeb azeglio azeneth azettin azevedo aziz aziza azize azizi azizov azizova aznar azocar azorin azra azucena azul
    azuolas azzie azzouz baaba baafi baah baahir baaizeed baaqee baaqir baaree baashir baasim baasit baawia baba
    babanli babar babasola babati babato babatunji babawale babayeva babbo babe babel baber babett babette babey babic
    babij babiuch babjak babjakova babka babol babtunde babu baby babyboy baca bacaeir bacaer bacak baccio bach bacha
    bachanek bacher bachinger bachittar bachler bacia bacic bacik backer backes backlund backman backstrom bacosi
    baczkiewicz badal badami badan badawi badegul badel bader badia badilla badillo badoer badoglio badr badu baele
    baena baering baerings baeringur baeron baerons baert baeten baetens baeyens bagas bagdas bagdat baggio baghdadi
    baghyawati bagirov bagirova bagiya baglioni bagus bagya baha bahaa bahaddin bahadir bahadurjit bahamonde
    bahamondes bahari baharia baharli bahati bahena bahittin bahl bahloul bahna bahno bahnova bahon bahr bahri
    bahringer bahtinur bahuraksa bahuwarna bahuwirya baiba baier bail bailee bailie bailis bailly bains bairbel
    bairbre bairead bairon baisceir bajaj bajak bajamonti bajan bajardi bajc bajko bajragin bajram bajwa baka
    bakalarczyk bakare bakari bakda bakhouche bakhshi bakhti baki bakiadi bakianto bakidin bakiera bakiewicz bakijan
    bakiman bakiono bakixanov bakixanova bakke bakken bakker bakos baksa bakshi bakti baktiadi baktianto baktiono
    bakun bala balaguer balakrishnan balamantri balan balangga balapati balas balatekin balatinac balawender balaxanim
    balay balaz balazova balazs balazy balbi balbo balca balcewicz baldassare baldauf balderas baldey baldick
    baldomero baldrun balds balduino baldur baldvin baldvina baldvins baldwins baldys bale baleegh balendra balhaar
    bali balic balidin balijan balik balincic balinda balint balistreri baljak baljiwan balla ballester balli balmat
    balode balodis balog balogh balogun balotelli baltas baltasar baltasars baltazar balthasar baltins balvan balveer
    balz bama bambad bambang bambi bambis bamidele bamiloye bana banachowicz banak banara banas banasova banawa banawi
    bancar bancerz bandello bandeville bandi bandile bandyk banek banel banerjee banicevic banik banjeet banko bann
    bannon bano banos banova banovac bansal bantwini banu banuelos banville bany banys banzer bappa baptist baptista
    baptiste baqar baqir baquero bara barac baracca barad barahona barak baraka baral baran baranka barankiewicz
    barankova baranov baranova baranowicz baranowska baranowski baranska baranski barasa baraza barb barba barbarigo
    barbe barbel barbera barberini barbero barbey barbic barbie barbier barbieri barbieux barbir barbora barbra barbro
    barbu barcaccia barcella barcelo barcena barco barcz barczuk bare barej bareja barela barents barer barese baresi
    baresic bargetze baria baric barica baricevic barillaro barillon baris bariscan barisic barkha barkholz barkovic
    barlog barlow barman barna barnaba barnabas barnard barneville barney barnie baro baroffio baroid barok barokova
    barongo barozzi barra barracco barral barranco barraq barraza barre barreda barrena barreto barri barria barrie
    barrientos barrio barris barrnette barroso barsanti barsen barszczak bart barteczko bartek bartel bartela bartell
    bartels barth barthel barthelemy bartholomaus bartholomew bartkowicz bartl bartley bartlomiejczyk bartman bartocha
    bartoletti bartoli bartolome bartolomej bartolomeo bartolomeu bartos bartosik bartosikova bartosova bartoszak
    bartoszczyk bartova bartovic bartovicova bartus barun barusic bary barzini basa basaam basadonna basaj basak
    basarab basay bascom bascunan baseer basel basem bashaar bashaarat bashan bashar basharat basheer basheerah bashir
    bashirian bashkim basile basilio basim basir basista baska basko baskova basnec baso basok basova basriye bassam
    bassett bassi bassis basso bastek baster bastiaan bastiaanse bastiaense bastians bastias bastida bastidas bastien
    bastin basu baszak bataglia batal batalla batchelar bath batirhan batista batliner batlle batog batool batra
    batrac batrnek batta battaglia battelli battig battisti baturay batz bauch baudelio baudouin baudoux baudry
    bauduin baugs baugur baum baumann baumbach baumgart baumgartner baur bausch baustert bauwens bauza bava bavaud
    bave bawa bawol baya bayard baydu bayeni bayer baykan baylee baylie bayman bayo bayon bayona bayram bayramov
    bayramova bayron bayruhan baytal bayzettin bazam bazela bazin bazjak bazydlo bazylewicz bazyluk bazzi beadie
    beahan beakey beal beale beasty beat beataigh beate beatrijs beattie beatty beau beauchamp beauden beaudoin
    beaudry beaujean beaulah beaulieu beauregard bebba bebe bebic beccaria beccheria bech becht bechtelar beckers
    beckett beckham beckie beckius beckmann beda bedard bedford bedi bediriye bednarczyk bednarek bednarik bednarikova
    bednarova bednarowicz bednarska bednarski bedoya bedri bedrich beecher beeckman beekman beernaert beernink beffa
    beffort begga beggan beggs begim begley begona begonja begue beguelin beguin begum behan behiza behl behrem
    behrendt behruz behruzov behruzova beier beijring beinir beinirs beinteinn beinteinns beireach beirn beirne
    beissel beitir beitirs bejger bejm bejma bejnarowicz beka bekaert bekan bekans bekbay bekbergen beker bekim bekir
    bektasi bekus bela belaid belaidi beland belanger belarbi belarmino belbachir belda bele belen beletic belgizar
    belhadj belia belisario belisle beljajev beljajeva belkacem belkacemi belkadi belkheir belkhiri belkize belle
    bellemans belletini bellido bellini bellisan bellocchio bellucci belmans belmar belmonte belo belosevic belov
    belpere belton belva belz belza bembenek bembo bena benabdellah benadik benahmed benaicha benaissa benali benamar
    benamara benameur benaouda benard benas benavent benavente benavidez bence benchapatranon bencheikh bencic
    bendeguz benedek benedetti benedetto benedicte benedicto benedikta benedikte benedikts benedita benek benes
    benesova benet bengibay bengt bengta bengtsson beni benia beniamin benic benice benicio benidikt benidikta
    benidikts benigna benigni benigno benjaman benjamen benjamim benjamine benjamins benji benjiman benjman benmoussa
    benn benna bennet benney bennie benno beno benol benone benoni benonis benony benonys benova bensaid bensalah
    bensalem benslimane bent benta bente bentey benthe benthin bentina bento bents benus benuska benuskova benusova
    benussi benvenuto benyahia benyamina benyoucef benz benziane beourgeois beppe bera berakovic beran beranek
    berankova beranova berat beray berberat berchem berchtold berdie berdzik bereda berek beren berend berends
    berendse berendt berengario berengere berenguer berenice berent berents beres beresford berezat bergant bergdahl
    bergdis berge bergen bergeron bergey bergfinns bergfinnur berggren berghildur berghmans berghreinn berghreinns
    bergin bergjon bergjons bergkvist berglaug berglin berglind bergljot berglund bergman bergmann bergmannia
    bergmanns bergmar bergmars bergmunds bergmundur bergnaum bergny bergoglio bergqvist bergran bergrin bergros
    bergrun bergs bergsteinn bergsteinns bergsten bergstrand bergstrom bergsveinn bergsveinns bergur bergvall bergvin
    bergvins beriye berkahn berkal berkane berkani berki berkley berksay berlin berlusconi bermejo bermingham
    berminghim bernaards bernabe bernad bernadett bernadine bernarda bernardi bernardic bernardine bernardini
    bernardino bernardita bernardova bernasconi bernat bernatek bernatowicz bernd berndt berneice berner bernetta
    bernetti berney bernfried bernhardine bernhards berni bernice bernie berniece bernini bernis bernita bernodia
    bernodus bernolak bernolakova bernt berntsen berntsson bernward berra berran berre berrin berrios berrocal bersani
    berscheid bersi bersis bertalan bertel bertels bertelsen bertemes berthe berthelot bertho berthold bertie bertil
    bertilsson bertin bertina berto bertold bertoli bertolucci berton bertoni bertosa bertrams bertran bertulis berube
    berus bervoets beryl berzina berzins besancon besart besarta besencon besey beshte besim besin beska besnard
    besnik bess besse bessi bessie bessis besson beste bestla beta betancourt betancur betania betha bethan bethann
    bethel bethzy betina betka betlej betschart betsey betsy bett bettahar bette bettendorff betti bettie bettin
    bettoni bettye bettyjane bettylou betuel betuels beuchat beula beulah beuret beurret bevan bevc beverlee
    bevilacqua beyda beyens beyer beyhatun beyler beyonce beyzade bezak bezakova bezek bezemer bezic bezjak bhagat
    bhailis bhakta bhalla bhandari bhanumati bhardwaj bhargava bhasin bhat bhatia bhatnagar bhatt bhattacharyya bhatti
    bhavani bhavika bhavini bhavna bhavsar bhavya bhebhe bhedleni bhejelibomvu bhekani bhekisisa bhekizizwe
    bhekokwakhe bhembe bhengu bhensela bhovungana bhungane biagi biagio biagiotti bialach bialasik bialczyk bialk
    bialka bialous bianchi bianchini bibi bibiana bibisora bibisorayeva bibuwa bicak bican bicanic bicek bicekova
    bichler bicz bidas bidayet biddie biedermann biegala bieke biel bielas bielat bielecka bielecki bielen bielik
    bielikova bien bienia bieniak bienvenida bieri biernacik bierstraten biesaga biesek biesty bieszke biggen bignami
    bignardi bigot bijelic bijlsma bikelwayo bikwayo bilaal bilay bilbao bilek bilekova bilender bilewicz bilge bilgen
    bilgin bilginur bilgutay bilha bilik bilir biljana bilka bilkay bilkisu bilko bilkova billie billung billye
    bilodeau bilol bilolov bilolova biltas bimala bina binaghi binay binbasar binda binder bingula binisik binner bins
    bintner bintz birben birch birdella birdie birgen birger birgid birgir birgirs birgitt birgitte birgul birkeland
    birkic birkir birkirs birmingham birna birnbaum birnir birnirs biro birousk birsan birsen birt birta birte birtha
    birthe birtic birtie birtings birtingur birtir birtirs birtna biruta birzniece birznieks bisaga bisar bischof
    biserka bishakha bishell bisson biswas bite bitner bitschnau bitten bittner bitul biver biwer biwott bixio biyase
    biyela bizhan bizjak bjargar bjargars bjargdis bjargey bjarghildur bjarglind bjargmunds bjargmundur bjarkan
    bjarkans bjarkar bjarkars bjarkey bjarki bjarkis bjarklind bjarma bjarmar bjarmars bjarmi bjarmis bjarnar bjarnars
    bjarndis bjarne bjarney bjarnfinns bjarnfinnur bjarnhildur bjarni bjarnis bjarnlaug bjarnlaugs bjarnlaugur
    bjarnleifs bjarnleifur bjarnolfs bjarnolfur bjarnrun bjarnsteinn bjarnsteinns bjarnveig bjarny bjartey bjartmann
    bjartmanns bjartmar bjartmars bjartmey bjarts bjartur bjelis bjolan bjolans bjolfs bjolfur bjorg bjorgey
    bjorghildur bjorgmunds bjorgmundur bjorgolfs bjorgolfur bjorgulfs bjorgulfur bjorgvin bjorgvins bjork bjorklund
    bjorkman bjorney bjornolfs bjornolfur bjorns bjort blaak bladek bladimir blaedis blaengs blaengur blaer blaers
    blaevar blaevars blaey blagaic blaha blaho blahoslav blahova blain blaine blais blaise blanaid blanc blanche
    blanchet blanchette blanchie blanda blandine blanduzia blane blanes blas blasco blaser blasi blasik blaszczyk
    blaszyk blathnaid blatnik blauensteiner blaut blaz blaze blazej blazejak blazejczak blazejewicz blazejova blazek
    blazena blazevic blaziak blazic blazicko blazkova blazquez blees bleijenberg blerim blerina blerta blessing
    blewanus blick blin bliss blixt bloch bloemendaal blokland blom blomberg blomey blomgren blomkvist blommaert
    blomme blomqvist blondeel blondel blondiau blonk blose blossom blot blouin blowick bluette bluford blum blumel
    bluszcz boada boadi boadu boaga boahen boakye boakyewaa boas boase boatemaa boatemaah boaten boateng boaz boba
    bobadilla bobak bobal boban bobanovic bobba bobbi bobbie bobbye bobel bobik bobko bobrowicz bobryk bobula bobulova
    bobur boburov boburova bocca boccaccio boccherini boccioni bocelli bochnak bochnia bochud bociek bock bodaicin
    bodart boddaugh bode bodek bodhi bodhlaeir bodhlaer bodil bodin bodkin bodnar bodner bodo bodoni bodson boduch
    bodych bodzak bodziony boechat boeckx boehm boel boer boers boeser boetet boezio boga bogaczyk bogadi bogaert
    bogaerts bogan bogatimur bogdal bogdan bogdana bogdanov bogdanova bogdis bogey bogga boghildur bogi bogis bogisich
    boglarka bognar bogner bogomir bogovic bogumil bogus bogusiewicz boguta bohan bohdan bohdana bohdanowicz bohlander
    bohler bohlin bohm bohman bohnbach bohorquez bohumil bohumila bohumir bohus bohuslav bohuslava boiardo boichat
    boillat boily bois boisvert boitani boito boivin boix bojan bojanic bojarczuk bojczuk bojdo boje boke bokenkamp
    boksa boland bolander bolatito bolcevic bolden boldu bolduc boles boleslav bolger bolin bolivar boljkovac
    bolkesteijn bollen bolli bolliger bollis bolnbach boluwatife bolzmann boma boman bombieri bompiani bona bonanno
    bonar bonatti bonaventura bonaya bonbach bondarenko bondaruk bondra bondrova bondumier bondyra boner bones bonet
    bonface bongiorno bonifac boniface bonifacio bonino bonita bonneau bonner bonnet bonnin bonny bonolis bonomo
    bonsra bonsu bonte bonu bonueva bonvin bonvini booden boogaerts boon boonen bophela bora borah borahan borak
    boratas borbala borbely borczyk borde bore borejko borek borekova boreland borer borg borgar borgars borgdis borge
    borges borghese borghildur borgia borgny borgrun borgstrom borgulfs borgulfur borik borikova borisova borissov
    borissova borivoj borja borje borjesson bork borka borkiewicz borko borkova borkowicz borkowska borkowski borks
    borkur borland borman borner borojevic boros borosak borovsky borovy borowska borowski borquez borra borrani
    borras borrell borremans borris borromeo borromini borroni bors borsellino borsiere bortecin bortkiewicz boru
    boruc borun borut boryczko borys borysewicz borysiak borysiewicz borysiuk borzomi borzych borzym bosak bosakova
    bosco bose bosek bosibori bosilj bosio bosire boska bosman bosmans bosnak bosnakova bosnjak bosnjakovic boss
    bosshard bossi bossuyt bostjan boston bostrom bostrov bostrova bosurgi botella botello botham bothildur botic
    botica botnia botolfs botolfur botond botor botsford botta bottaro botteron botticelli bottigliero bouabdellah
    bouafia boualem bouali bouaziz boubekeur boucetta bouchama bouchard bouchareb bouchat bouchet bouchez bouchra
    bouckaert boucsein boudart boudewijns boudiaf boudjemaa boudraa boudreau bouguerra bouhuizen bouillon boukhalfa
    boukhari boukhatem boulay boumaza boumediene bounab bourdon bourgeois bourguignon bourke bourquard bourquin
    bousquet boussaid boutaleb bouthoorn bouvet bouvier bouwhuisen bouziane bouzid bouzidi bova bovet bovy bowater
    bowden bowe bowler bowles boyabenyathi boyce boylan boynak boyse boysie bozanic bozanovic bozbag bozerk bozic
    bozica bozicevic bozickovic bozidara bozikovic bozo boztas brach bracha brachaczek brachman bracke bracun bradden
    braden bradic bradly bradtke bradut bradyn braeden braedon braelyn braem braga bragadin bragaglia braghildur bragi
    bragis brahier brahim brahimi brahmbhatt brahmi braiden brain brajkovic brak brakus bralic bram bramante brambilla
    bramwel branaola brancaccio branciforte branco brandan branddis brande brandee branden brandenburger brandic
    brandie brandin brandl brandner brands brandstatter brandstetter brandtner brandur brandyn branislav branislava
    brankovic brannelly brannon brannstrom branson brant brantley brar brassard brasseur brassil brauer braulio bravin
    braxton brayden braydon braylen braylon brcko brea breana breandan breann breanne breasail breathnach brecht breda
    bree breeda breege breen breffni bregar bregula breheny breitenberg brejnak breki brekis brekke brencis brendah
    brenden brendon brenna brennen brenner brennon breno brenton breonna bres bresciani brese bresi bresis breslin
    bresnehan bresse brestir brestirs bret bretislav breuer breugelensis breugelmans brezina brezinova brezjan breznik
    bria briain briand brianda brianne briccialdi brice briceno brichard brichese brick brid bridge bridger bridgett
    bridgette bridgit bridie bridson briede briedis briek brielle briemer brien briere briet brieuc brievingh briget
    brigette brighid brigida brigita brijesh briley brilyant brimar brimars brimdis brimhildur brimi brimir brimirs
    brimis brimrun brinda brink brinley briody brion brionna brisa brisee briseno brislane brisson bristol brit brita
    britany britney britni britny brittaney brittani brittanie brittnay brittnee brittni brittnie brittny britton
    britvec briutean brizee brjann brjanns brlas brlek brletic broberg brodawka broddi broddis broderick brodie brodin
    brodka brodowicz brody broeckx broeders broek broekhoven broeshart brogan broggini brojek brolin broman brona
    bronach bronagh broncel bronder broniarek broniek bronislava bronka bronson bronwen bronwyn brook brookes brooklyn
    brooklynn brophy broquet bror bros broschi brosius brosnan broszkiewicz broughan brouwer brouwers browarczyk broy
    broz brozda brozova bruadar bruck bruckner bruder brudny bruen bruggeman brugger brugman brugnaro bruiseal
    brumleve bruna bruneau bruneel brunel brunelleschi brunello brunhild brunhilde bruni brunilda brunner brunos
    brunovska brunovsky brus bruscantini bruska brusko bruskova bruton bruun bruyere bruyninckx bruynzeels bruzda
    bryana bryanna brycen bryczek bryda brygola bryja brylee bryn bryndis bryndza bryngeir bryngeirs brynhildur brynja
    brynjar brynjars brynjolfs brynjolfur brynjulfs brynjulfur brynlee brynleifs brynleifur brynn brynny brynsteinn
    brynsteinns bryntyr bryntyrs bryon bryony bryson bryton bryzek brzakala brzek brzezinska brzezinski brzezniak
    brzozowska brzozowski brzykcy bubak bubel bucanac bucar buch buchalik buchberger buchegger buchel bucher buchholz
    buchinger buchler buchner buckridge bucur buczko buczma budai budaqli budd buddie buddy budhlaeir budi budig
    budiman budiyanto budkiewicz budner budniak budrewicz budych budzen budzich budzyn buel buelah buelens buell buena
    buenaventura buendia buffy buford buget bugiel bugla bugno bugnon bugueno buhari buhler buhlmann buick buijs buis
    buisson buitrago bujar bujard bujas bujko bukhosini bukovec bukovska bukovsky bukowiec bukowska bukowski buksa
    bukurije bukvic bula bulah bulak bulanda bulawa bulczak buljan bull bulle bultot bulunc bulzoni bumb buna buncic
    bundi bungic bunic bunk bunlerngsri bunlupong bunmi bunyamun buonauro buraid burak burakhan burbano burc burcardo
    burchard burchardt burchill burckhard burcuhan burcul burczak burdach burdette buren bures buresova bureyre burger
    burghard burgstaller buri buric burim buris burk burkard burkhard burkhardt burkiewicz burkney burkni burknis burl
    burleigh burley burman burnach burnat burnell burney burnice burnie burr burrel burrell burri burrows bursic burt
    burtscher bury burza burzawa burzec busara buscetta busienei busisiwe busko busljeta busoni busquets busra
    busranur buster buszka buszkiewicz buszko buszta butala butch butcher butkovic butkus butrym butselaar butte
    buttimer buttimore buyrukhan buyse buysse buza buzov bwire bylgja bylina bylund bynum byra byrdie byrne byrnes
    byron bystrek bystrik bystrom bystron bytner byzdra bzdega bzdziuch bzymek cabala caban cabanas cabanillas cabbar
    cabbarli cabeza cabibbo cabir cabo caboto cabrero cabrini caccianemico caccioppoli cacilia cacilie cacko cadden
    caddie caddow cade cadefau caden cadena cadenas cadence cader cadhain cadogan cadorna cael caesar caetana caetani
    cafarchia caffarelli cafferkey cafferky cafferty caffrey cafua cafuk caga cagak cagalj cagdan cager caglar
    caglasin cagney cagnin cagnotto cagveren cahal cahalane cahan cahangir cahill cahillane cahir cahya cahyadi
    cahyanto cahyo cahyono caicedo caiden cailin cailum cailyn caimbeal caimbeul caine cainero caio cairn cairns
    caironi cait caitlynn caitriona caius cajsa cakala cakar caket cakirca cakrabirawa cakrabuana cakrajiya cakrawala
    cakrawangsa calarco calatayud calbo calcedonio caldeira caldera caldonia cale calebe caleigh calgari cali calik
    calim calin calista calisto calixta calixto calla callaghan callan callanan callebaut callegari callegaro calleigh
    calleja callens callewaert callie calligan callinan cally calogero calti calum caluza calvet calvey calvillo
    calvince calzada camalov camalova camanni camargo camarillo cambier cambria camden camelia cami camicione camil
    camilleri camillo camillus camino camiscione camisha cammarata cammel cammie camok campanella campano campillo
    campise campoy camps camren camron camryn camuccini camurcuoglu camus canal canali canals canan canas canavan
    canberk cancino candaux candela candelaria candelario candelas candeniz candi candia candida candido candis candra
    candrakanta candy candyce canellas canet canete canetta canevascini canfeza cangur canice canil canizares cannan
    cannie canniffe canning cannizzaro cannur canny canova canovas canseven cansin cant cantemir cantero cantez
    cantillo cantimori canton cantwell canur canyon caoilfhionn caoimhe caoimhin caolain caolan caomhan caomhanach
    capa capala caparros capdevila capecchi capek capekova capelle capiga capitola capka capkan capko capkova capkovic
    capkovicova capla caplis caplovic caplovicova capone cappelli cappie capples caprice captain capua capuaigh
    capuana capucine cara caraballo caracciolo caragh caraka carbajal carbajo carballo carbery carbo carbonell carcamo
    cardano cardon cardozo carducci caren cares carfagna cargonja cari caric caridad carie carin carisa carissa carita
    carlberg carlee carleen carleigh carlene carleton carley carli carlie carlijn carlin carlisle carlito carlotta
    carls carlsen carlsson carlton carlyle carlyn carma carmaig carmel carmelita carmella carmenza carmina carmine
    carminho carmody carneiro carnell carnera carnero carnogurska carnogursky carnotte carocci carolan carolann
    carolee carolien carolin carolyne carolynn carosone carpaccio carpentier carpio carra carragher carraud carraux
    carre carren carreon carreras carrero carretero carri carriera carrig carrigan carrigy carrizo carro carrol carron
    carry carsen carsten cartes carthy carton cartur cartwright carty carub carullo carun caruso carville cary caryl
    caryn casadei casado casagrande casal casale casaleggio casalodi casals casandra casanovas casarez casarin
    casellati casemiro casen cashen cashman casian casiana casie casier casillas casimer casimir casimiro casini cason
    caspar cass cassara cassart cassen casserley casserly cassiano cassin cassius cassondra castano castejon casteleyn
    castell castelli castellitto castello castells castiglione castilla castioni castrillo castrillon caswell catala
    catalano cataleya catalin catenazzi cathal catharine catherina catheriona cathern cathey cathi cathie cathleen
    cathrin cathrina cathriona cathryn catia catina catinca cato catrin catrina catrine catrinel catriona cattaneo
    cattigan cattin catur caturangga caua caudron caue cauley caulfield caune cavad cavalcante cavalcanti cavanagh
    cavanna cavazos cavid cavieres cavit cavuldur cawisadi cawisono cawley cawuk cayadi cayden caydence cayetana
    cayetano cayla caylee cazares cazimir cazorla ceafarcaigh ceanainn ceara ceasar cebekhulu cebesoy cebisa cebo
    cebrian cebulak cecelia cecep cech cechova ceci cecil cecilie cecilija cecilio cecille cecils cecily cecot cedide
    cedillo cedrick cedrin ceferino cegla ceide ceil ceirisc ceitinn ceja cekovska cekovsky celal celem celena celene
    celentano celesta celeste celestia celestin celestina celestine celestino celie celikkan celikyurek celilay
    celinda celis celma celmina celmins celms celso celuch cemal cemalettin cemani cemeti cemil cemiyle cemplunk cena
    cenan cendron cenge cengiz cengkal cengkir centa centek centekova centeno centrine ceola ceorais ceothach
    ceothanach cephus ceran cerar cerasela ceravolo cerci cercis cerdan cerezo ceri cermak cermakova cerna cerne
    cernik cernikova cernoch cernochova cerny ceron cerquiglini cerro cerutti cervantez cerven cervenova cerveny
    cervera cesare cesaroni cesarotti ceschi cesnak cesnakova cesnek cesnekova cestaric cetera cetin cetinsu ceulemans
    ceuppens cevale cevheri cevikoz cevregul ceyhun ceyla ceylin ceylon ceynowa ceyran cezar cezara cezary cezayir
    chaaya chaba chabane chaber chaberek chabior chabot chace chacha chachaj chachula chacko chada chadaj chadd chadha
    chadrick chadwick chagwe chahal chai chaib chaifah chaihirankarn chaim chaisatit chaitaly chaitanya chaiwut chaka
    chakrabarti chakraborty chakradev chakradeva chakradhar chakrika chalimoniuk chalisa chalmer chalmers chalupka
    chalupkova chamali chaman chamane chamberlain chameli champ champagne champak champlin chana chanakya chance
    chancey chanchal chancy chand chanda chandani chander chandia chandra chandran chandresh chanel chanelle chanez
    changawa changaz chanie chanikan chaniya channie channing chante chantel chantelle chanya chaoui chapa chapelle
    chappuis chapuis char charan charbonneau charef charest charette charis charissa charisse charita charity charla
    charle charlee charleen charlesh charley charlier charline charlize charlott charlotta charlottie charls charlsie
    charlton charly charmaine charo charolette charon charos charosova charpentier charpie charrier charron chartier
    chartrand charvi chas chashida chasity chasmum chastity chatresh chatriand chatriant chatterjee chatura chatys
    chau chaudet chaudhari chaudhary chaudhry chaudhuri chaudry chauhan chauncey chauncy chausiki chauveau chauvet
    chauvin chavarria chaves chavvi chawin chawish chawla chaya chayanin chayapat chaz cheara cheba chebet chebii
    cheboi chebon checa chechi cheda cheema chege cheikh chelagat chelangat chelimo chellaoua chelo chelsi chelsie
    chelsy chema chemtai chemutai chenangat chenaux chengo chepchirchir chepchumba chepkemboi chepkemoi chepkirui
    chepkoech chepkorir chepkosgei chepkurui chepkwemoi chepkwony chepngeno chepngetich cheptoo cher cheragh cherek
    cherelle chergui cheri cherian cherie cheriet cherif cherifi cherilyn cherise cherish cherith cherono cherop
    cherotich cherrelle cherri cherrie cherryl cherubini cheruiyot cherutich cheruto cheryle cheryll chesang chesire
    chesley chessie chester chestina chet cheusi chevalier chevalley chevallier chevresson chevrolet cheyanne cheyech
    chhabra chiamaka chiappetta chiaramonte chibani chibi chibini chibuzo chico chidimma chiesa chigi chigozie
    chijioke chikh chiliza chimere chin china chindamo chinedu chinelo ching chinnici chinyere chip chipukizi chiquita
    chiraz chirchir chita chittolini chiyo chizoba chlad chlebda chlebek chlipala chloie chmara chmielak chmielewska
    chmielewski chochol chodak choeychuen choina chojak chojna chojnacka chojnacki chokshi cholewka cholody chomba
    chomiak chomik chomiuk chomsri chonco chopard chopra choque chorazewicz choros chotzen choudhary choudhry
    choudhury chouinard chovan chovanec chovanecova chovanova chowaniak chowdhury chowitunkit chrappa chrappova
    chretien chrissie chrissy christ christabel christal christeen christen christena christene christer christi
    christiaan christiaens christiana christianne christians christin christion christl christof christofer
    christoffer christoffersen christop christoper christophers christos chrodtrud chromy chruszcz chrystal
    chrzanowska chrzanowski chuchla chucho chuck chudik chudikova chudoba chuki chukwu chukwudi chukwuemeka chumba
    chumo chus chuy chwala chwalisz chwedczuk chwedoruk chyb chylak chyna chynna ciak ciampi cian cianan cianciolo
    ciani ciaobella ciapa ciara ciaragain ciaran ciarka ciarra ciarrai cias ciastek cibane cibin cibor cibula cibulka
    cibulkova cibulova cicala cicely cicero cich cichorius cichos cichowlas cici cicilia cidal ciechowicz cieciora
    cieciura cieciwa ciecko cielo cieloch ciemiega cieniuch ciepla ciepluch cieplucha ciera ciereszko ciernaova
    ciernik ciernikova cierny cierpisz cierpka cierra ciesielczyk ciesielka ciesielska ciesielski ciesiolka cieslak
    ciezka cigan ciganik ciganikova ciganova ciganovic ciger cigerova cignaroli cihan cihandide ciji cikotic cilea
    cilga cilibrasi cilla cilli cillian cillin cilly cimarosa cimini cimnaz cimoch cinda cindi cindoruk cindric cinerk
    cingiz cingizoglu cinnamon cinneir cinta cinthia cinthya cintia cintron cinzia ciochon ciolczyk ciosog ciothaigh
    ciothog cipolla ciprian cipriana cipriano ciriaco ciril cirillo cirino cirkeline cirule cirulis cisem cison
    cisterna cisternas citko citlali citlalli citra ciuba ciuinin ciuk ciula ciurus civaschi civgin cizmesija cizmic
    claas claassen clabe claes claesdr claesen claesner claessens claesson claeys clafferty claffey claiborne clair
    clancy clapa clarabelle clarach clarance claribel clarice claridge clarinda clarine clarisse clarnce clas classie
    classon claud claudette claudie claudina claudiu claudius claudy clausen clavero clavin clavs clearence cleary
    cleave cleda clees clelia clell clella clem clemencia clementine clemie clemma clemmie clemon clenaghan cleo
    cleola cleon cleone cleopatra cleophas cleora clerc clerkin clery cleta cleto cletus cleva cleve cleveland clevie
    clide cliff cliffie clifton climaco clint clinten cliodhna cliona clive clodagh clodomiro cloe clogherty cloherty
    clohessey clohessy cloney cloonan cloone clooney clora clorinda closset clothilde clotilda cloutier clovis cloyd
    clune clyda clyde clydie clytie cmiel coady coakley coardi coates cobo cobos cobrda cobrdova coby coca cocci
    cociarelli codey codi codie codin codina codrin codrina codrut codruta coelho coello coen coene coenen cofala
    cofre cogan cogay cogiel cogley cohalan coholan coigny coincheanainn coinin coinner coinnin cokan colas colbach
    colbert colby coleen coles coleton coletta coley colfer colgan colhoun colic colie coline colinet colins collao
    collard collart collazo collen colleneler colleran collet collette colletti colley collie colligan collignon
    collina collince collinder colling collis collodi colly colm colman colom coloma colomba colomer colonel colot
    colpaert colpan colreavy colson colt colten colter coluccio colum columba columbia columbo columbus colunga colvin
    comar comartun comas comber combi comboni combre come comencini comer comerford comeriato comfort comisky comisso
    comman commins commodore comolli compere comte comyn conal conall conan conaola conard conaty conbhae conboy
    concannon concepta concha conchita conchur conde condoleo condon condren condron condun conefrey conesa confhaola
    conlan conleth conlon conmee conmy conn connachton connaghy connaughton conneeley conneely connell connellan
    connelly connery connole connors conole conrach conradi conradin conrado conraoi conree conroy conry consaidin
    considine consolata constanca constant constanta constantina constantine constantino constanze consuela contarini
    conte conter conti contina contractor contrafatto convey conwell coogan cooksley coolahan coolen coolidge cools
    coonan cooney coppens coppola copur coraima coral coralia coralie coraline corbacho corbat corbett corbin corbo
    corboz corcoran corcos cord corda cordaro cordelia cordell cordella cordia cordie cordier corduff cordula corean
    corene corentin coret coretta cori coric corie corine coriolano corish corkery corless corlett corley corliss
    corlu cormac cormack corman cormican cormick cormy corneille cornelio cornelious cornelis cornelisse cornelissen
    cornelisz corneliu cornell cornet cornez cornie cornil cornut cornuz corominas corona coronel corpataux corr
    corradi corrado corrales corredor correr corridan corrie corrigan corrina corrine corry corsin corstiaens cortese
    cortina cortney corvalan corvin corwin cosandey coscair cosendey cosgrave cosgrove cosic cosima cosimo coskun
    cosman cosmas cosme cosmin cosmina cosmo cosqun cossiga cossy costache costalonga costantino costanzi costanzo
    coste costel costela costello costelloe costigan costin cote cotic cotter cotto coty coughlan coulombe coulon
    council counihan courcey cournane courtenay courteney courtier courtland courtois courvoisier cousin cousins
    coutts couture couturier couvreur covarrubias covic cowely cowen cowley coyle coyne cozar cragg crahan crahay
    craine crampsey crampsie crangle cranley cranly craven craw crawley crean creed creedon cregan crehan cremer
    cremin cremonesi crenguta creola crescencia cressie cresswell crete cretton crevar crevoisier criado cribbons
    crilly crimmins crin crina crinion criomhthain criostoir criostuir cris crisafulli crispi crissie crissy crist
    crista cristal cristea cristen cristhian cristhofer cristi cristiana cristin cristine cristofer cristofor
    cristoforetti cristopher cristy crivelli crnekovic crnkovic croad croal crockett crohan croil crolly crona
    cronelly cronin cronly crooks crosbie crossan crota croteau crotty crowe crowley cruces crudden cruickshank cruise
    cryan crysta csaba csilla csongor csonka ctibor ctirad cuadrado cuba cubillos cubric cucek cuch cuda cuddihy cudic
    cudzich cuenca cuervo cueto cuffe cugia cuheyna cuidithe cuillin cuineain cuirteis cukier cukman cukon culhane
    culi culina culjak cullen culligan cullinan cullinane culloty cully culot cuman cumiskey cumisky cummerata cumming
    cummins cummiskey cummisky cumsud cundari cundun cuneyit cunha cunnane cunneen cunny cunun cuomo cupic curatoli
    curci curdin curdy curic curiel curley curnane curneen curnyn curran curraoin currie curro curtin curtiss cusack
    cusano custodia custodio cutrufo cutuli cuvarli cuvelier cuypers cuyvers cuzzocrea cvenic cvetka cvetko cvetkovic
    cvetnic cvitan cvrtila cwalile cwierz cwirko cyba cybul cydney cydzik cygal cyganik cylwik cyman cymbala cymer
    cyndi cyntha cyprian cyprich cyprichova cyrek cyriel cyrill cyrille cyron cyrulik cyrus cywka czajka czajkowska
    czajkowski czajor czak czapiga czarnecka czarnecki czech czenczek czerepak czerkies czermak czerner czerniakiewicz
    czerniec czerwinska czerwinski czerwionka czesak czescik czeslaw czlonka czochara czopik czosnyka czubaj czubaszek
    czuj czulak czupryn czupryna czura czurylo czylok
    """
}
