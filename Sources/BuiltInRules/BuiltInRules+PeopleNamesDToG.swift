extension BuiltInRules {
  /// Given names and surnames from D to G; see `peopleNames`.
  static let peopleNamesDToG: StaticString = """
    daako daakoaa daamin daan daanish daanyaal daawood dabal dabbah dabir dabkiewicz dabney dabo dabros dabrowicz
    dabrowka dabrowska dabrowski dabukke dace dach dachgelder dachgeldt dachgelt dacian daciana dacin dacko dada dadap
    dadej dadi dado dadova daeja daems dafina dafne dagane dagbjarts dagbjartur dagbjorg dagbjort dagel dagfari
    dagfaris dagfinns dagfinnur daggeir daggeirs daggros daghfal dagistan dagli dagmann dagmanns dagmara dagmey dagnyr
    dagnyrs dagobert dagoberto dagrun dags dagur dahiana dahir dahlberg dahlen dahlgren dahlia dahlin dahlqvist
    dahlstrom dahm dahmane dahmani daiana daibhis daiga daigle daija daijah daiken daina dainess dainis dainius daire
    dairine dairo daisey daisha daisie daisye daiyaan daja dajana dakhil dakoda dakotah daksh daksha dakshesh dalaja
    dalal dalan dalbert dalberts dalbir daldis daleiden daler dalerov dalerova daley dalila dalili dalima daliman
    dalimin daliono dalkilic dalla dallaire dallape dallara dallas dalli dallilja dallin dallinger dallis dalmann
    dalmanns dalmar dalmars dalmas dalmau dalros daltun dalvin dalvins daly dalziel damanik damar damarcus damari
    damarion dameer damek dameon damiano damienne damife damijan damijanic damini damion damirov damirova damjan
    damjana damjanovic damjans damlanur damond damps damu damurah damyanti danae danaher danang dancak dancakova
    dancan danciak danciakova dancun dandolo dandre dane daneen danek danekova danel danelius danelle danette daney
    dang dangelo dangl danhildur dani dania danial daniec danielius danielsen danielsson danieluk danijel danijela
    danika danilczuk danilov danilova danique danis danish daniswara danisz danita danitza danival danivals danjuma
    dankiewicz danko dankova dann danna danner dannie danniel dannielle danninger dano danova dans danso danson dantes
    danu danuja danuse danuta danyel danyell danyelle daoud daoudi daquan daragh darain daraz darby darci darcie darcy
    dardan dardenne dare darell daren dargacz dargan darian dariana dariati darien darija darijan darika darimin
    darina darinka darion daris dariusz darja darl darla darlak darleen darline darling darlyne darmaji darman darmana
    darmanto darmody darnell darojkovic darold daron darpan darragh darran darrel darri darrian darrick darrien darrin
    darrion darris darrius darron darry darryle darryll darryn darsh darsirah darta dartono daru darul daruna darvin
    darwin darwyn dary daryani daryle daryn dasa dasey dasgupta dash dashawn dasia dass dastageer datta daud daudi
    daulton daunte dautanec dautovic davante davern davi davian davida davide davidova davids davidsson davie davin
    davina davion davison davitt davnet davodov davodova davon davonta davonte davor davoren davorin davy dawick dawid
    dawidczyk dawidek dawiec dawna dawne dawud daxton dayal dayamai dayami dayana dayanara dayar dayita dayle dayna
    dayne dayse dayton dayyaan deacon deacy deady deaglan deak deakova deana deandra deandre deane deangelo deann
    deanne deante dearbhail dearbhaile dearbhla dease deasia deasy debbi debbra debby debelic debeljak debera debi
    debnar debnarova debniak deborrah debosz debrah debroah debroux debruyne debska debski decamps decebal deceuninck
    dechamps deckers deckow declerck declercq decock deconinck decoster dedra dedric dedrick deeann deedee deegadan
    deegan deehan deeley deely deena deeney deeny deepa deere deery deetta deforest deger degmeer degroote degryse
    degueldre deha dehmel dehon deiby deicy deidra deidre deigan deignan deion deirbhile deirdre deiseach deisy
    deividas deja dejah dejan dejardin dejneka dejon dejonghe dejuan dekeyser dekker dekys dekysova dela deladoey
    delaere delahaye delahunty delaney delannoy delano delap delargy delattre delaunay delbert delcie delcourt
    delcroix deledda delekta deleu deleze delfin delfino delforge delfosse delgadillo delhaye delhez deliah delikat
    delil delila delilah delina delinda delisa delisle dell della dellar delle dellia dellie dellucci delma delmar
    delmas delmer delmotte delmus delois delora delores deloris delorme delos deloughrey deloughry delpha delphia
    delphin delporte delsie delta delton deltour deluga delvaux delvigne delvin delwayo delwin dema deman demanet
    demarco demarcus demaret demario demarion demers demeter demetra demetri demetria demetric demetrio demetrios
    demetrius demeulenaere demeyer demeyere demi demian demianczuk demilade demir demirbuken demirel demiriz demirok
    demiryurek demmendaal demond demonte demoulin dempsey demsar demus demuth demuynck dena dendy deneen deneka denes
    denese denesik deng dengg denice deniel deniels denihan deniis denine denisa denisha denison denisse denissov
    denissova denita deniz denizalp denk denkel denkiewicz dennehy dennenberg dennie denning denny denton denver denys
    denzel denzell denzil deol deon deondre deonta deontae deonte depero depoorter deprez deptuch depuydt dequan
    derald derbal dereck dereon derezic deric derick derik dering derkaoui derkay derl derly dermody dermot dermott
    deron derouiche derradji derrek derrell derrig derval dervilla dervla derwin derya deryanur derycke deryl derylo
    desai desbiens descamps deschamps deschenes desean deshaun deshawn deshmukh deshpande deshusses desi desiderio
    desio desirae desire desjardins desmedt desmet despina desrochers desrosiers dessa dessart dessie dessy destany
    destin destinee destiney destini destry deszcz detaille dethier detka detlef detlev detleva detournay detry detti
    deutschmann devally devan devane devaney devanney devansh devante devaughn devaux devecka deveckova deven devenney
    dever devereux devery devi devika deville devillers devilly devine deviner devitt devlin devolder devonta devontae
    devonte devos devoy devriendt devyn dewaele dewan deward dewayne dewey dewez dewi dewilde dewitt dewitte dewulf
    dexter deyanira deze dezider dezso dezzie dhadho dhaliwal dhar dhawan dhillon dhingra dhondt dhriti dhruv
    diaconescu diaconu diaf diah dian dianah diandra diann dianna dianne diar diarmaid diarmuid dibbert dibiasi dicie
    dick dickens dickey dicki dickie dickinson dicy dida didda didina didovic diederich diederik diedrich dieguez
    dierckx dierick dierickx dierk diesbach diesbergen diethard diethelm diether dietl dietlind dietlinde dietmar
    dietrich dietz dieu dieudonne diez diffin diffley digdaya diggin diggins digna dignan dijana dijkman dijkstra
    dijon dijoux dikane diken dilan dilcan dilder dildora dildorova dilfeza dilhus dilja dillan dillane dillard dillen
    dillie dillion dilnoz dilnozova dilnur dilnurova dilsad dilsat dilsitan dima dimas dimaz dimba dimbane dimbani
    dimitrina dimitrios dimmbla dimmey dimple dinabantu dinah dinamarca dinan dinangwe dincer dinckol dincsu dinda
    dindela dindi dineen dingila dinis dink dinneen dinu dinwa diolun diomedes dione dionicio dionigi dionisia
    dionisio dionne dionte dionun dionyz dipa dippel dipta dircken dirican dirja dirksen dirlik dirnberger dirrane
    dirven disa discin disdero disella diskin dismas dita ditmar ditschlerin ditte dittmar dittrich divan divenney
    diver divine diviney divya dixie dixit diya diyor diyora diyorayeva diyorov diyorova dizdar djamel djebbar djellal
    djellouli djoudi djuana djuna dlaba dlabane dlabazane dladla dlakadla dlakela dlamane dlambula dlamdaka dlamini
    dlamlenze dlangamandla dlawuza dlebenkomo dlodlo dlomo dlubak dludla dludlu dlugajczyk dlugozima dlungwana dmitri
    dmitriev dmitrieva dmoch dobbelaere dobbin dobbins dobes dobler dobosiewicz dobre dobric dobromila dobron
    dobroslav dobroslava dobrosz dobrowolska dobrowolski dobsinska dobsinsky dobson dochia dochioiu docia dock dockx
    docolomanska docolomansky docquier doctor dodd dodo doesburg dofri dofris dogan doganalp dogannur dogansah dogg
    doghair dogherty doglioni doguhan dogun dohn doina doingeard doktor dola dolan dolega dolenc dolensoy dolezal
    dolezalova dolic dolinar dolinsek doliwa doll dolli dollie dollis dolly dollye doloris dolph dolphine dolphus
    dolun domagala domagoj domald domaldi domaldis domalds domaldur domanska domanski domantas domas domek domen
    domenech domenic domenica domenick domhildur domhnall domian dominczak dominga domingos domingues dominick
    dominika dominikovic dominiks dominkovic domino dominque dominyka dominykas domitila domka domnica domon domonique
    domowicz domurad domzal dona donaciano donagh donagher donaire donal donalds donaldur donarelli donat donata
    donatas donatella donatello donati donatoni donavan donavon doncabe doncevic donda dondre donegan donell doner
    dongoran donia donie donini donita doniyor doniyorov doniyorova donkor donlon donn donnacha donnan donnay donncha
    donnell donnellan donnie donny dono donoghue donohoe donohue donough donta dontae donte dony doody dooey doogan
    doohan doolan dooley doorhof doornhem doorty doppler doralisa doran dorathea dorathy dorawa dorcas dorcha dorcus
    dordan dore dorel dorene doretha doretta dorey dorfer dorgan dori doria doriana dorien dorin dorina dorinda dorine
    dorinel doring dorit dorita dorka dorko dorkova dorla dorle dorli dorman dorn dorna dornan dorner doroba dorobek
    dorobisz dorociak doroszkiewicz doroszuk dorot dorotea doroteja dorotha dorothe dorotova dorottya dorova doroz
    dorr dorrian dorris dors dorschner dorsman dorte dortha dorthe dorthea dorthey dorthy doru doruch dorukhan dorynek
    dosha doshi doshia doshie dosia doss dossetti dossi dossie dostal dostalova dostert dottie dotty doucet doudigan
    doug douglass doumont dounia dovara dove dovie dovile dovud dovudov dovudova dovydas dowd dower dowerg dowey
    dowley dowling downar downes downey downing doyen doyinsola dozier draaisma drabczyk draga dragana draghi
    dragicevic drago dragobratovic dragojevic dragos dragutin drahomir drahomira drahoslav drahoslava drajat drajna
    drajnova drakulic drandic drauma draumey draupnir draupnirs draus draven draxler drazen drazic drazyk drej dreki
    drekis drela drema drengs drengur drennan dreszer dretvic drewa drewes drewicz drewnik drewniok drgas drian dries
    driesen driessen drifa drilon driscoll drita driton drobek drobik drobisz drobna drobniak drobnik drobny drobot
    drofn droguett drohan drolet droma droney droplaug droppa droppova dros drost drotar drotarova drott drouin droz
    drozd drozda drozdov drozdova drozdowicz drozdzal drozdziel drozdzik druart drub drubin drucilla drum drumm
    drummond drummy drury drusilla druso druszcz drwiega drygala drygas dryka drynda drysdale drywa drzal duah duard
    duba duban dubandlela dubazane dubel dubey dubik dubis dubnicka dubovecak dubovska dubovsky dubuisson dubuque
    duchene duchnik ducu duczek duczmal duda dudala dudas dudczak dudek dudekova dudik dudikova dudka dudko dudkova
    dudkowiak dudo dudok dudokova dudova dudzicz dudziec duez dufa duff duffin dufgus dufie dufrane dufrasne dufresne
    dugal dugar dugfus duggan duguay duha duhamel duhig duhy duignan duilio duinsmearach duis duivenvoorden dujardin
    duje dujmovic dukada dukat dukic dula dulak dulas dulbecco dulce dulcie dulemba dulewicz dulik dulla dullova
    dulohery dulova duma dumakude dumala dumanli dumin dumina dumins dumisa dumisani dumisile dumitra dumitrana
    dumitrescu dumitru dumortier dumoulin duna dunal dundaralp dunford dung dungan dunge dunia duniec dunja dunleavey
    dunleavy dunne dunning dunns dunny dunphy dunser dunworth dunya dunyamali dunyo dunyoeva duodo duong dupre dupuy
    duquesne durab duracan durant durante duras durasevic durca durco durcova durczok durdali durdica durdik durdikova
    durdona durdonova durdu durek durekova durell durgadin durgan durica duricova durieux durinic duris durisova durka
    durkan durkin durko durkovic durkovicova durkovska durkovsky durlak durlej durlik durma durmus durmusali durna
    durnan durnin durning duro durodola duroux durova durovic durovicova durovsky durovskyova durrell durrihy
    durrusehvar dursadiye dursun duruk duruoz durward durwood dury durys dusa dusanka duse dusek dusekova dusicka
    dusickova dusik dusikova duska dusko duskova dusova dussart dustan dusty dustyn duszczak duszczyk duszkiewicz
    dutka dutko dutkova dutrieux dutt dutta duuk duvan duvancic duvanel duvivier duwayne duyaza duyen duyguhan duze
    duzy dvalinn dvalinns dvojak dvonc dvoncova dvorak dvorakova dvorska dvorsky dwain dwaine dwala dwamena dwan dwane
    dwight dworczak dworniczak dwyane dwyer dyal dyan dybal dybas dybiec dybka dycha dyczko dyda dydak dydo dyja
    dyjach dyjas dyka dykas dylak dylano dylik dyllan dylon dylong dymarczyk dymphna dympna dynak dynia dyrborg dyrek
    dyrfinna dyri dyris dyrleif dyrley dyrmunds dyrmundur dyrunn dyszkiewicz dyszy dytko dytrych dywan dzapo dzene
    dzenis dziadkiewicz dziadkowiec dziadowicz dziadura dziala dzialak dzialo dziarmaga dziczek dzidek dzidra dziduch
    dziechciarz dziedzic dziedzina dzielak dzienis dzienisz dzienniak dzierwa dzierzak dziewa dziewior dziewit dzieza
    dzika dzikiewicz dzintars dzintra dziob dziopa dziuban dziuda dziugiel dziurdzia dziurla dziwak dzurjanin
    dzurjaninova dzwonnik each eadaoin eakumbu eamon eamonn eanna earle earlean earlene earley earlie earline early
    earnest earnestine eartha easter easton eathel eavan ebba ebbe ebbi ebbie ebbis eben ebeneser ebenesers ebenezer
    ebenezers eber eberg ebergs eberhard eberhardt eberharter eberl eberle ebert eberth ebner eboni ebonney ebuakil
    ebuka ecaterina ecegul ecemis echevarria echo eckard eckart eckbauer eckehard ecker eckert eckhard eckhardt
    eckhart ecrin edaviye edberg edda eddah eddy edel edelbert edelgard edelmira edelmiro edeltraud edeltraut edeltrud
    eder edgaras edgars edgubay edhitha edie edier edil edilberto edilma edilon edilons edilson edin edina edinah
    edinson edisson edite editha edla edlinger edlund edman edmon edmonds edmonia edmundo edmunds edna ednah edoardo
    edon edona edra edrie edris edsel edson edstrom eduar eduarda eduards edun edvardas edvards edvardsen edvardsson
    edvin edvinas edvins edwar edwardo edwina edyth edythe eeckhout eelis eelman eemeli eemil eerden eerik eero eesaa
    eesha eetu eeva efemia effa effertz effie efil eflatun efraim efraims efrem efren efser eftimia eftimie egan
    egbert egea egedia egenur egger eggert eggerts eggrun egidijus egil egill egills egils egla egle egli eglinton
    eglite eglitis egon egorov egorova egzon egzona ehan ehlert ehrenfried ehrentraud ehrhard ehsaas ehsan eibl
    eichberger eichenberger eichhorn eichinger eichmann eide eider eidvile eigenwillig eija eijaz eijkelboom eikar
    eikars eila eilfirt eilifs eilifur eilis eilish eimantas eimear eimer eimhear einari einars einarsson einaudi
    einbjorg eindis einer einey einhildur einina einir einirs eino einrun eira eiravati eirdis eirfinna eirik eirika
    eiriks eirikur eirny eirun eischen eisl eisner eitel eithan eithel eithne eivers eivin eivind eivins eivor ejaz
    ejlaal ekai ekaja ekal ekalinga ekani ekansh ekanta ekantika ekapad ekaraj ekaterina ekavir ekbal ekber ekberg
    ekdahl ekelund ekene ekeno ekert ekholm ekidor ekiru ekitela ekiya ekkehard ekkehart eklof eklund ekman ekmel ekow
    ekrem ekstrand ekstrom ekta ekundayo ekundu ekwueme eladio elaf elaina elam elamiye elana elariz elatli elayne
    elberg elbergs elbert elberta elberts elbertse elbridge elby elcin elcira elcy elda eldar eldars eldbjorg elden
    elder eldey eldgrims eldgrimur eldjarn eldjarns eldlilja eldmar eldmars eldon eldons eldor eldora eldors eldred
    eldridge eldrun elds eldur elea eleanora eleanore elease eleazar electa eleina elektra elemer elenborg eleni
    elenor elenora elenore elentinus eleodoro eleonor elert eleuterio elex elfa elfar elfars elfi elfida elfie elfreda
    elfrieda elfriede elfur elgie elgin elgueta elgun elhan eliabeth eliakimu elian elianna eliassen eliasson elick
    elida elie eliecer elien elieser eliesers eliette eliezer elifnur elifova eliga eligah elige eligia eligio elihu
    eliisa elimar elimars elinbergs elinbergur elinbet elinbjorg elinbjort elinborg elindis elingunnur elinmunds
    elinmundur elinor elinore elinors elinros elio eliona eliot eliott eliros elis elisabeta elisabete elisabetha
    elisabetta elisaveta eliseo elisha eliska elissa elita eliud elizabet elizabeta elizabete elizah elizbeth elize
    elizebeth elizondo elka elkana elke elkin elladio ellamae ellar elle eller ellert ellerts ellery elley elli
    elliana ellin ellingsen ellinor ellisif ellsworth ellwart ellwood ellyn elman elmars elmer elmeri elmidar elmina
    elmir elmira elmire elmo elmore elmyra elnora elnur eloa eloah elodia elof elofsson eloi elois elon elona elonzo
    eloranta elorza elosy elouise elove elphas elpidio elroy elsabet elsad elsbeth elsebeth elsemulder elsen elsenaar
    elsi elsner elsworth elsy elta elton elturan eluh elva elvan elvana elvar elvars elver elvera elvi elvia elvie
    elvina elvins elvire elvy elwanda elwart elwin elwira elwood elwyn elxan elyas elyse elyssa elza elzada elzbieta
    elzie elzy emal emaline eman emanoil emanuela emanuele emanuella emanuelli emanuelly emanuels emanuelsson emanuil
    emard emas ember embla embrek embreks embuh emeka emelia emeliana emelie emeline emely emelyne emer emerald
    emeralda emeralds emerson emery emese emett emiel emigdio emilce emilee emilian emiliana emilianna emilien emilija
    emilis emilly emils emilse emilsson emina emine eminov eminova emir emiro emirsan emis emit emmaculate emmah
    emmalee emmaline emmanuels emmen emmer emmerich emmet emmett emmi emmie emmit emmitt emmons emogene emond emong
    emory emperatriz empluk emran emre emrullah emry emuria enar encarna encarnacion encarnita encina enda endah ender
    endo endra endre endrit endrizzi enea eneka enes enfes engberg engdahl engel engelbert engelen engels engen
    engilbert engilberts engilbjarts engilbjartur engilbjort engiljon engiljons engill engills engilros engin enginiz
    engl engla englebert engler englund engman engstrom engvall enid enika eniko eniola enis enith enja enna ennio
    ennis enno enoch enock enok enoks enola enos enright enrika enriqueta ensar ensari ensio enteng entringer enver
    enya enzi enzinger enzio eoghan eoin eola eowyn ephantus ephraim ephram ephriam epifanio eppie epsie eral eraldo
    eraslan erasmo erasmus erastus eraycan erazo erbay erber erbil erby ercan erceg ercegovic ercihan erdal erdemer
    erdibay erdman erdmann erdmute erdogan erdursun eregae erem eremia eren erenalp erensoy eres ergener erginel
    ergonul ergotic ergul ergun erhard erhardt erhart erhout erices erich ericka erics ericson ericsson erie erikas
    eriks eriksen eriksson erina erincer erion eris erjavec erkan erkilic erkinel erkki erkkila erksoy erla erlacher
    erland erlandsson erlar erlars erle erlen erlends erlendur erlene erler erlin erlinda erline erlings erlingur erma
    ermanis ermanno ermenegildo ermes ermina ermine ermutlu ernestas ernestina ernestine ernestos ernests erni ernie
    ernir ernirs ernits erno ernser ernsts erny erogul erol eron eronen erons eroz erpelding erps erpur errani errigo
    errol ersat ersec ersek ersel ertan ertas erten ertl ertun ertuncay erupe erva ervaniye ervine erving erwan
    eryildiz eryk erykah eryn erzen erzsebet esau esben escalante esco escobedo escolano escribano escriva escudero
    esekiel esekiels esekon esenbay esengun esenturk esequiel esfandyar eshan eshana esila esim esinyen esja esjar
    esjars eskelinen esker eskil eskinalp esko eskola eslemnur esley esma esmanperi esmarelda esmee esmira esna
    esneider espada espana espanol esparta espartaco espejo espen espinal espino espiridion espitia esposito esquibel
    esquivel esra esras esref essa essence essex essi essie esson esta estay estefan estefani estefans estefany estel
    estell estella estera esteri estevan esteve esteves estey estiawan estie estill estiono estiva estiven eston
    estrella esupofo eszter etela etelka etelvina eterovic etha ethelbert ethelene ethelyn ethen ether ethie ethna
    ethne ethyl ethyle etibar etiqad etizaaz etna etta etter ettie ettore etyang etzler etzold euan eudora eufemia
    eufrosina eugine eugster eula eulah eulalia eulalie eulogio euna eunan eunika euphemia eura eusebia eusebio
    eusebiu eustace eustaquio eustatiu eutimio eutropio evald evaldas evalds evalena evaline evalyn evalyne evamaria
    evance evander evangelia evangelina evangeline evangelista evangelos evanghelina evaristo evcimen evde evelena
    evelia evelien eveliina evelio evelynn evensen evequoz ever everaert everde everet everette everline everlyne
    evers evert everts evertt evette evey evfemia evgenia evia evija evlalia evon evonne evoy evrard evrim evrimer
    ewald ewan ewart ewatomi ewelina ewell ewen ewin ewoi exequiel exie exposito eyanae eyberg eybergs eybjorg eybjort
    eydan eydis eyglo eyhildur eyja eyjalin eyjolfs eyjolfur eylaugs eylaugur eyleif eyleifs eyleifur eylin eymar
    eymars eymunds eymundur eyriks eyrikur eyros eyrun eysteinn eysteinns eyvar eyvars eyvazali eyvazli eyveig eyvinds
    eyvindur eyvor eyyub eyyup ezekiel ezell ezeugo ezgin ezgutekin ezio ezra ezzard faas fabbri faber fabia
    fabianczyk fabianova fabien fabijanic fabiszak fabra fabre fabregas fabregat fabrice fabricio fabrisius fabrizi
    fabrizia fabry fabus fabusova facundo fadden fadekemi fadel faderera fadian fadil fadila fadile fadime fadipe faes
    faferek fafnir fafnirs fagan fagerstrom faggiani fagiani fagotto fagunwa fahari faherty fahey fahmi fahrullah fahy
    fainche faiq fair fairhall fairy faisa faivre faizah faizan faize fajimi fajnor fajnorova fakazi fakude falabi
    falak falan falba falco falcon falcone faleti falgeir falgeirs falguni falier falk falki falkis falkner falko fall
    fallaci fallon falloppio falon faloye fals faltyn falur falvey fami famula fanaka fancy fanisa fankhauser fannar
    fannars fannberg fannbergs fanndis fanney fanngeir fanngeirs fanni fannie fannin fanning fannlaug fannon fannye
    fantini fantoni fantozzi fanucci faqid farago faraj faraja faranda farangiz farangizova faras farell fares farhan
    farhiya farhod farhodov farhodova farhunnisa faria farid farida farijika farina farinelli fariq faris fariz fariza
    farizayeva farizov farizova farkas farkasovska farkasovsky farland farnan farnese farnon faron farouk farragher
    farrah farre farrelly farren farris farrissey farrissy farry faruga faruk faryna farzona farzonova fasasi fasching
    fasiang fasiangova fate fathonah fatigul fatih fatiha fatime fatinur fatmanur fatmir fatmire faton fatteh fattori
    fatuma fauconnier faugno faull faundez faure faust faustas faustino fausto favata favre fawn faye fayette fayize
    fazekas fazil fazli fazul fealy feargal fearghal fearon fearraigh febe febi februn fechant fechner fedak fedde
    fedele feden federica federici federigo fedor fedorczyk fedorov fedorova fedotov fedotova fedyk feehan feeley
    feely feeney feenstra feeny feest fegan fehan feher fehilly fehim fehintola fehmiye fehr fehringer feichter
    feichtinger feichtner feiereisen feighery feigl feijoo feil feinen feirtear feisal fekete felban felber feldek
    feldekova felder felecia felice feliciana feliciano felicidad felicie felicien felicity feliks feliksiak feline
    feliniak felipa felisa felisha felisiak felista felister felistus feliu felixs felizitas fella fellah feller
    fellinger fellner felten feltgen felton feltz feltzer felus fema femke fenelon fengs fengur fenighty fenlon fenna
    fenne fennell fennelly fennessey fenni fenning fenrir fenrirs fenton fenya ferahdiba ferat feraye fercher ferd
    ferdi ferdinando ferdinands ferdyn feremez ferenac ferenc feret fergal fergus ferhan ferhat feriel ferihan ferinaz
    ferland ferm ferman fermi fermin fermuta fern fernande ferne ferney ferny feron ferrabosco ferrada ferragamo
    ferragni ferrand ferrandez ferrandiz ferrando ferrante ferrara ferrari ferraris ferrata ferrazzi ferre ferrera
    ferreras ferrero ferretti ferreyra ferris ferriter ferrucci ferry fersan ferstl fertram fertrams feruza feruzova
    feryas ferzi festus fetullah feyder feyha feykir feykirs feyruz feys feyzin feza fiachra fiala fialova fiamma
    fibikemi fibonacci fica fichtinger ficino ficner fico ficon ficova fidan fidaye fidela fidelia fidelis fidelma
    fidencio fides fidler fidor fidos fidura fidvi fiebig fiedler fiedorczuk fiedoruk fielding fien fiene fieramosca
    fiere fierek fierens fierro fifa fifill fifills figat figueiredo figueras figuerola fihlela fiifi fijak fijalek
    fijol fikayomi fikus filak filali filangieri filar filas filatov filatova filban filbin filc filcova fildan filek
    filiks filipa filipcic filipe filipek filipekova filipia filipic filipko filipkova filipova filipovic filippelli
    filippia filippini filippov filippova filippus filips filit filiz fillion filofteia filogamo filus filusz filzi
    fimar finan finbar finbarr finch findlay finegan finetti finian finis fink finka finke finkova finlay finna
    finnbjorg finnbjork finnbjorn finnbjorns finnboga finnbogi finnbogis finnborg finndis finnegan finneran finnerty
    finney finngeir finngeirs finnjon finnjons finnlaug finnlaugs finnlaugur finnros finns finnucane finnur finola
    finotto fintan finucane finzi fiodor fiol fiolek fiolka fionan fionna fionntan fionnuala fionnula fioravanti
    fiorella fiorenzo fiorino fiorucci firat firdavs firdavsev firdavseva firdevis firdovsi firgantoro firman
    firmansyah firmin firtear firudin fisch fischbach fischetti fiser fiserova fisnik fita fitan fitas fitim fitnat
    fito fitore fitria fitriani fitrzyk fittipaldi fitz fitzgibbon fitzgibbons fitzhugh fitzmartin fitzmaurice
    fitzsimmons fitzsimons fiutak fiyaz fjalar fjalars fjalldis fjarki fjarkis fjodorov fjodorova fjola fjolar fjolars
    fjolla fjolmunds fjolmundur fjolnir fjolnirs fjolvar fjolvars fjornir fjornirs flaga flaherty flahive flaiano
    flament flammang flamur flanagan flannagan flannan flannelly flannery flantz flasza flatley flavie flavin flaviu
    fleck fleda fleet fleeta flego fleischhacker fleischmann flem flemming flemmings fleszar fleta fleur fleury
    flieger fliegner flink flinn flint flisek flisiak floare floarea floki flokis flonnie flood floor floortje
    florance flore florea florencio florene florenta florentin florentine florentino florents floretta florez floriana
    floriane florica florida floridor florie florim florina florinda florine florio floris florrie flosi flosis
    flossie flovent flovents floy fluckiger flurin flurina foch foconi fodil fodor fofie fogaca fogarty fogas fogasova
    fogazzaro fogel fogiel fogt foidl foit fojt folan folashade folch folda foletti folga folke folker folkert
    folkesson folki folkis folliero folta folu fomin fonck fonda fondo fonjallaz fonn font foody foot foote foran
    forde foremniak forero forest forgac forgacova forget foriwaa forjan forkin forma fornaciari fornalik forni fornis
    fors forsberg forsgren forslund forsman forstner forsyth fortin fortunata fortunato fortuny fortuyn forum forysiak
    forza foscari foser fossmar fossmars fosu fosua fotima fotimayeva foucart foucher fount fouquet fouzia foyle
    fracci fracz fraczkiewicz frado fraher frami frana franas franaszek franc franca france franceschi franch
    franchesca franci francia francies francillon francina francisc franciscus francisek franciska francisquita
    franciszek franck francy franczuk frandsen franecka franecki franek franekova frania franiak franic franicevic
    franik franjic franjo franka franke frankhuizen frankie frankline franklins franklyn franko frankova frankow
    frankowicz franks franky frann franns frano franova franscini fransen fransiska franssen fransson frantisek
    frantiska franusic franva franzen franzese franzs frar frars fras fraser fraszczyk frauke frawley frazer freaney
    frechette freda freddie frede frederica fredericka frederico frederika frederike frederikke frederiksen fredes
    fredi fredie fredo fredric fredrick fredrik fredrika fredriks fredriksen fredriksson freeda freeley freely freeney
    freeth fregn frei freia freida freil freis freitag freitas freja frelek frelich frema fremie fremont frere
    frerichs frescobaldi fresh freshour fresia freudenberger freudenthaler freybjorn freybjorns freydis freyja
    freylaug freyleif freymar freymars freymunds freymundur freyr freyrs freysteinn freysteinns friberg fricis frid
    fridah fridolin fridrich friedbert friedemann frieder friederich friedericke friederike friedhelm friedhilde
    friedhold friedl friedli friedlinde friedo friedrichs friehus friel friend friesen frigg friis frimann frimanns
    frimer frimerova frimpomaa frisch friscic frisk frithjof fritzs frketic frode frohlich froilan frolov frolova
    frommelt fron frona fronczek fronczyk fronia fronie fronnie front froschauer froschl frosti frostis frostros
    fruhwirth frukacz frusina frutos frycz frydel fryderyk frydrychowicz frymus frys ftacnik ftacnikova ftorek
    ftorekova fucek fudalej fuente fuentealba fuenzalida fuertes fugen fugiel fuhrmann fujiati fujii fujita fujiwara
    fukuda fulara fularczyk fulawka fulgencio fuli fulop fulton fulvio fuma fumiko fundi funi funis funk funnell fura
    furda fureder furey furga furgal furgala furlan furman furmankiewicz furness furrer furst fusani fuseli fusi fusis
    fuster futyma fuzayl fuzaylov fuzaylova fuzuli fyda fydrych fyfe fylkir fylkirs fynn gaasch gaba gabadela gabaldon
    gabara gabba gabbana gabe gabel gabela gabhain gabhezi gabhisa gabi gabin gabino gabka gabor gabriele gabrieli
    gabrielius gabrielly gabriels gabrielsson gabriyelov gabriyelova gabrych gabryel gabryelczyk gabryszak gabud gaby
    gacem gachanja gacheri gacheru gachoki gada gadang gadda gade gading gadlela gaduh gadzala gadzina gaefa gaeflaug
    gaels gaetan gaete gaffney gagala gagan gagashe gage gaggini gagliano gagliardi gagne gagnon gagys gahan
    gahleitner gaia gaiatto gaiciunas gaida gaige gailius gaillard gailys gaiman gaine gaineard gainey gaitan gaither
    gaito gaizauskas gaja gajardo gajcy gajda gajdzik gajewska gajewski gajowiak gajownik gajzler gakii gala galach
    galaj galak galan galang galar galarza galasso galat galaz galdames galdikas galds galdur gale galeano galeati
    galek galen galenzone galesic galeza galgallo galgalo galiano galiazzo galic galica galih galijn galik galikova
    galilea galilei galina galiono galip gallaher galland gallart galle galleguillos gallen galler gallet gallez
    galligan gallivan gallogly galo galon galos galova galovic galtarossa galu galuba galuh galuppi galur galvani
    galvarino galvin galvis gama gamaliel gamaliels gaman gamani gamanto gambira gamblang gambo gambu gambuse gamede
    gamon gamrat gamsjager ganda gandewa gandhi gandi ganep ganesan ganesh ganga gangemi gangl gangsa gangsar ganguly
    gani ganim ganimete ganiye ganjaran ganley ganly gannon gantar gaona gapys gara garan garang garate garavan garba
    garbaciak garbacik garczarek garczyk garda garde gardiner garech garett garety garey garfield garg gargan
    garibaldi garibaldis garibay garica garima garland garmendia garncarek garncarz garnet garnett garnier garobbio
    garold garozzo garps garpur garraghy garrahy garret garreth garri garrick garriga garrihy garris garrone garth
    gartlan gartland gartner garvan garvey garvin garzoni gasa gascon gasek gasela gashi gasienica gasik gaskin gasmi
    gaspard gaspare gasparova gasparovic gasparovicova gasper gasperi gasser gassner gastelum gasti gastone gasz
    gaszczak gately gathogo gathoni gati gatica gatimu gatis gatot gatra gatsheni gatti gatto gattringer gatwiri
    gaudin gaudreault gaudyn gauge gaughan gaui gauis gauja gauks gaukur gaurang gaurangi gaurav gauri gaurika gautam
    gautami gauthildur gauti gautier gautis gautreks gautrekur gauts gautur gavaghan gavalier gavalierova gavan gaven
    gavenda gavendova gavican gavigan gaviria gavornik gavornikova gavrilov gavrilova gavyn gawati gawliczek gawlowicz
    gaya gayathri gaye gayla gayle gaylen gaylene gaylon gaylord gaynard gaynell gaynor gaytan gazel gazmend gazo
    gazova gazu gbadebo gbolahan gbowoade gcaba gcaleka gcugcwa gcumisa gcwabe gcwensa geanina geany gearan gearld
    gearldine gearoid gearty geary gebashe gebauer gebhard gebhezi gebura geca gederts gedeza gedi gediminas gedion
    geens geeraerts geerling geert geerts geertsen geetika gefjun gefn gegic gegotek geherty gehringer geier geiger
    geir geira geirbjorg geirdis geirfinna geirfinns geirfinnur geirhildur geirhjorts geirhjortur geirhvats geirhvatur
    geiri geiris geirlaug geirlaugs geirlaugur geirleifs geirleifur geirmunds geirmundur geirny geirolfs geirolfur
    geirrun geirs geirtryggs geirtryggur geirvalds geirvaldur geisel geisler geisli geislis geissler gejza gelabert
    geldens gelemanovic gelengul gelinas gellemeyer gelli gellir gellirs gelsomina gelu gema gemen gemito gemza gena
    gencaslan gencay gence gendek gendera gendron geneart genefaas genesis geneva genevra gengeshe gengler genie
    gennaro gennie geno genot genovefa genta gentiana gentileschi gentili gentilini geoff geoffroy geofrey geoghegan
    georganna georgeann georgeanna georgel georgene georgescu georgeta georgetta georgian georgiana georgiann
    georgianna georgie georgine georgios georgs geovanni geovanny gera geraci geraghty geraldo geralds geralyn gerarda
    gerardine gerardus gerarghty gerassimov gerassimova geraud geray gerber gerdi gereon gerfried gergely gergo
    gerhardt gerhart gerhild gerhold geri geris gerlach gerlind gerlinde germana germano gernot gero gerold gerolf
    gerrard gerri gerrit gerrits gerritse gerritsen gerry gerson gerta gertha gerti gertie gertraud gertraude gertraut
    gertruda gertrudis gertz gervasio gerwin gery gesa gesare gesche gesiarz gesine gestny gestrun gests gestur geta
    gethera getka getrude geudens geuens gevaert geyer geza gfeller ghaalib ghaazi ghaffaar ghafoor ghaith ghalib
    ghaliyati ghanee ghanem ghani ghannam gharbi ghasaan ghauth ghawth ghayoor ghazalan ghazanfar ghazanfer ghazawan
    ghazi ghazzal ghenadie gheorghe gheorghita gheorghiu gherbi gherghina ghilas ghislain ghita ghiyaath ghiyath
    ghoerle ghose ghosh ghufran ghulaam ghulam ghunayn ghusharib ghusun ghutayf giacconi giacinto giacobbe giacometti
    giacomo giada giammusso giampaolo giampiero giana gianetti gianfrancesco gianfranco gianina gianinazzi gianluca
    gianluigi gianmarco gianna giannelli giannetti giannini giannone giannotti giannuzzi gianpaolo gianpietro
    gianvecchio gibb gibbon gibert gibilisco giblin gibney gica gichana gicheru gichohi gichuhi gichuki gichuru gicu
    gideon gideons gidget giec giedre giedrius giedrojc giel gielen gierach gierak gierasimiuk gierat gierek gieron
    giers gierschner giersz giesela giess gietka giezek gifford gifty gigaba giger gigi gigja gigjar gigjars gigli
    giguere gijs gikonyo gilabert gilang gilardoni gilbane gilberts gilbride gilchrist gildardo gildea gilduff
    gilewicz gilford gilgunn gilhooly gillain gillan gillard gillen gillet gillic gillick gillie gillieron gillies
    gilligan gilliland gillis gillooly gilly gilma gilman gilmar gilmars gilmartin gilmer gilroy gils gilsenan
    gilslaug gilson gimeno gindl ginea giner ginese ginesio ginevan ging ginger gingras gininda ginnea ginneadha
    ginnitty ginnity ginny gintalas gintare ginty ginyas ginzburgas gioacchino gioachino gioberti giobun gioele
    gioffre gioia giolitti gion gionata gionnachtaigh giorgetti giorgia giorgian giorgiana giorgio giosue giovani
    giovanny giovine giradello giraldo giralt giraud girik girindra girish girolamo girona giroux girschner girtha
    girts girvan gisa gisbert giselle giselmeyer gisla gislason gisley gisli gislina gislinde gislis gislny gislrun
    gislunn giss gisselle gissunn gissur gita gitahi gitari gitau githaiga githinji gitonga gitta gitte giuliano
    giulietta giulietti giulio giunti giuseppa giusti giustino givern giza gizela gizella gizem gizs gizur gjaflaug
    gjuki gjukis gladis gladka gladstone gladyce glanc glapiak glaser glasnovic glasses glatz glauco glavan glavin
    glavor glaza glazer glazier glazik gleason gleasure gleba gledhill gleeson glegola gleichner glenc glendon
    glendora glenna glennie glennis glennon glenwood glenys glica gligora glinda glineur glionnain gloa globjort glod
    gloden glodis glodt gloey gloi glois glonek gloor glosteir gloster glowacka glowacki glowiak glowienka glownia
    gluck glums glumur gluszko glynda glynis glynn gmeiner gmur gmurczyk gnatz gneisti gneistis gniewek gnodde gnups
    gnupur gnyp gnyr gnyrs goba gobert gobhozi goblet gocnik gocnikova goda godana godard godart goddard godec
    godefroid godelieva godelieve goderts godet godfroid godide godinez godinic godofredo godwin godyn godzik godzisz
    godzwon goebel goedert goedhart goel goerens goergen goethals goetzinger goff goffaux goffin goffinet goffredo
    gogacz gogan gogarty goggin gogo gogol gogola gohar goicoechea goik gois goje gokay gokbudun gokce gokcebalan
    gokcil goken gokhale gokhan goknur gokperi goksev gokseva gokten gola golak golan golas golczyk golda goldia
    goldie golding goldner goldoni goldrick goldstein gole golek golenia golgi goli goliasz golino golisz goliszek
    golla gollan gollner gollum golob golofit golon golonko golos golota golubev golubeva golubic golus goma gomboc
    gomila gomis gomola gomula gona goncafer goncalo gonen gonet goni gonsior gontsarov gontsarova gonul gonzaga
    goossens goovaerts gopal goraj goral goransson gorazd gorbunov gorbunova gorczany gordan gorden gordillo gore
    gorecka gorecki gorenc gorevan gorey gorge gorgol gorgunay gorham gori goris gorjup gorkiewicz gorklu gorlitz gorm
    gorman gornisiewicz gorol gorsev gorseva gorska gorski gortat gorzelanczyk gosch goschl gosek gosik goska
    gospodarek goss gosset gossiaux gosta goswami gosz gote gotfryd gotic goto gotsholo gottardi gottfrid gottfried
    gotthard gotthilf gotthold gotti gottlieb gottlob gottskalk gottskalks gottsveinn gottsveinns gotz goudriaan gough
    goulden goulding goulet gour govaerts govarts governor govoni govorcinovic gowin goworek goyal goyette goyo
    goyvaerts gozdur gozel gozem gozzano gozzi grab graban grabara grabas grabczak grabher grabias grabner grabon
    grabos grabowska grabowski gracelyn graciana graciano gracie gracin gradek gradenigo grady gradziel graeme grafton
    grahams grahn graindorge grainne graj gral gramsci gramza granado granat granatelli granath granberg grand grande
    grandjean grani grania granis grankell grankells granlund granstrom granville gras grasser grassi grassl grasso
    gratian gratiana gratiela grattan gratz gratzer gratzl grau gravel gravina grayce graydon grayling grayson grazia
    graziano graziella grazyna grba grbac grealish greally greaney grebowiec greca grecia greco gredicak greehy
    greelish greely greenfelder greenholt greenwood greet grega greger gregersen greggio greggory gregorczuk gregorek
    gregori gregoria gregorian gregoric gregorova gregorowicz gregors gregov gregova gregus gregusova greig greij
    grein greiner greips greipur greisch gremese gren grennan grepps greppur greszta gret gretar gretars gretchen
    grete gretel grethe grethen gretl gretta grettir grettirs grewal grey greyson grgic grgurevic grguric grgurovac
    grialais gricelda griego griesser griet grieta grifeo griffen grigore grigoriev grigorieva grijalva grill grima
    grimani grimar grimars grimey grimhildur grimkell grimkells grimlaugs grimlaugur grimnir grimnirs grimolfs
    grimolfur grims grimulfs grimulfur grimur grinius grisel griselda grisoni grit gritsch gritti grna grnova groa
    groarke grob groborz grochola grochowina grodek groen groenendaal groenestein grogan grojean gromala gromov
    gromova gron grondel grondin gronkiewicz gronlund gronostaj gronroos gronskis groogan groote gros grosjean grossi
    grosz grotek groth grottner grove grover growney grubba gruber grubisic gruchot gruijl grunberger grund grundner
    gruner grunt grunwald grupa gruszczyk gruza gryciuk grycz gryga grygo grygorcewicz grygorowicz gryka grymuza grys
    gryska gryszkiewicz gryta grzebyk grzech grzegorz grzegorzak grzejszczak grzela grzelak grzelczyk grzelec grzenia
    grzesiek grzeskow grzeszkowiak grzetic grzincic grznar grznarova grzywnowicz gschaider gschwandtner gstohl gstrein
    guajardo gual gualandi gualtieri guarana guarato guard guardado guardia guardiola guariento guarino guarneri guay
    gubain gubben guberan gubernat guberovic gubeshe gubhela gubhuza gubulundu gucal gucci guclu gucluer gucyeter gude
    gudelj gudrun gudula guendouz guenter guenther guerfi guerin guerreiro guessoum gugan guggenberger guglielmi
    guglielmo gugu gugulethu gugushe guha guibert guicciardini guichard guidotti guihan guijarro guilbert guilford
    guilfoyle guilherme guillemette guillermina guillet guillon guillot guillou guinan guinane guinevan guiney
    guinizzelli guinnane guinness guiomar guiot guiry guiseppe guit guitart gula gulab gulaga gulan gulati gulay
    gulbala gulbani gulbeyan gulbiye gulbrandsen gulce gulcegun gulcin guldam gulder guldunya gule gulegen gulel gulen
    gulenay guler gulev gulfaam gulfam gulfari gulfeza gulgen gulgowska gulgowski gulguzel gulhisar gulinaz guliwe
    gulkadin gullberg gullbra gullery gullotta gulluhan gullveig gully gulmira gulmisal gulnar gulnaz gulnaziye gulnur
    gulotta gulozge gulper gulsa gulsahin gulsalin gulselin gulsen gulseref gulseren gulsevil gulshan gulsiye gulsu
    gulsum gultac gulten gulter gulus gulustan gulxar gulyas gulzadiye gulzar guma gumbi gumede gumercindo gumi
    gumieniak gumienna gumienny gumis gumma gumprich gumula gumustekin gunar gunars gunarto gunawan gunay gunaydin
    gunbir gunborg gunda gundel gunden gundersen gundhild gundi gundolf gundula gunduz gunduzalp gunebakan guneet
    guneri guney gungordu gungoren gunhild gunilla gunita gunkurt gunn gunnars gunnarsson gunnberg gunnbergs gunnbjorg
    gunnbjorn gunnbjorns gunnbjort gunnborg gunndis gunndor gunndora gunndors gunnel gunnella gunner gunnfinna
    gunngeir gunngeirs gunnhalls gunnhallur gunnhildur gunning gunnjona gunnlaug gunnlaugs gunnlaugur gunnleif
    gunnleifs gunnleifur gunnolfs gunnolfur gunnoli gunnolis gunnrun gunnsteinn gunnsteinns gunnur gunnvalds
    gunnvaldur gunnveig gunnvor gunny gunpf gunsel gunsen gunser gunta guntars gunter gunther guntis guntram gunver
    gunvor gupta gurarda gurcuye gure gurelcem gurli gurney gurry gursal gurten gurule gusciora gusev gusikowska
    gusikowski guss gussie gussoni gust gusta gustaaf gustaf gustafs gustafsson gustas gustave gustavs gustavsson
    gustavus gustaw gusti gustie gustin gusztav gute guthrie gutknecht gutkowska gutkowski gutmann gutti guttis
    guttorms guttormur guus guusje guvercin guyo guyon guyot guzdek guzey guziak guzniczak gwacela gwagwa gwala
    gwamanda gwanyana gwara gwardiak gwen gwenael gwenaelle gwenda gwendolen gwendoline gwija gwizdek gwyn gwyneth
    gwynn gxabhashe gyamfi gyamfiaa gyasi gyasiwaa gyda gygjar gygjars gylfi gylfis gymir gymirs gyongyi gyorgy
    gyorgyi gyozo gyte gytis gytta gyula gzim gzyl
    """
}
