extension BuiltInRules {
  /// Given names and surnames from S to X; see `peopleNames`.
  static let peopleNamesSToX: StaticString = """
    saabir saad saadat saadi saadiq saafir saahir saaiq saajid saal saalih saalim saanvi saaqib saar saara saare
    saarela saari saarinen saariyah saastamoinen saba sabah sabahat sabak sabala saban sabar sabari sabas sabastian
    sabater sabatini sabatino sabbatini sabbe sabbir sabeeh sabela sabelo sabettin sabharwal sabih sabihe sabil sabin
    sabinova sabiq sabir sable sabljak sabol saboor sabotic sabra sabri sabrinova sabur saburah sacha sachar
    sacharczuk sachdev sachdeva sachi saci sacre sacristan saczuk sada sadaka sadan sadao sadaqat sadat saddam
    saddamov saddamova sade sadeed sadej sadeti sadia sadie sadik sadiki sadiman sadina sadiq sadiqov sadiqova
    sadittin sadixov sadixova sadiye sadiyeva sadlak sadlik sadlocha sado sadoch sadownik sadowska sadowski sadowy
    sadura sady sadye sadza saeberg saebergs saebergur saebjorg saebjorn saebjorns saebjort saeborg saedis saefinna
    saefullah saehildur saei saeis saelaug saelaugs saelaugur saelens saemann saemanns saemunda saemunds saemundur
    saeny saer saeros saers saerun saesol saether saeunn saevald saevalds saevaldur saevar saevarr saevarrs saevars
    saevin saevins saevor safak safari safet saffi safia safii safina safinayeva safinaz safir safiri safirs safitri
    safiya safiyeva safo safoaa safronov safronova safta safura saga sagar sagcan sage sager sagese sagit sagmeister
    sagnelli sagredo saha sahat sahbuzlu sahdiye sahigul sahil sahin sahinbey sahinder sahir sahlar sahli sahlin
    sahmar sahmettin sahnaz sahni sahnuray sahota sahra sahraoui sahsuvarli saida saidani saidi saidov saidova saiful
    saige sailer saim saina saini sainio saint sainz sair sairah saire sairseal saito saitoti saiz sajda sajewicz
    sajnog saka sakac sakalauskas sakamoto sakari sakarias sakarya sakina sakinayeva sakip sakir saks saksham sakti
    sakura sakwa sala salach salah salahudin salaj salajka salajkova salajova salako salami salamoglu salandra salat
    salata salawa salbjorg salcher salcido saldias saldis saldivar saldivia saleh salem salena salet salgari salhi
    sali salic salieri salih salim salima salimah salimet salin salina salka salkin sallie sallinen salman salmann
    salmanns salmar salmars salmela salmeron salmi salminen salny salo salohiddin salohiddinov salohiddinova salom
    salomaa salomea salomey salomons salomonsson salonen salopek salsabila salu salud saluda salumae salumets salurbay
    salva salvar salvars salvemini salvi salvini salvo salvor salwa salwin salz salzer salzmann sama samahat samaksh
    samama samandar samandarov samandarova samaniego samar samara samarth samatha samel samele samelova samesh sameya
    samiah samie samiec samiha samil samiloglu samilov samilova samina saminova samirov samirova samiya samiyah
    samiyeva sammer sammie sammon sammy samo samoei samol samoraj samosir sampaio sampath samper samra samsonova
    samsons samsul samu samual samuele samuelova samuels samuelsson samul samulak samuli samurtay samwel samweli
    samxal samy samyn sanaa sanai sanavber sanaya sancak sancar sanches sancho sanda sandal sandalio sandanezwe
    sandberg sande sandel sandell sandels sanderson sandgren sandhu sandi sandie sandile sandin sandis sandor sandoz
    sandri sandris sands sandstrom sandu sandur sandvik sane sanela sanetra sang sangha sanghvi sanguineti sangwani
    sangweni sanhueza sani sanije sanita sanitra sanitrova saniya saniyah sanja sanjar sanjarov sanjarova sanjuan
    sanjuana sanjuanita sankar sankaran sankiewicz sanli sanmartin sanmiguel sanna sanne sanni sannie sans sansoni
    sansonnens sant santa santacruz santamaria santander sante santeri santi santia santibanez santic santillan
    santina santner santo santorio santoro santoso sanudo sanur sanya sanz sanziana saoirse saood saors saoudi sapa
    sapala sapeta saphira saptono saputra sarabi saraceno saracino saraf sarafina saragat saragih sarahi sarai saran
    sarap sarapuu sardelic sardor sardorov sardorova sargac sargin sari sariah saric saricabay sarin sarita sarka
    sarkan sarkanova sarkar sarkozi sarlija sarlota sarma sarmite sarna sarneel sarniak sarosiek sarota sarpkin
    sarpong sarraf sarrah sarsfield sarthak sarunas saruni sarunporn sarv sarvan sarvar sarvarov sarvarova sarvinoz
    sarvinozova sarya sasa sasak sasaki sascha sasiadek saso sass sastre sastry saternus sathe satherley sathvik satia
    sato satomi satora satrettin satriani satta satterfield sattler satu saturnina saturnino satya sauber sauberlich
    sauceda saucedo saudan sauli saulite saulitis saulius saumu saumya saundra saura sauro sauti sauvage sava savak
    savana savanah savanna savant savard saveljev saveljeva saverio saveta savilla savina savion savki savni savoie
    savolainen savon savorgnan sawayn sawe sawhney sawicka sawicki sawko saxena saxi saxis saxo sayah sayali sayan
    saydam sayers saygin sayin sayrak sayuri sayyid sazime sbarbaro scaduto scalera scalfaro scallan scallon scally
    scamarcio scanlan scanlon scannell scannlain scaramucci scardino scarfoglio scarlatti scarlet scarleth scarlett
    scarlette scarpa scarpetta scarponi schaack schaaf schachinger schachner schacht schaden schadler schaeffer
    schaffer schagen schakelaar schalk schaller schamberger schandl schank schantl schar scharer scharf scharinger
    scharroo schartner schartz schatteleijn schatz schatzl schaub schauer schaus scheel scheffers scheibe scheiber
    scheidegger scheidl schellekens schelvis schenkel schepens schepers scherer scherms scherr scherrer scherz
    scherzer scheucher scheuermann schiaparelli schiavo schiavone schicchi schiefer schiestl schiffer schilcher
    schiller schilling schilt schiltz schimmel schimpl schinagl schindler schinke schinner schinnerl schintgen
    schipper schlager schlatter schleich schlesser schley schlogl schlosser schmeler schmid schmidinger schmidl
    schmidtke schmied schmiedecke schmiedt schmit schmitz schmolzer schmuck schnabl schneeberger schnyder schober
    schoberl schoch schoen schoffmann schofield schokman scholl scholler scholten scholtes scholtz scholz schomber
    schon schonauer schonberger schonland schoofs schoonbroodt schopf schotte schottin schou schouten schowalter
    schramm schrammel schrant schranz schreiber schreiner schrempf schrenk schrik schrittwieser schroder schroeff
    schubert schuchhardt schuh schulist schuller schulten schulz schumm schummer schuppe schurch schutz schuurmans
    schuylenborch schuyler schwab schwaiger schwaighofer schwartsbach schwarz schwarzinger schwarzl schwass schweiger
    schweighofer schweitzer schweizer schwendinger schwital schyns scialpi scibior scibisz scieszka scollan scot
    scotti scottie scotto scotty scribhin scriven scullion scully scuylenborchs seaborn seally sealy seamus seana
    seanan seaneen seanna searle searlog searraigh sears sebastiaan sebastiano sebastians sebastiao sebastijan
    sebastjan sebattin sebigul sebla sebo sebova sebrina secgul secme seco secova seda sedano sedat seddiki seddio
    sedek sedife sedlacek sedlackova sedlak sedlakova sedlar sedliak sedliakova sedrick seebacher seery sefania sefer
    sefi sefiye segarra segebahn segers segerson segersun segerszoen seghers segilola segismundo segni segovic segre
    seguel segui segundo seha sehamet sehel sehgal sehreban sehza seidel seidl seif seifert seifs seifur seija seil
    seiler seims seimur seip seiser seitric seitz seiwald sejda sekera sekerova sekhon sekim selah selaheddin selale
    selami selatin selcan selcen selcuk seldon sele selecka selecky selendic selene seler selim selime selin seline
    selja selka selmer selmin sels selvi semaj semat sembathwa semender semenica semenov semenova semenowicz semialjac
    semik semine semir semitecolo semra semrin semsettin semsinisa sena senad senan senator sencar sendogan sendor
    seneca sener senger sengupta sengwayo senia senicic seniha senkal senko senkova senn senna senne sennur senol
    senora senouci sensoy senta seoighe seona seosamh separovic sepp seppa seppala seppanen seppe seppo septi septima
    sera seracettin serafeddin serafin serafina serah seraina serao serban serda sereda seref sereina serem serenity
    serezli serfinaz sergei sergej sergejev sergejeva sergey sergiu sergius serhatmehmet serina serine serkan serlupi
    serma serman sermonti sernur serol serpil serraglio serrato sersic servac servais servinaz serwa serwaa serwach
    serzysko sesar sesars seselia seshadri sesil sesilia sesils sessa sesselia sesselja sessilia sestak sestan sestig
    seta sethi setiawan setrick setty setya sevara sevarova sevcan sevcik sevcikova sevdi sevdinar seve seven sever
    severiano severina severine severino severo severt sevgen sevginur sevican sevil sevillano sevim sevinc sevinch
    sevinchova sevindik sevket sevketfeza sevla sevrin sevsevil sevtsenko seward seweryniak seyda seydo seye seyfulla
    seyfullah seyhan seyithan seymour seymur seyran seyyide sezal sezen sezer sezgin sezginbas sforza sgalambro sgarbi
    shabalala shaban shabane shabangu shad shade shadrack shae shaffrey shafter shahina shahinova shahnoza shahnozova
    shahriyor shahriyorov shahriyorova shahzod shahzoda shahzodov shahzodova shailer shaina shakila shakira shalon
    shalonda shamar shamase shameka shamika shamsuddeen shan shana shanae shanahan shand shanda shandra shandu shaneka
    shanell shanelle shanequa shangase shange shani shanice shaniece shanika shaniqua shanita shaniya shankar shanker
    shanley shanna shannan shannen shanny shanon shanta shante shantel shantell shaquan shaquana shaquille shaquita
    shara sharaf shardae sharday sharde sharee sharen sharif shariff sharita sharkey sharla sharleen sharlene sharma
    sharman sharonda sharpe sharron sharry sharyl sharyn shasta shatara shaughnessy shauna shauneen shaunna shaurya
    shavon shavonne shawana shawanda shawnda shawnee shawnna shawnte shay shayla shaylee shayna shayne shazi sheahan
    sheamus sheane shedrick sheedy sheehan sheehy sheela sheelagh sheeran sheerin shehu sheikh sheil sheilah sheilds
    sheilla sheillah shekoni shelba shelbi shelbie sheldon shelembe shelli shellie shelva shelvia shelvie shem shemar
    shena shengele shenna shenoy shep shere sheree sheridan sherie sherilyn sherita sherlock sherlyn sheron sherree
    sherrie sherrill sherron sherryl sherwin sherwood sheryll sheth shetty shevlin sheyla shezi shianne shibase shida
    shiel shiela shiels shikuku shiloh shimizu shine shinead shinga shira shirl shirlee shirleen shirlene shirleyann
    shirlie shivani shivansh shoba shohei shohjahon shohjahonov shohjahonova shohrux shohruxov shohruxova shoji
    shombela shon shonda shonna shortt shota shoyisa shozi shpresa shqipe shravya shreya shroff shukla shukrona
    shukronova shupe shyann shyanne shyheim shyla sian siara siarkiewicz siatka sibal sibalic sibalukhulu sibanda
    sibaya sibbie sibeko sibel sibhene sibiga sibilia sibilla sibille sibindi sibisi sibiya sibonelo sibongile sibul
    sibusisiwe sibusiso sibyl sibylla sibylle siciarz sidar siddharth siddie sidhu sidi sidiq sidki sidler sidlo
    sidlova sidney sidonia sidor sidorczuk sidorov sidorova siebe siebenaler sieber sieberer siebert sieczko
    siedlaczek siedlarz siedlik sieg siegbert siegfried sieghard siegl sieglinde siegmar siegmund siegrid siegried
    siegrist siegrun siegward sieja siejak siekierka siele siem siembab siemek siemienczuk siemieniec siemion sien
    siena sienna sieradzan siergiej siering sierota sierpien sierzant siewert siewiera sifa siffredi sifuna sigagu
    sigbergs sigbergur sigbert sigberts sigbjarts sigbjartur sigbjorn sigbjorns sigdis sigdor sigdora sigdors sigegede
    sigei sigerson sigfasts sigfastur sigfinns sigfinnur sigfrid sigfrido sigfried sigfus sigga sigge siggeir siggeirs
    sighvats sighvatur sigismund sigita sigjon sigjons sigl siglaugs siglaugur siglinde sigmann sigmanns sigmar
    sigmars sigmund sigmunda sigmunds sigmundur signa signar signars signe signhildur signy sigri sigriks sigrikur
    sigris sigrist sigrun sigs sigsteinn sigsteinns sigtryggs sigtryggur sigtyr sigtyrs sigur sigurast sigurasta
    sigurbalds sigurbaldur sigurbara sigurberg sigurbergs sigurbergur sigurbirna sigurbjarni sigurbjarnis sigurbjarts
    sigurbjartur sigurbjorg sigurbjorn sigurbjorns sigurbjort sigurborg sigurbrands sigurbrandur sigurdis sigurdor
    sigurdora sigurdors sigurdrif sigurdrifa sigurey sigurfinna sigurfinns sigurfinnur sigurgeir sigurgeira sigurgeirs
    sigurgests sigurgestur sigurgisli sigurgislis sigurgrims sigurgrimur sigurhanna sigurhans sigurhelga sigurhildur
    sigurhjorts sigurhjortur sigurjon sigurjona sigurjons sigurkarl sigurkarls sigurlas sigurlaug sigurlaugs
    sigurlaugur sigurleif sigurleifs sigurleifur sigurlilja sigurlin sigurlina sigurlinn sigurlinni sigurlinnis
    sigurmann sigurmanns sigurmar sigurmars sigurmon sigurmons sigurmunda sigurmunds sigurmundur sigurnanna sigurnyas
    sigurnyjas sigurodds siguroddur siguroli sigurolis sigurosk sigurpall sigurpalls sigurros sigursteina sigursteinn
    sigursteinns sigursveinn sigursveinns sigurunn sigurvaldi sigurvaldis sigurveig sigurvin sigurvina sigurvins
    sigvaldi sigvaldis sigvard sigyn sihawukele sihombing sihotang sihvonen siim siiri sijadu sijuade sikhakhane
    sikhosana sikhunyana sikiric sikk sikobi sikora sikorska sikorski siku sikuku sikwayo sila silan silangwe silanur
    sild sile silfa silfrun silina silins silja silje silk silka silla sillanpaa sillaots sillaste sille siller silli
    sillis silm silondile silvan silvano silveira silvennoinen silver silvestre silvestri silvestro silvian silviana
    silvie silvija silviu silvo sima simanjuntak simao simara simard simas simba simber simbolon sime simek simekova
    simelane simen simeon simeoni simi simic simicic simik simikova similoluwa simina simion simisola simiyu simka
    simko simkova simmie simmon simmonds simoens simoes simola simonas simoncic simoncicova simonen simonetta simonia
    simonic simonne simonova simonovic simonovicova simonsson simova simphiwe simson simten simunic simunovic sinaga
    sinaida sinan sinasi sincere sinclair sinda sindre sindri sindris sindy sine sinead sinema sing singer singhal
    sinha sini sinica sinikka sinisa sinisi sinkiewicz sinkovec sinkovic sinner sinnott sinozic sintija siobain sioban
    siobhain siobhan siofra sionainn sione sipek siper sipes siphesihle sipic sipila sipos siqueira sirac sirait sirap
    sire sireelert siregar sirel siren siri sirin siripaiboo sirivan sirje sirkka sirnir sirnirs siro sirois sirotic
    sirpa sirra sirriye sirry sirus sirvio sirzad sisask sishangwe sishi sishiya sisi siska sisko sismondi sisneros
    sissel sister sita sitar sitati sithembiso sithenjwa sithole sithombo sithuli siti sitienei sitiwat sito
    sitolotolo sitompul sitorus sitters sittik sittikorn sittisaowapak situm situma situmorang siudek sivar sivars
    sivert sivertsen siwa siwczak siwele siwka sixi sixli sixten sixto sixtus siya siyabonga siyaya siyeshe siylihan
    sjafnar sjafnars sjoberg sjoblom sjodin sjoerd sjofn sjogren sjoholm sjolander sjolin sjolund sjostedt sjostrand
    sjostrom skaer skaerings skaeringur skaers skafti skaftis skaidrite skala skalik skalka skally skantar skantarova
    skapti skaptis skara skeahan skeffington skefill skefills skeggi skeggis skehan skelly skender skenderovic skiba
    skiepko skierka skiles skirnir skirnirs skivington skjolds skjoldur skladanek sklar sklarova sklenar sklenarik
    sklenarikova sklenarova sklenica sklenicka sklenickova sklenicova sklenka sklenkova sklorz skocz skoda skog
    skoglund skok skokan skokanova skolastika skold skolik skomra skoneczna skonieczka skoog skorri skorris skotarczak
    skotarek skov skoviera skovierova skowronska skowronski skowyra skrijelj skriniar skriniarova skrlin skrnicka
    skrnicki skrobek skrobot skrtic skrzecz skubala skubis skugga skuggi skuggis skugor skuja skujina skujins skula
    skuld skuli skulina skulis skultety skultetyova skunca skup skupin skupnjak skuta skutas skutecka skutecky skutnik
    skwira skye skyla skylar skyler slaba slabosz slade sladek sladjana sladonja slaetsdochter slagmolen slahor
    slahorova slamet slamon slastan slastanova slater slattery slava slavena slavik slavikova slavka slavomir
    slavomira slawik slawomir slebioda sleczka sledzik slegers slevin sleziak slimak slimani slingerland slipek slivka
    slivko slivkova sliwinska sliwinski sliz sloane sloboda slobodan slobodnik slobodnikova slobodova slobodzian sloka
    slomian slomiany slon slonka slota slotova slovak slovakova slovinec slovinecova slowey slowiak slupek slupik slyk
    slyne slysz smagacz smagala smail smajda smajdova smal smalec smaranda smardz smari smaris smeets smektala smela
    smet smetek smets smid smidova smieja smieszek smilte smirnoff smirnov smirnova smit smitham smits smoczyk
    smokovic smolders smolec smolic smolka smolorz smorag smoter smrek smrekova smullen smutek smykala smykla smyl
    smyrill smyrills smyth smythe snaebjarts snaebjartur snaebjorg snaebjorn snaebjorns snaebjort snaeborg snaebra
    snaedis snaeholm snaeholms snaelaug snaelaugs snaelaugur snaer snaerings snaeringur snaeros snaers snaerun snaevar
    snaevarr snaevarrs snaevars snauwaert sneha sneider snezana snieg snjaka snjezana snjoki snjokis snjolaug
    snjolaugs snjolaugur snjolfs snjolfur snoch snorra snorri snorris snot soares sobarzo sobczak sobel sobieszczyk
    sobilo sobisz sobkiewicz sobkow sobolak sobolev soboleva sobolewska sobolewski sobota sobowale sobrero sobrino
    sobstyl sobus socha sochaj soczewka soczowka soderberg sodergren soderholm soderini soderlund soderman soderqvist
    soderstrom sodhi soding soduba soffanias soffia soffici sofi sofiane sofija sofonias sofus sohret soini soininen
    soita sojda sokac sokcevic sokhela sokhulu sokhwebula sokic sokk sokmen sokol sokolov sokolova sokolowska
    sokolowski sokrates sola solana solanki solar solarczyk solarek solari solberg solbergs solbergur solbjarts
    solbjartur solbjorg solbjorn solbjorns solbjort solborg solbra solbrun soldis soldo soldogg sole soleh solej
    solejova solek solene soler solera soley solheim solhildur solich soliha solihayeva solimann solimanns solimena
    solin soline soliwoda soliz solkatla sollilja sollima solma solmar solmars solmaz solmunds solmundur solnica solny
    soloducha soloman solomun solon solons solorio solorzano solovjov solovjova solros solrun solsona soltan soltani
    soltes soltesova soltys soltysek soltysova solva solvar solvars solvej solver solvers solvey solvi solvin solvina
    solvins solvis solvita solvor solzer somadina soman somboni somer somers somfula sommaruga sommer sommerfeld
    somogyi somoza sompisi somtochukwu sona sonad sonata sondej sondergaard sondini sondisa sondra sondre songiya
    songul songurkan soni sonji sonke sonnino sonnleitner sonnur sonqandile sontag sontuli sood sooksawang soolachan
    soolaghan soon soos soosaar soosalu soot soots sopata soper sophanias sophronia sophus sophy soprano soraia sorana
    soranzo sorattanachai sorawut sorbian sorcha sordi sorens sorensen sorgatz sorger soriano soric sorin sorina
    sorine sorli sorlis sornat sorokin soroko sorrentino sosic sosimo sosniak sosnowka sosnowska sosnowski sostaric
    sotaro sothole sotobe souad soucy soudani soufiane soukup soukupova souma soumia sousa southee souza sowa sowala
    sowande sowman soydaner soyinka soykan soykut soyler soylu soyselcuk sozer spaan spadafora spadlo spain
    spallanzani spanevello spanhaak spartakus speer speijer spela spelman spenser speranta speri sperl sphiwe spiegl
    spier spies spiess spika spiker spilar spilarova spillane spindler spinelli spinka spinola spisic spitzer spoi
    spois spoljaric spolnik sporek sporer sporri sporysz spralja sprawka spreeuw spreitzer sprenger spring springer
    sproge sprogis sprong spruit spruyt sprycha spurgeon spychaj squarcione squire sraffa srecko sridhar srinivas
    srinivasan srisoontorn srivastava sroga srokosz sromek srsen stac stace stachelek stachewicz stachow staci stacia
    staciwa stadelmann stadlbauer stadler staelens staffan staglieno stahl stahr stalder stamm stamrood stana
    stanaszek stanca stancin stanclik stancu standaert standun stanek stanescu stanford stange stangl staniaszek
    stanic stanicic staniczek staniewicz stanislaus stanislava stanislavs stanislaw stanislawczyk stanislawek stanka
    stankevicius stankiewicz stanko stankova stanleys stanuch stapi stapis stapleton stapor staquet star starcevic
    starega starek starla starling starosciak starosta starostka starostova starr starri starris startek starzak stas
    stasia stasiak stasica stasko stassin stastna stastny staub staudacher staude staudinger staudt stauffer staunton
    stavros stawczyk stawinoga stawowczyk stebel stecher steciuk steckel steckiewicz steed steen steenbakkers
    steenbeek steer stef stefaan stefana stefanec stefanek stefanekova stefanelli stefani stefanija stefanik
    stefanikova stefanka stefankiewicz stefanko stefankova stefanny stefanova stefanovic stefanovicova stefans
    stefanska stefanski steffen steffensen steffi stefica stefka stefnir stefnirs stefovic stefunko stefunkova steger
    stehr steichen steidl steiger steina steinacher steinar steinarr steinarrs steinars steinbacher steinbauer
    steinberg steinberger steinbergs steinbergur steinbjorg steinbjorn steinbjorns steinbock steinborg steindis
    steindl steindor steindora steindors steiner steiney steinfinns steinfinnur steingrims steingrimur steinhildur
    steini steininger steinis steinke steinkell steinkellner steinkells steinlaug steinlechner steinmann steinmanns
    steinmar steinmars steinmeiern steinmetz steinn steinns steinolfs steinolfur steinros steinrun steinunn steinvor
    steinwender stejskal stejskalova stela stelian steliana stellah stellan stelmasiak steluta stelzer stelzl stempel
    stempin stempniak sten stenberg stenlund stenson stenstrom stepak stepan stepanek stepanka stepankova stepanov
    stepanova stephaine stephani stephania stephany stephene stephenie stephon stepien stepka sterckx sterkman
    sterling stern sterna sterre stetson stettler stettyn steuber steuer steurer stevan stevie steward stey steyaert
    stian stichter stiebitz stiedemann stiegler stien stifanic stiffel stifter stig stigrun stigs stigur stijn stilla
    stiller stimac stina stine stinis stipanovic stiperska stiperski stirnir stirnirs stiven stjarna stoch stochaj
    stochel stochmal stocker stockhammer stockinger stockl stockli stodola stodolova stoffel stoffelsz stoger stoiber
    stoica stoices stoj stojak stojan stojanov stojanova stojcevic stojnic stoll stolnik stoltenberg stoltman
    stoltmann stoltz stolz stolze stondun stonewall stoney stook stopar stoppani storey storladi storm storms stormur
    stormy storolfs storolfur story stosic stosik stosio stozek stracke stradivari straka strakova strama stranc
    strand strandberg strangio strasser straszak stratford stratton strauss strawa strawbridge strazdina strazdins
    strazicic strba strbac strbova streich streicher strid striebitz strijker strik strinavic strljic strnad strnadova
    strnisko strniskova strobl stroh strohmaier strohmayer strohmeier strojna strojwas stroka strom stroman stromberg
    stroobants strosin stroz strug strukelj strycek strycekova strycharz stryjek strzadala strzala strzelczak strzepek
    strzoda strzyz stserbakov stserbakova stubbs stucchi stucka stucki stuckler studer stuglik stuivenberg stummer
    stumpf stundun stupak stupalo sture sturla sturlan sturlas sturlaugs sturlaugur sturm sturri sturris stutz stwora
    styn stypa stypka stypula styr styrbjorn styrbjorns styrkar styrkars styrmir styrmirs styrna styrr styrrs styrs
    suartini suat suayp suazo subhan subocz subomi subramaniam subramanian subutiye sucaettin such suchenek suchojad
    suchon suchora suchta suci suciu suda sudak sudi sudiati sudie sudiksha sudnik suellen sugier sugra sugrue suha
    suhani suheyda suhonen suijker suipeal suits sujjaboriboon sukhenai sukri sukru sukufe sukur sukurlu sukurov
    sukurova sula sularz sulc sulcova sule suleiman suleyla suleyman suleymanli suleymanov suleymanova sulg sulhi
    sulich sulik sultane sultanli sultanov sultanova sulzer sumarlina sumarros sumayya sumayyeva sumera sumerya
    sumeyye summerville sumner sunavcova sunavec sunay sundaram sunday sundberg sundell sunder sundin sundqvist
    sundstrom sune sunel suner sungara sunjic sunna sunnefa sunneva sunniva sunny sunshine suomalainen suominen
    supasit supasita supel supernak superson suphi suppan supple supraha sura surac suran suraprachit suraprasert
    surbek surdel surdyk sureda suresh suri surian surina surka surkova surmiak surya suryatmi suryono susam susanita
    susannah susanti suse susen susi susie susnik sussanne sussebier sussie sustar suszka suszko suter sutinen sutor
    sutt sutter suur suus suvakit suvari suvi suvorov suvorova suwarno suwijuk suzan suzann suzanna suze suzer suzette
    suzie suzuki suzy svab svabova svaby svafa svafar svafars svafnir svafnirs svahn svala svali svalis svalrun svan
    svana svanberg svanbergs svanbergur svanbjorg svanbjorn svanbjorns svanbjort svanborg svandis svaney svangeir
    svangeirs svanhildur svanholm svanholms svanhvit svani svanis svanlaug svanlaugs svanlaugur svanmunds svanmundur
    svanros svans svante svantesson svanur svard svatopluk svatoslav svava svavar svavars svea svec svecova svedberg
    svehla svehlova svein sveina sveinar sveinars sveinberg sveinbergs sveinbjarts sveinbjartur sveinbjorg sveinbjorn
    sveinbjorns sveinborg sveindis sveiney sveinhildur sveinjon sveinjons sveinlaug sveinlaugs sveinlaugur sveinmar
    sveinmars sveinn sveinns sveinros sveinrun sveinsina sveinungi sveinungis sveinveig svend svends svendsen svenja
    svenning svensson sverko sverre sverres sverrir sverrirs svetlicic svetozar svoboda svobodova svolnir svolnirs
    svrbik svrbikova swacha swaczyna swala swaleh swaminathan swamy swaniawska swaniawski swantje swatek swazi sweeny
    swen swennen swetlana swiadek swiatek swiatkiewicz swic swiech swierad swiergiel swierkosz swierkot swierszcz
    swies swieton swigon swinnen swistek swit switaj swords syahrini sybil sybilla sybille syble sych sycz sydell
    sydnee sydni sydnie sydor syed sygut sykala sykes sykora sykorova sykut sylas syldatk sylgja sylivia sylke sylva
    sylvain sylvaine sylvan sylvana sylvania sylvanus sylvere sylviane sylvianne sylvio sylwia symone symonowicz
    symons synak synnott synnove syombua sypek sypien sypula syreeta syrjala syroka syrus syslo szabla szabo szabolcs
    szachniewicz szafarz szaj szajda szajek szajna szajner szalai szalaj szalas szalast szalata szalkiewicz szambelan
    szara szarejko szarpak szaruga szarzec szatanik szatko szczap szczechowicz szczepan szczepaniak szczepaniec
    szczepaniuk szczepanska szczepanski szczerbiak szczerek szczesiak szczot szczubelek szczudlo szczypek szczypior
    szeja szekely szekeres szela szelest szemraj szeszko szewczyk szilagyi szilard szilveszter szilvia szkaradek
    szkatula szklarek szkoda szkola szkopek szkup szlachcic szlaga szlapa szlapka szlek szlufik szmagaj szmaj szmajda
    szmalec szmelter szmuc szmurlo sznura szok szoka szoke szoltysik szostak szott szpala szpara szpila szpyra szpyrka
    szpyt szram szrama szramka sztaba sztuba sztuczka szucs szulc szulczyk szulim szulist szumacher szumiec szumilo
    szumna szumny szurek szuta szwaj szwaja szwalek szwiec szyba szybiak szyc szyca szyda szygula szyja szyjka szykula
    szylar szyma szymajda szymala szymanczak szymanczyk szymanik szymaniuk szymanska szymanski szymczak szymkow
    szymocha szymon szymonik szymula szyndler szynkiewicz szywala taahaa taahir taaj taal taalib taamir taanish taariq
    tabacu tabak taban tabassum tabatha tabea tabet tabetha tabis tabish tabisz tabita taboada tacchini taccola taciak
    taciddin tack tacnur taczala tadas tade tadeas tadeen tadej tadeja tadeo tadeusiak tadeusz tadhg tadla tadych
    tafazal taferner tafoya taft tafuri tagangul tage taggart tagliafierro taha tahawwur taheem tahir tahj tahmaseb
    tahmeed tahmid tahoor tahraoui tahri tahseen taht tahtinen taial taibi taichi tailliuir tailor taimur taina taine
    taipale taisir taisto tait taja tajammal tajammul tajudinn tajus takacs takahashi takala takatifu takisha
    takkelenburg takuma takyi tala talaj talal talan talaska talat talavera talayer talbi talbot taleb talen talha
    talhah tali talia taliani talib talibe talibli talibov talibova taliercio taliyah tallie talmadge talmage talon
    talpas talpasova talts talwar tama tamala tamam tamanna tamar tamarit tamas tamasa tamatha tamati tamaydin tamba
    tamberg tambika tamborini tambra tamburello tamburi tamburini tameka tamekia tamela tamera tamez tamia tamica
    tamie tamika tamiko tamilla tamisha tamm tamme tammerijn tammi tammik tamminen tampubolon tamra tamsma tamu tamya
    tana tanak tanaka tanay tanbay tandogdu tandon tandri tandris tandy tane taneja taneli tanesha tangaroa tangela
    tangen tanghe tangney tanguay tangul tanguy tanhan tanika tanimu tanir tanish tanisha taniya taniyah tank tanmayi
    tanpinar tanses tansev tanseva tansey tansig tanskanen tantri tanui tanveer tanvi tanyolac tanyu tanzer tanzini
    tapak tapakova tapani tapdiqli tapdiqoglu tapio tapp tarach tarah taraji tarak taranci taranek tarantini tarantino
    tarasek tarassov tarassova tarchetti tardif tarfaan tarfs tarfur tarhan tari tarihoran tarik tariq tariyel tarja
    tarmo taro tarpey tarsha tartaglia tartini tartis taru tarus tarvainen taryn tarzicius tasar tasarz tasca tasche
    tasdik tashina tasia taskan taskinen tasnim tassilo tasso tassoni tasvir taswir tata tatar tatarczuk tatarczyk
    tatarek tatarka tatarkova tatarova tatia tatianna tatsuo tatu tatum tatyana tatyanna tauber taucher taufan taufik
    tauno taurean taurus tautvydas tavares tavaris tavcar tavian tavion tavon tawana tawanda tawanna tawia tawkeel
    tawny tawnya taya tayaydin taygan tayla taylak tayler tayshaun tayyibe tayyip tazka tazky teagan teahan tebaldi
    teber techer tecimer tecla teclaw teddie teder tedesco tedi teea teearu teela teemu teena teerth teesalu teetat
    tegan teguh tehan teija teitny teits teitur teja tejas tejeda tejedor tejera tejero tejs tekbay tekecan tekiela
    tekieli tekiner tekla teknaz teksoy telemaco telesio telim tella tellervo telly telma telman telmo telse temidayo
    temime temir temirhan temirov temirova temistocle temizkal temmerman tempie temucin tena tencalla tenika tenis
    tenisha tennessee tennie tennille tenorio tenvir tenzin teobaldo teodora teodoro teodorowicz teodors teodosia
    teodosio teofil teofila teofilo teohari teona teper tepes tera teran terance teras tercan tere terell terer terese
    teresia teresiah teresita teressa tereszkiewicz terez tereza terezia terezija terhi teri terina terje terka terlan
    terlevic ternan tero terra terragni terrazas terrie terrill terron terttu teruel tervo terzic tesar tesija tessie
    teter teterycz teufl teun teunissen teuta teuvo tevetoglu tevin tevs texanna texas texie texier textor teybet
    teymur teymuraz teymurcin tezcan tezol thabani thabekhulu thabethe thabisa thabisile thabiti thabizolo thad
    thaddaus thaddeus thaker thakkar thakur thalente thaler thales thalhammer thalia thaller thaman thamrin thanatcha
    thandazile thandeka thandiwe thando thanel thango thanh thantananont thao thatcher theadore theda thedore thein
    theis theisen thekla thela thelma thembeka thembekile thembekwayo thembela thembile thembisile thenjwayo theobald
    theodis theodocia theodoor theodoro theodoros theodors theodosia theola theophil theophile theraulaz theres
    theriault therman theron therrien theta theunis theuri theys thiare thibaud thibo thibodeau thiel thielen thies
    thijmen thijn thijs thill thilmany thilo thinhinane thinnes thirion thiry thobeni thole thom thoma thomasina
    thomassen thomka thommen thomsen thomson thonon thony thora thoralf thorben thorberg thorbergs thore thoren
    thorens thorpe thors thorsen thorsten thorwald thos thout thoya thoyana thresa thuku thulin thuliswayo thumbela
    thumbeza thuo thuranira thure thurlow thurman thurner thursa thurston thusi thusini thuthukile thwala thygesen
    thyra thys tiainen tiana tianna tianvarich tiara tiare tiarna tiarnan tiarra tiba tibe tiberia tiberiu tibo tibra
    tiburcio ticen ticha tichomir tichy tiefenbacher tiegan tielemans tiepolo tiera tiernan tierney tierra ties tiesha
    tiffani tiffanie tighe tigin tihhomirov tihhomirova tiia tiihonen tiik tiina tiit tiits tiiu tijerina tijl tijmen
    tijn tijs tikka tikkanen tilda tilde tilden tilen tilk till tilla tillie tillman tillmann tillmanno tilly tilman
    tilmann tilo timbul timek timekova timeo timi timis timka timko timkova timlin timm timmerman timmie timmothy
    timmy timofejev timofejeva timonen timoney timons timony timotei timotej timoteo timoteus timur timurtas tinal
    tinca tincuta tindar tindars tindra tindri tindris tinds tindur tine tineke tiney tinguely tinie tinna tinne
    tinney tinni tinnie tinnis tino tins tintzmann tiny tira tirabassi tirdad tirie tirkkonen tirop tirpak tirpakova
    tirsa tirta tirtayasa tirza tisa tisaj tischler tisha tishie tishk tistran tistrans titas titi titilayo titin tito
    titov titus tivadar tiwaa tiwari tjalds tjaldur tjasa tjorfi tjorfis tjorvi tjorvis tlalka tluczek tlustek toal
    tobar tobe tobi tobiasz tobie tobin tobler toborek toccara toczko todda todor todsawun tofil tofiq toft togan
    togher togliatti tognazzi togrul tohall toibin toic tois toivanen toivo toivonen toka tokaj tokarek toker toki
    tokis tokoz toktug tokunbo tola tolak tolan tolbert toldo tolentino tolin tolj tolli tollie tollis toloczko
    tolonbay tolonen tolosa toloza tolulope toluwanimi tolvanen toma tomal tomalak tomalik toman tomana tomanek
    tomanekova tomanik tomanikova tomanova tomasa tomasek tomasekova tomaselli tomasetti tomasik tomasikova tomasini
    tomaska tomasko tomaskova tomasova tomaszczyk tomaszewska tomaszewski tomaszkiewicz tomaszuk tomaz tomazic tomczak
    tomczyk tome tomecek tomecekova tomecka tomecko tomeckova tomei tomek tomeka tomekova tomescu tomi tomic tomicic
    tomie tomika tomingas tomislav tomka tomko tomkova tomlinson tomljanovic tommaseo tommaso tommi tommie tomo tomori
    tomoya tomris toms tomsic tomson tomurcuk tomys tomzik tonc tonda tonder tondera tone toner toney tonguc tonia
    tonicha toninelli tonino tonisson tonisto tonja tonje tonni tonnis tonny tono tonu tonui toolan toole toolin
    toolis toom tooman toomas toome toomey tooming toomsalu toon toor toots topa topias toplak topolska topolsky topuz
    tora toralf torben torbjorg torbjorn torbus tord tore torel torey torfey torfhildur torfi torfis torfs torgny
    torhan tori toriano toribio torie torill torlonia tormay tormey tormo tornatore tornqvist toroitich torok torp
    torpey torphy torquato torralba torrance torre torrecilla torrence torrent torrents torrey torrez torricelli
    torrie torrijos torry tors torsten torstensson tory torz toscani toscanini toselli tosha toshiko toshio tosi toso
    tosto tota toth totic totino totwiller touati toubeau touil toumi tournay toussaint tova tove tovuz towanda
    towarek towett towne toya tozzi tozzo trabka tracee trae traetta traian trainor transito trantow traoin traore
    trapanese trapani trapp trask tratnik trattner traude traudel traudl traugott trauner trausch trausti traustis
    traute travaglia travaglio travers traversa travia travon trawka traxler traynor trayvon trbovic treacy treanor
    treasa treasure trebbi treboux treccani treena trei treial treier treinfhear trejo tremaine tremayne tremonti
    trena trenor trent trenten trentin trentini trenton treo treoigh trepanier trepczyk trepka tresa tresoldi tressa
    tressie treutel treva trever treves trevin trevion trevisan trevisani trevon trey treyton treyvon trezzini
    trgovcic triall triana trierweiler triin trikasemmart trilby trillini trillo trimmel trina trincavelli trine trini
    trinity trinkl triona tripathi triplat tripp tripti trish trisha trista tristana tristans tristen tristian tristin
    triston trivedi triveni triya trlik trlikova trnska trnski trobbiani troc troch trochim trochimiuk troels trofimov
    trofimova troisi trojanek trojanowicz troka trombetta trommler tromp tron troncoso trond trong tropea trost
    trostan trostans trotta trottier trub truben trubenova trubin truchan truchel trude trudel trudi trudie trudy
    trula trumaine truman trumann trumanns trummer trung trupiano trupp trussardi trutanic truu trybala trybus tryc
    tryggva tryggvi tryggvina tryggvis tryka trystan trzcionka trzepizur trzmiel trznadel trzop trzos trzpil trzyna
    tschentscher tsubasa tsuma tsvetkov tsvetkova tuan tuana tubridy tuda tudela tudic tudor tudora tudorita tudosia
    tuere tufani tugcan tugce tugiman tugrulhan tugtas tuija tuisk tuithof tukane tukelalp tuksar tukufu tukur tula
    tulacz tulay tule tulia tulin tulio tullio tully tulun tuma tumas tumer tumi tumis tumkurt tumova tunahan tunar
    tuncboga tunchanok tunckilic tunde tung tungkasethakul tunguc tunradee tuohey tuohy tuomas tuomi tuominen tuomo
    tuovinen tupa tupy turabi tural turalli turan turati turcan turcein turchetta turchi turci turcinov turcinova
    turcok turcokova turczyk ture turesson turgeon turgut turid turina turins turkalp turkan turkmen turknur turlej
    turley turlough turmes turnbull turon turongkinanon turpeinen turpin turraoin turrini turudic turunen turvi turxan
    tusek tusk tuskan tutino tutka tutkucan tutkun tutty tutu tuukka tuul tuula tuuli tuulia tuulik tuulikki tuur tuva
    tuwei tuyug tuzeer tuzenur tuzimek tuzzolino tveit twan twardosz twardy twardzik tweneboa twidle twila twohey
    twohig twomey tworzydlo twumasi twyla tycho tyczka tyesha tygo tyka tyla tylec tylek tylka tylman tylor tylus tyma
    tymczyszyn tymon tymoteusz tynan tyniec tyquan tyra tyree tyreek tyreese tyrek tyreke tyrel tyrell tyrese tyrfings
    tyrfingur tyrik tyrin tyriq tyrique tyron tyrrell tyrs tyrus tyshawn tyson tytko tywoniuk uaithne ubaadah ubadah
    ubaid ubaidah ubaldi ubaldo ubay ubayd ubaydullah ubbi ubbis uberlinda uberto ubeydullah ubika ubysz ucan ucbeyi
    ucchal ucgul uche uchenna uchita udant udarsh uddi uddis udeera udeh udinese udinesi udyati ueli uffe ufnal
    ufniarz ufukay ugan ugarte uggi uggis ughi ugla ugne ugolino ugrinic ugur ugurkan ugurlu ugurtan uhban uibo
    uittenbosch ujamaa ujunwa ukic ulakbey ulanowicz uldis uldry ulduz ulewicz ulfa ulfar ulfars ulfat ulfdis ulfet
    ulfey ulfgeir ulfgeirs ulfhildur ulfik ulfkell ulfkells ulfljots ulfljotur ulfrun ulfs ulftyr ulftyrs ulfur uliasz
    ulibarri uliczka ulises ulke ulker ulkudes ulkum ulle ullmann ulloa ullrich ulrica ulrich ulrichs ulrik ulrika
    ulrike ulriks ulrych ultan uludag ulugbey uluman ulutay ulva ulvi ulya ulysses umaarah umair umande umang umarov
    umarova umay umaya umberto umid ummahan ummahani umman ummet ummuhan umoja umray umusan umut umutcan unal undina
    undine unek ungaretti unger unggul uniacke uniaque unis unjani unlen unna unnamed unnar unnars unnati unnbjorg
    unnbjorn unnbjorns unndis unndor unndors unni unnsteinn unnsteinns unnur unsever unterberger unterweger unubol
    uolevi uotila upadhriti upadhyay upasna uphaus uphuis uphus upik upkaar upma uppal upton uraltay uram uramova
    urania uranus urbain urbaniak urbano urbanova urbanska urbanski urbany urbina urblik urblikova urbonas urfan
    urfettin urhan uria uriah uriarte urias uriel urijah urishilla urlic urmas urmi uroda uros urper urra urrab ursa
    ursel ursina urska urszula urte urvashi urvi uryga urynowicz urzua usada usamah usame usarek uschi ushan ushindi
    usic usiku usman usmon usmonov usmonova ustun usyi utama utami utkarsh utkucan utrata uusitalo uustalu uwais uxis
    uyainah uyanser uygun uzar uzbay uzer uzeyir uzieblo uzima uzsoy vaananen vaati vabaza vaca vacek vachon vaci
    vacibe vackova vaclav vada vadim vaes vaessen vafir vagn vagna vagnbjorg vagns vahar vaher vahi vahid vahittin
    vaht vahter vahtra vaida vaidas vaidya vaillancourt vaillant vain vainio vaino vaisanen vaishnavi vajcik vajcikova
    vajda vajdova vajen vaka vakare vakris vaks vakur vala valach valachova valachovic valachovicova valadez valarie
    valary valberg valbergs valbergur valbjorg valbjork valbjorn valbjorns valbjort valborg valbrands valbrandur
    valbuena valcarcel valda valdebenito valdemars valdi valdimar valdimars valdis valdivia valdor valdors valeh
    valenciano valent valenta valente valentic valentijn valentim valentinova valentins valentinus valentova valer
    valera valere valeri valerij valerija valerio valeriu valero valery valeska valette valey valge valgeir valgeirs
    valguarnera valhildur vali valiant valiants valicek valicekova valier valija valimaki valinda valis valjetic valk
    valka valkama valkonen vall valladares vallary vallejos vallelian vallenduuk vallet vallie vallin valls vally
    valmar valmarana valmars valmunds valmundur valny valon valorie valros valrun vals valsteinn valsteinns valters
    valtonen valtteri valtyr valtyrs valur valusek valusekova valuska valuskova valva valves valy vamakshi vanaga
    vanags vanbrabant vanda vandaele vandamme vandecasteele vandekerckhove vandenbergh vandenberghe vandenbroucke
    vandenbussche vandeputte vander vanderheyden vanderlinden vanderstraeten vandervort vandevelde vandewalle vanegas
    vanek vanekova vangisa vanhee vanhoutte vanhove vania vanja vankova vanneste vannie vansha vansteenkiste
    vanvitelli vanya vapni vapnis vaquero vara varadi varano varas varenya vares varghese vargin varik varis varkey
    varlik varma varmar varmars varsha vartiainen varty varughese varvara vasa vasana vasare vasari vasatika vasco
    vasconcelos vasek vasekova vashon vashti vasif vasil vasile vasilica vasiliev vasilieva vaska vasko vaskova vass
    vasseur vassie vassilios vastenhouw vasudha vasyl vatnar vatnars vattimo vavra vavrinec vavrinecova vavrova
    vayrynen vaysal vazeh veale veas vebjorg vebjorn vebjorns vecellio vecide vecoli veda vedant vedat vedhika vedika
    vedis vedran veenendaal veenstra veer veera veerle veeti vefia vegard vegeir vegeirs vegt veic veig veiga veigar
    veigars veigs veigur veijo veikko veilleux veis veit vejar vejune vekell vekells vela velandia velaug velaugs
    velaugur velda veldak veldakova velderman veli velia velitdin veliz vella vello velma veloso velta veltman
    veltroni velva velvet vemunds vemundur vena venalainen venancio venceslas vendela vendelin vendetti venditti
    vendrell vendula venegas venera veneranda venessa veneziano veniamin venice venie venier venita venkataraman
    venkatesh venla vennie vento venturi venus veny veola verbeeck verbeek verbeke verbiest verbist verboom verboven
    verbruggen verbrugghe vercammen vercauteren vercelloni vercoe vercruysse verda verde verdejo verdell verdi verdie
    verdier verdonck verdone verdu verduzco vere vereecke vereecken verelst veres verfaillie verga vergassola
    vergauwen vergeer vergerio vergie vergil verhaar verhaegen verhaeghe verhagen verharen verheij verhelst verheuvel
    verheyden verheyen verhoeven verhulst verim verkade verl verla verle verlene verlie verlin verlinden verlon verlyn
    verma vermeersch vermeil vermeir vermeire vermeiren vermeylen vermunds vermundur vern verna vernal verne vernell
    vernelle verner verneri vernetta vernia vernice vernie vernita vero verona veronicah verri vers versa versace
    verschuere verschueren verschut versie versluijs verstappen verstraete verstraeten vertie vertoor vertooren
    vervaeke vervaet vervoort verwimp verwoert vesa vesel vesela veselova vesely veski vespa vespucci vessie vesta
    vestar vestars vesteinn vesteinns vester vestergaard vesterinen vesterlund vestin vestmar vestmars veta veternik
    veternikova vethayasas vetrarros veum veva vezat vezi vezina vezrife vezzali viaene vial vianello vibeka vibekka
    viberg vicen vicena vicencio vicenova vicens vicenta vicentia vicentiu vicie vick vickey victoire victoriano
    victorine victorino victors victory vicy vida vidadi vidakovic vidar vidas vide videla vidhi vidic vidmar vidoni
    vidov vidovic vieira vienne viera vierdag vieroslava viesturs vifill vifills vigdis vigdogg vigfus viggo viggos
    viggunnur vigilija vigliotti viglunds viglundur vigmar vigmars vigmunds vigmundur vigneron vignir vignirs vignon
    vigny vigo vigorelli vigri vigris vigs vigsteinn vigsteinns vigtyr vigtyrs vigur vihaan viik viira viitala
    viitanen viivi vija vikar vikars viking vikings vikingur vikki viklund viks viksna vikstrom viktorie viktorija
    viktors vila vilain vilakazi vilalta vilanova vilaplana vilar vilberg vilbergs vilbergur vilbert vilberts vilbjorn
    vilbjorns vilbogi vilbogis vilborg vilbrands vilbrandur vilches vilcina vilcins vildane vilde vildis vilem vilgeir
    vilgeirs vilgot vilhelm vilhelmiina vilhelmina vilhelms vilhelmsson vilhjalms vilhjalmur vilho vili viliam vilis
    vilius viljami viljanen viljar viljars viljem viljevac vilji viljis viljo vilks vill villablanca villadicani
    villads villagomez villagra villagran villalonga villalpando villamil villamizar villareal villarosa villarroel
    villasenor villaverde ville villemson villena villeneuve villi villimey villis vilmar vilmars vilmer vilmos
    vilmunds vilmundur vilnis vilny vilte vilums viman vina vinas vinaya vinbjorg vincenc vincentio vincentiu vincents
    vincetic vinciane vinck vincze vineta viney vinicio vinicius vinie vinjar vinjars vink vinko vinnie vinny vino
    vinogradov vinogradova vinsen vinson vinsy vinton vinyuvanichkul vinzenz viorel viorela viorica vira virag viraj
    virdie virge virgel virgia virgie virgil virgilio virgill virgills virgle viridiana virk virman virpi virta
    virtanen visar visarion visconti visintini visitacion vismara visnapuu visnovska visnovsky visser vissers
    visvaldis viswanathan vita vitali vitalija vitalis vitasovic vitazoslav vitek vitezslav vitkova vitola vitolina
    vitolins vitols vitor vitoria vittadello vittoria vittorio vitturi vitus viva vivaan vivaldi vivanco viveka
    viveros vives vivi viviani vivianne vizcaino vizintin vjekoslav vjollca vlach vlachova vlachovic vlachovicova vlad
    vladelina vladimira vladislav vladislavic vladislavs vlado vlaeminck vlaicu vlasic vlassov vlassova vlastimil
    vlcek vlckova vleugels vlkova vlna vlnka vlnkova vlnova vlora vodopivec voet vogel voggs voggur vogl vogler vohra
    voichita voicu voinea voisin vojkovic vojtech vojtek vojtekova vojtka vojtko vojtkova volarevic volaric volcke
    voldemars volk volkan volker volkhard volkman volkmar volkov volkova vollbrecht vollie volney volta volterra
    volunds volundur vonda vonetta voney vonlanthen vonnie vonrueden voortman vopni vopnis vora vordis vorkapic vorm
    vorms vorobjov vorobjova voronin voros vosu votts vottur voutilainen vozar vozarova vozila vrabcova vrabec vrabelj
    vrablec vrablecova vranckx vranic vranken vratislav vratko vrban vreneli vretenar vrhovec vrinda vrishti vritti
    vsiliauskas vucetic vucin vuckovic vugdelija vugec vuille vukman vukobratovic vukovic vukusic vuljak vumisa vundla
    vunisa vuokko vuorela vuori vuorinen vuqar vurgun vusal vusumuzi vyanjana vyas vydarena vydareny vytautas vyte
    waahid waail waajid waardeloo wabik wable wabomba wabwile wabwire wacana waceera wachira wachter waclaw waclawczyk
    waclawiak wadee wadhwa wadi wadood waelchi wafa wafae wafeeq wafi wafiq wafula wage wagener wagenknecht wagenvoort
    waghorn wagle wahab wahb wahban waheed wahhaab wahhaaj wahlberg wahlgren wahlstrom wahner wahome wahyu wahyudin
    wahyuni waida waimarie wainaina waino wairimu waithaka waithera waithira wajdzik wajer wakeeta wakhungu wakiman
    wakio wako wakula walasik walaszek walburga walch walcher walczak walder waldner waldo waldoch waldron waldtraut
    waleczek walek walenciak walencik walentina walentynowicz walesa walfried wali walia walid walkusz walla wallen
    wallgren walli wallin wallis wallner wally walo waloch walocha waloszczyk waloszek walser walshe walsteijn walt
    walther waltl waltraud waltraut waltrud waluk walus walusiak waluyo wamaitha wamalwa wamboi wambua wambugu wambui
    wambura wampach wamuyu wamwema wandas wandera wandl wandzel waneta wanga wangai wangare wangari wangechi wangeci
    wanger wangila wangui wani waniek wanijiku wanita wanja wanjala wanjau wanje wanjiku wanjira wanjiru wanjohi
    wanjugu wannes wantz wanyama wanyoike wanyonyi wanza wanzala waraksa warchal warczak warda wardaya wardell wardi
    wardzala wardziak warhi waridi warinder wario warjas warji warmer warmuz warnier warre warrior warsa warsita warta
    waruguru warui warwas warwick warych warzybok wasala wasaznik wasek waseme wasendlunkulu wash wasiewicz wasike
    wasil wasilewicz wasilewska wasilewski wasin wasis wasita wasiuk waskita wason wasonga wassaya wassim wastuti
    wasunun waswa wasyluk waszczyk watanabe wathelet watika watras watsica watt watters wattiez waugh wauters wauthier
    wava waverly wavinya wawak wawan waweru wawira wawire wawryniuk wawrzenczyk wawrzkiewicz wawrzonek wawrzyczek
    wawrzyk wawrzyn wawrzynczyk wawrzynek wawrzyniak wawrzynkiewicz wawrzynowicz wawszczak wawszczyk wayde wayland
    waylon wayman waymon wayua wazir wazna wazny wdowczyk webby wechselberger wechuli weddy weeldenburg weena
    weerdenburg weever wegier wegmann wegrzyk wegrzynek wegrzyniak wegrzynowicz wegscheider wehner wehrli weibel
    weidinger weigl weihmann weijland weijters weiler weimann weimer weinberger weinhage weinhold weir weis weiser
    weisgerber weissenbock weissnat weitzel wejman wekesa wela welc weldon welenc welf wellens weller wellington
    welter welton wenceslao wenche wencke wenda wende wendel wendelin wendell wendi wendolin wendt wenger weninger
    wenke wennberg wensen wenzel wenzl wera werdes were wereda weremczuk wernecke werners weru wery wesack wesola
    wesolowska wesolowski wesoly wesonga wess wessel westberg wester westerbeek westerberg westerburg westerlund
    westermann westfal westin westley westlund westman weston wettstein wever weydert weyland weylant weyrich weza
    wezyk whalen whelan whelehan whit whitehouse whitley whittaker whitty whyte wiaderek wiafe wiak wiatrak wiberg
    wibisono wibke wibowo wicha wichary wichlacz wicht wiciak widen widhalm widiastuti widisha widlak widmann widmer
    widodo widuch widya wiebke wiech wieckiewicz wieclawek wieczerzak wieczorek wiedner wiegand wieja wiek wiekiera
    wieladek wieland wielgat wielgo wielgos wieloch wiencek wiener wiercigroch wiertel wiertelak wierzbicka wierzbicki
    wierzchon wies wiesbauer wiese wieser wiesinger wiesiolek wieslaw wiesner wietecha wiewiorka wigbert wigman wijata
    wijaya wijayanti wijland wika wikitoria wiklo wiklund wikstrom wiktor wilber wilbert wilbur wilburn wilcken
    wilczynska wilczynski wild wilda wilder wilderman wildschut wilfinger wilford wilfred wilfrid wilfrido wilfried
    wilfriede wilhelmina wilhelmine wilhelms wilhelmsson wilhelmus wiliam wilk wilkie wilkin wilkos will willa
    willaert willaim willam willame willard willards wille willekens willem willemsen willene willfried willi willia
    willian williard willibald willibert williemae willms willodean willow wills willum willums wilman wilmar wilmart
    wilmes wilmet wilmont wilmotte wilms wilmsen wilton wiltrud wiltzius wilusz wimmer wimolnot winandy winarno
    winarsih winberg wincenciak winda windak windell windhager windisch windler windy winek winford winfred winfried
    wing winifred winni winnie winnifred winnik winnrich winny winona winston winter wintheiser winther winthrop
    winton wipstrik wira wiraszka wirda wiremu wirt wirtz wirz wishi wisla wisniewska wisniewski wisnu wisoky wisozk
    wisz wiszowata wiszowaty wita witan witas witaszek witka witko witkowicz witkowska witkowski witold witon witos
    wittbrodt witting wittmann wiza wizner wladimir wladyka wlazlak wlazly wlizlo wlodarczyk wlodarz wlodyka wnuczek
    wochna wochnik wocial woda wodka wogerbauer wohlgemut wohlmuth wohlwend wohrer wojaczek wojak wojciech
    wojciechowska wojciechowski wojcik wojcikiewicz wojczuk wojewodka wojewodzic wojniak wojnicz wojs wojsa wojslaw
    wojt wojtach wojtak wojtalewicz wojtalik wojtanowicz wojtarowicz wojtasiewicz wojtaszak wojtaszczyk wojtczuk
    wojtera wojtiuk wojton wojtowicz wojtunik wojtyna wojtys wolan wolanczyk wolczyk woldemar wolff wolffel wolfgang
    wolfhard wolfinger wolfram wolfsdr wolfswinkel wolk wolkowicz woloch wolodzko wolos woloszczuk woloszyk wolska
    wolski wolter wolters wolzak wons woodie woodroe woodrow woodson woody woolley wooning worach worley woroch
    woronko worth wosiak wosiek wosko woszczak woszczyna wota woudenberg woulfe wout wouter woutersz wowra wozniak
    wozniczko wratt wren wrenn wriddhish wridesh wrobel wroblewska wroblewski wrochna wrona wrynn wrzesniak
    wrzesniewska wszola wuckert wudarczyk wujec wujek wulan wulandari wulf wulff wunderink wunsch wuraola wurm wurzer
    wurzinger wuthrich wutke wuyts wyciszkiewicz wycliff wycliffe wyderka wydmuch wydrych wygoda wykret wylegala wylie
    wylupek wyman wynants wynne wynona wypchlo wypior wyroba wyrobek wyroslak wyrostek wyrwal wyrwich wyskiel wysocka
    wysocki wysota wyss wywial wziatek xaba xakimov xakimova xala xalak xalid xaliq xamis xanana xander xanim xankisi
    xanlar xaver xavi xena xhakaza ximba xiomara xiti xobeen xolid xolidov xolidova xolo xosrov xosrova xuan xudaverdi
    xudayar xudu xulu xumar xzavier
    """
}
