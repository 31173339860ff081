extension BuiltInRules {
  /// Given names and surnames from O to R; see `peopleNames`.
  static let peopleNamesOToR: StaticString = """
    oakley oana obaid obama obando obanijesu obara obare obarzanek obasanjo obdulia obed obeng oberbrunner oberg
    oberhauser oberhofer oberleitner obermayr obermuller oberndorfer oberweis obiala obianuju obie obiero obinna
    obonyo obradovic obratov obratova obroinin obst obsut obsutova obuchowicz obuya ocalan ocampo ocana ocasio ocenas
    ocenasova ochab ochal ochieng ochnik ochnio ochola ochota ochwat ocie octa octav octave octavia octavian octaviana
    octavie octaviu octavius oczko oczkowicz odalis odalys odda oddbergs oddbergur oddbjorg oddbjorn oddbjorns
    oddfreyja oddfreyr oddfreyrs oddgeir oddgeirs oddhildur oddi oddie oddis oddkell oddkells oddlaug oddleif oddleifs
    oddleifur oddmar oddmars oddny oddrun odds oddsteinn oddsteinns oddur oddvar oddvars oddveig oddvor odegard odelia
    odeline odell odera odero oderwald odescalchi odessa odetola odhiambo odhran odie odika odin odina odinaeva odinga
    odira odis odiwuor odkanli odobasic odongo odoyo odrzywolek odunsi oduor oduori odus oehri oemencs oennen oeshi
    oestrovsky ofeigs ofeigur ofeliya offie offredi ofiara ofner ofori ofosu ogada oganer ogawa ogbuehi ogden ogechi
    ogega oger oget ogeto ogindan oginga oginni oglaza ogmunda ogmunds ogmundur ogola ogolla ogonek ogooluwa ograbek
    ogri ogris ogrodowicz ogulana ogulbas ogunbamigbe ogunbiyi ogunbo ogunde ogunleye ogunwobi ogunyeye ogurata ogus
    ogutu oguzman ogweno ohlsson ohman ohri oikarinen oinonen oisin oispuu oiva oivind ojala ojanen ojas ojaste ojasvi
    ojiambo ojua ojukwu ojvind ojwang okada okafor okamoto okanay okbay okech okechukwu okeke okello okelo okemwa
    oketch okey okeyo okguclu okinyi okkas okla okongo okonkwo okoro okoth okraska oksanen okseven okta oktavia
    oktaviani oktavius okto oktos oktovia oktovius okturemis okturk okuku okumu okuneva okyalaz okyere olabode oladare
    oladimeji oladipupo olafia olafina olafs olafur olah olaiya olajumoke olakunle olalla olan oland olander
    olanrewaju olansile olar olas olasunmbo olasupo olate olausson olave olavi olavia olavs olawale olaya olbrych olca
    olchawa oldag oldrich olea olearczyk oleg olegario olejniczak olejnik oleksa oleksak oleksiewicz oleksik oleksiuk
    olen olena olene olesen olesiejuk olesk oleskiewicz oleszczak oleszko oleta olevia olewniczak oley olfert olgeir
    olgeirs olgerts olgierd olguin oliboni olie olimpia olimpian olimpiu olin olina olinda oline olinger olis olivarez
    olivas olive oliveras olivers olivert oliverts olivetti olivie olivija olivine oliviu olivo oliwer oliwier olko
    olkowicz olle oller olli ollie ollikainen ollila ollivier olly olma olmo olmos olnir olnirs olof olofsson ololade
    oloo olov olowokeere oloyede olrun olsson olszewska olszewski olszowa olszyna olthof olubode oluchi olufunke
    olufunmilayo olugbayila olujimi olukotun olukunga olumorotimi oluoch olus olusanya oluwafemi oluwagbemi
    oluwagbemiga oluwakemi oluwamumibori oluwamuyiwa oluwasanmi oluwasegun oluwole olveig olver olvera olvers olvir
    olvirs olwen olwethu olykan olympia omaca omair omaira omaja oman omani omari omarion omars ombasa ombati ombui
    omeir omidina omie omina ominova omiotek omis omisha omkaar omma omobobola omobolanle omodunni omojola omolabake
    omolara omollo omolo omondi omosalewa omotara omotayo omotola omotoso omotoun omowumi omran omriye omur omwenga
    omweri omwoyo omya onat onate oncel ondari ondiek ondieki onditi ondolfs ondolfur ondras ondrasek ondrasekova
    ondrasik ondrasikova ondrasova ondrej ondrejka ondrejko ondrejkova ondrejkovic ondrejkovicova ondricka ondrus
    ondrusek ondrusekova ondruska ondrusko ondruskova ondrusova oneida onel onesmus oneta oney ongay ongen ongeri onie
    onio onisto onkar onni onnie onofre onoh onsal onsongo ontiveros onuker onunds onundur onur onurcan onursu onveer
    onwuka onyancha onyango onyiego onyinye ooko oommen ooms oona oonagh oosterhek oosterhout oostveen opal opalach
    opan oparinde opas opazo opha ophelia ophelie opiola opiyo opizzi oplustil oplustilova opmans opoka opoku opondo
    oppong oprea opuku opung opwonya opyrchal oqtay oquendo orah oral oralia oran orange oranli oras orav orawiec
    orazio orban orbanic orbrun orchard orcin ordenes orduxan orelia orellana oren orene orengo oreofe oreskovic
    orestas oreste orfelina orfeus orfhlaith orfiye organisciak orgun orhan oriana orie orik orilla orin orina orinder
    orion oris orjan orjuela orka orkisz orla orlagh orlaigh orlaith orland orlaugs orlaugur orlena orley orlic orlik
    orlikova orlin orlo orlov orlovic orlowska orlowski orlygs orlygur orma orman ormar ormars ormeno ormhildur orms
    ormsby ormur orna ornat ornelas ornella orni ornolfs ornolfur orns orosco orosz orpel orpha orra orrego orren orri
    orrie orrin orris orsini orsolic orsolya orson orsos orsulic orszulik orta ortak ortansa ortese ortmann ortner
    ortolani ortrud ortrun ortuno ortwin oruc orucov orucova orval orvar orvars orvel orvil orville orvin orvis
    orvokki orwa orwat orxan oryurek orzechowska orzechowski orzeszek osada osama osamu osbaldo oscuro osei osha oshin
    oshodi osiadacz osial osica osie osiemo osik osinska osinski osipiuk osipowicz osiyeva osiyo oska oskari oskars
    oskarsson osko oskroba oslizlo osmo osogo osojca osoro ospelt ospina ospino ossama ossandon ossani osses ossi
    ossian ossie ossipov ossipova ossola ossur ostafin ostapczuk ostapiuk ostasz ostberg osten osterberg ostergaard
    osterhoudt ostermann ostinelli ostling ostlund ostman ostrega ostrowska ostrowski osuna osunleke osuntokun osvald
    osvalds osvaldur osvifs osvifur oswaldo oswin oszust otabek otabekov otabekova otakar otavio otay otcenas
    otcenasova otelia otfried otha othel othmar otho otiende otieno otilija otis otiwa otkatla otkell otkells otmani
    otmar otremba otri otris otta ottar ottarr ottarrs ottars ottavio otte ottfried otti ottie ottilia ottilie ottino
    ottis ottmar ottokar ottomar ottone ottos ottosson otuo otur otylie ouali ouanes ouchene ouellet ouida ouko ouma
    ounapuu oussama outi ouwel ouwerkerk ovadia ovalle overdijk overeem overgaard oversteeg ovid ovidio ovidiu oviedo
    ovila oviya ovli ovun owais owczarczak owczarek owethu owino owiti owokoniran owolabi owoyemi owsiak owsianka
    owsiany owuor owusu owusuwaa oxana oxar oxars oyadiran oyaifo oyarce oyaro oyarzo oyarzun oyekan oyenike oyeniyi
    oyetoro oyeyemi oyindasola oyinlola oymak oyoo oysha oyshayeva oystein oyugi oyvind ozakan ozalpsan ozana ozansu
    ozaslan ozay ozbay ozbilek ozbilge ozcam ozdal ozdes ozdil ozdogdu ozel ozell ozella ozerdinc ozertem ozge ozger
    ozgun ozgur ozie ozieblo ozimec ozinal ozioma ozkent ozkutlu ozlem ozlu ozokcu ozpetek ozpinar ozsozlu oztek
    ozturk ozudogru ozuna ozyurt ozzie paakkonen paal paananen paap paas paavilainen paavo paavola pabis pabisiak
    pabla pabon paca paccot pacelli pacetti pacewicz pacher pachla pachler pachnik pacholak pacholczak pacholek
    pacholik pachongruk pachoud pachowicz pachuta pacia pacifica pacillo paco pacocha pacomio pacura pacyga paczos
    pada padberg padden padlo padma padmanabhan padmasari padmi padovano padraic padraig padraigh padraigin padron
    paegle paffrath pagac pagacz paganini pagliaro pagnotto pahal paier paillet paiman paimo pairceir pairlee paisley
    paityn paiva paivi paivikki pajak pajda pajdak pajek pajer pajerova paju pajula pajunen pajur pakarinen paker
    pakjira pakos pakosz paksu pala palac palak palan palastri palau palazzo paldis palega palej palen paley palgan
    palhanna palhildur palic palica paliga palin palina palka palko palkova palkovic palkovicova pall palla palladio
    pallares pallavi palle pallie pallo pallova palls palm palman palmar palmars palmey palmgren palmi palmira palmis
    palmisano palmqvist palo palomaki palomar palomares palombi palonek palov palova palovcik palovcikova palovic
    palovicova palovova palrun palsson paltrinieri palu paluch paluchova palumbo palus paluszak palyga pamala pambe
    pamelia pamella pamfil pamic pammer panagachie panait panasewicz panasiewicz panatta panca pancerz panchal pancho
    pandey pandit pandora pandu panduric pandya panfilo pangeran pangestu paniagua panicucci panicz panini panji
    pankrac pannawich panov pansy pant pantoja panus panya panzera paoletta paoletti paolini paolucci paor papafava
    papak paparic papetti papp paprotny paquay paquet paquette paquin paquot para parada paradi paradis parafiniuk
    paralee paramita paraschiva parda pardi pare pareja parejo parekh pareto paride parikh parin parini parisi
    parisian parkes parkin parkinson parkitna parkitny parkkinen parlee parley parman parmar parmentier parmer parmes
    parmitano parn parna parnpuu parpinel parraguez parri parry parsa partanen partel parth parthenia partida partzelt
    parus paruta parvez parviainen parzer parzonka parzyszek pasa pasanen pascaline pascarella paschal paschoud
    pasciak pascual pascuala pasek pasekova pasi pasiak pasich pasieczna pasierbek pasiut paska paskalia pasko paskova
    pasman pasnik pasolini pasqua pasqual pasquier passalacqua passchiers pasten pastine pastoors pastora pastucha
    pastula pastuszek pastuszko pasuk paszkowiak pasztaleniec pasztor pataki patalas patberg patchaploy patcharaporn
    patchett pate paten paterson pathak patience patil patla patoka patola paton patora patrek patreks patrekur
    patrica patricie patricija patricio patricks patriks patrisia patrizio patru patryk patrzalek patsy pattamon
    pattapon pattatomporn patti pattie pattyn patyna paucek pauer pauk pauko paukova paulauskas paule pauletta pauli
    paulica paulicek paulicekova paulien pauliina paulik paulikova paulin paulino paulitsch paulius paulovic
    paulovicova pauls paulsen paulsson paulus pauly pauric pausini pavanello pavani pavao pavarotti pavelek pavelekova
    pavelic pavelka pavelko pavelkova pavelova pavez pavic pavicic pavin pavka pavko pavkova pavkovic pavla pavlic
    pavlicek pavlicekova pavlicko pavlik pavlikova pavlikovska pavlikovsky pavlin pavlina pavlo pavlov pavlova
    pavlovic pavlovicova pavlovova pavol pavolova pavon pavone pavuk pavukova pawan pawel pawela pawelkiewicz pawelko
    pawlaczek pawlak pawliczak pawliczek pawlik pawliszyn pawlonka pawlos pawlowska pawlowski pawlukiewicz paxton paye
    payet payten payton pazdan pazdziora pazera pazik pazola pazos peace peacock peadar peader peano pearce pearl
    pearla pearle pearlene pearley pearlie pearline pearly pearse pechel peciak pecnik pecotic pecur peda peder
    pederiva pedersoli pedisic pedrak pedrazzini pedrero pedroni pedros pedrosa pedroza pedrycz pedzik peem peer
    peeter peggie peham peharda pehkonen pehlil peiffer peinado peircin peiro peitrequin peixoto pekka pekkala pekkan
    pekkarinen peksa pela pelaez pelaji pelikan pelikanova pelka pelkonen pelle pellegrini pellegrino pellet pelli
    pellicer pellico peltier peltola peltonen peltoniemi pembesin penaloza penalver penar penas pender pendl penic
    penina peninah penkala pennanen pennetta penni pennie pent pentti penttila penttinen penz pepe pepijn pepin pepita
    pepito pepper pera perak peral perala peranda perano percic percival perck percy perczak perdomo perello peren
    perera peres pereyra pergande pergolesi peri peric perini perinur peris perisic perka perkasa perko perkona
    perkons perkov perkova perkovic perley perlik perlita permadi permata permchart permelia permun pernak pernell
    perner pernilla pernille pero peron peronne peros perozzo perreault perret perri perrier perrin perrine perron
    perrono perrot pers pershing persico persijn persson pertile pertini pertiwi pertl pertti perusko peruzzi pervaiz
    pesa pesendorfer pesent pesic peska pesko peskova pesonen pesta peszko peta pete petek peteris peterlik peterse
    petersson petitjean petr petralli petrana petras petrassi petrauskas petre petrea petri petric petrica petricevic
    petrina petrisor petrocelli petrona petronela petronella petronila petros petrov petrova petrovic petrovicka
    petrovicky petru petrucci petrucelli petrun petrunella petrus petruska petruskova petrut petruta petruzzi petryk
    pettai petter petteri pettersen pettersson petur petz peukert peyton pezda pezzali pfannerstill pfeffer pfeifer
    pfeiffer pfister pfleger phakathi phakathwayo phanice phathwayo phayre phebe phelan phelim phelix phenphitcha
    pheobe phetha phethela phewa phikela phil philban philbin phileine philemon philib philippa philippart philippine
    philips philis phillipsen phillis philo philomene phineas phingoshe phoenix phoseka phoswa phubes phuc phungula
    phuong phuthini phylicia phylis phyliss piacentini pianduangsri piane pianka piaras piascik piasecka piasecki
    piaseczna piatek piatkiewicz piazzi piccand piccinni piccio pich pichardo piche picheta pichler pichon
    pichpandecha pickering pieber piechna piechura pieczarka pieczyrak piedad piegza piejko piekacz piekara piekarek
    piekart pielach pielech pielka pien pieper pier pierangelo pierard pierchala pierette piergiorgio piergiuseppe
    pierina pierluigi piermaria piero pierpaolo pierrard pierret pierrette piersa piersanti pierson pierz pierzak
    piesik pieszak piet pieter pieters pietila pietra pietrak pietrangeli pietras pietrasiak pietrasz pietrek
    pietrewicz pietrus pietrusiak pietrusiewicz pietryga pietrzak piette pigafetta piggott pignatti pigott pigula
    pihelgas pihl pihlak piho piia piir piirainen piirsalu pijus pika pikatsingkorn pike pikec pikk pikor pikova piksa
    pikula pilarek pili pilich pilipczuk piljek pilka pillai pillay pilon pilz pimenta pinamonte pincheira pincherle
    pinda pinder pindor pindral pineau pinedo pineiro pingle pinheiro pinho pininfarina pink pinkey pinkie pinkney
    pinol pintar pintaric pinter pintor pintusorn pinzon pioch piogoid piorek piotrak piotrkowicz piotrowiak
    piotrowska piotrowski piovani piper pippa piquer pirahmet piran pirandello pirard pirc pircher pire pirelli piret
    pirinen pirjo pirker pirkko pirlot pirmin pirnat piron piroska pirotte pirson pisacane pisani pisano pisaroni
    piskor pison pistoletto pisut pisutova piszcz pitala pitanuwat pitek pitipat pitkanen pitula pitura pius piwek
    piwowarek pizon pizzamano pizzetti pizziol pizzo pjets pjetur pkemoi placido plak plana planas planeta plank
    plantak plante plantek plaskota plath platini plattner platzer plaucha plauchova plavec plavecova plavucha
    plavuchova plazanin plch plchova pleas pleasant pleban plebanek pleimeann pleimionn plekancova plekanec ples plese
    plesivcova plesivec pleskot plesniak plesu pletschette pleun plewnia plich plinio plizga plocharczyk plocienniczak
    plodzien plona ploom ploskonka plourde plover pluma plummer pniak poblete pochet pochopien pochron pociask pocius
    pock poczatek poczta poder podeszwa podgorna podgorny podhradska podhradsky podkonicka podkonicky podkowa podlesna
    podniece podnieks podpora podra podsiadla podsiedlik poelmans poerio pogacnik pogorzelec pohjola pohl poil
    pointner pokas pokorna pokorny pokos pokrzywa pokuaa pokusa polad polak polakiewicz polakova polanco poland polani
    polasik polaszek polauaypon polchlopek pold poldma poldmaa pole polesel poleszak polet poletek polewka polfliet
    poliak poliakova polic policht polina polis politowicz politz polizzi poljak poljakov poljakova polk polla pollak
    pollakova pollanen pollet pollich pollie pollu polly polnik polom polona polonca polonijo polovic polpo polzer
    polzl pomaa pomares pombo pometta pompa pompeo pompilia pompiliu pomponio poncelet ponci poncin poncio pongpanitch
    pongrac poniedzialek pont pontecorvo ponti pontus pooja poom poos popa popescu popielarczyk popobawa popov popovic
    poppe poppy porcel porcellato poreda porfirio pornchanok poropat porsche porsha porta portero portia portilla
    portka portmann porto porubjak porubjakova porwol porzio porzucek posalee posch poschl posey poska poslon
    posluszna posluszny posmyk posnik pospiech pospisil pospisilova postawa postl postma potaczek potega pothanun
    potier potocnik potoczek potoczna potok potters pottier potvin potyrala poul poulain poulin pouliot poulsen pouros
    povilas povilonis powala powalka powazka powierza powlowska powlowski poza pozder pozega pozuelo pozzecco praba
    prabawa prabhakar prabhu prabowo prabu prachayaroch pracz praczyk pradana pradhan pradipta praet praga prager
    prakalpawong prakasa prakash prakosa prames pranata pranav pranawa praneel pranit pranowo prantl prasad prasasta
    prasek prasetya prasetyo prashad prastuti prat pratama pratesi prati pratiwi prats pratyush pravoslav prawdzik
    praxmarer prayitna prayoga prayogo prayoonhong prazmo prazuch preben preciado precious preda predovan predovic
    predrag preiss prejs prelec prem prempeh premysl prendergast prenner prentice prentiss preocanin pres presley
    press preuss pria prial pribanic pricilla priede priedite prieditis priego priest priit prima primitiva primitivo
    primozic primus princess pringle prins prinsen prinz priors prisca priscah priscillah priselac prisha priska
    pritchard priuli privet priya probst proc procacci procek proch prochazka prochazkova prochownik procter prodi
    profira prohaska proietti proinnsias prokop prokopczuk prokopczyk prokopiak prokurat proll pronobis proost
    prosacco prosper prostak protasiuk proulx prouse provencher provost prpic prskalo prtenjaca pruchnik prucnal
    prudence prudencia prudencio prudie pruschke pruul pruvost pryal prygiel pryk pryor prystupa pryszcz przeklasa
    przekop przekwas przemyslaw przenioslo przerwa przewloka przewozna przewozniak przewoznik przewozny przybycien
    przybylska przybylski przybys przystupa pszczolka ptok pucci puccini puccio puch pucher puchner puck pudelek
    pudjiastuti puentes puerta pugliese puglisi puhakka puharic puhringer puirseal pujadas puji pujol pukk puklus
    puklusova pula pulci pulgar puljiz pulk pulka pulkkinen pumbaa pundel punhan puntigam puntira punz pupak pupakova
    pupek puput puranen purcek purcell purdy puri purificacion purina purins purity purl purmale purmals purnawati
    purohit purwa purwadi purwanti purwanto puscasu pushti puska puskar puskaric puskarova puskova puspa puspasari
    puspita pusz putek puti putinja puto putra putri putu puusepp puustinen puvi pych pyda pyrkosz pyrz pysz pyszczek
    pyszka pyszny pytko pytlarz pyza pyzel pyziak qaadir qaasim qabeel qabil qabiloglu qadar qadeer qadi qadim qadir
    qafarov qafarova qahtan qaim qais qalib qamar qani qanit qarabagli qaratel qareeb qarin qaseem qasid qasif qasim
    qasimov qasimova qatadah qawee qays qiana qiyas qoculu qomazitha qori qosali qosqar quadir quaide qualter quang
    quartey quartier quasimodo qudamah quddoos qudoos queally queen queenane queenie querini quero querol quevedo
    quezada quiana quigley quigney quijada quill quillinan quilty quin quincy quinlan quinlivan quinney quinny
    quinones quinonez quint quinten quinter quinteros quintin quinton quintus quinty quique quirino quirke quiros
    quispe quitzon qulam qulu qumru qurban qurbanli qurbanov qurbanova qusay qushi qutaybah qutb qutqasinli qutub
    qwabe raab raadik raag raaghib raagini raahil raakin raamat raamis raamiz raashid raatib raatikainen raba rabah
    rabar rabb rabbaanee rabbani rabbitte rabbiye rabea rabecca rabee rabhi rabi rabia rabiah rabiej rabih rabit
    rabitsch rabl racha rachana racheal rachedi rachele rachelle rachid rachida rachit rachita racine rackham racquel
    racz raczkiewicz rada radek radeke radel radelic rademaker raden radenovic radha radhakrishnan radhee radhika radi
    radic radika radim radin radinovic radisch radit raditya radka radke radko radl radman radmila rado radocaj
    radojkovic radolovic radomir radosevic radoslav radoslava radoslaw radovan radovana radovic radu raducu raduz
    radvile radzewicz radziewicz radzio raed raees raegan raekwon rael raelyn raelynn raes raewyn raeymaekers rafa
    rafaella rafaels rafal rafan rafay rafe rafee rafeek rafeeq raffael raffaela raffaele raffaella raffaellino
    raffaello rafferty rafi rafia rafid rafih rafila rafiq rafn rafnar rafnars rafney rafnhildur rafnkell rafnkells
    rafns rafter raftery raftis ragan raghav raghavan ragheb raghib raghna ragna ragnar ragnars ragnbjorg ragner
    ragney ragnhild ragnhildur raguel raguels ragus raguz rahab rahal raharja rahat rahayu raheel raheem rahel rahija
    rahilly rahimah rahiye rahma rahman rahmani rahmat rahmawati rahmet rahmi rahmoune rahmouni rahn rahsaan rahul
    raid raiden raidma raifteiri raight raihan raija raik raili rails raimo raimondi raimondo raimonds raimund
    raimundo raina rainer rais raisa raisanen raissa raivis raivo raja rajab rajagopal rajagopalan rajala rajan rajasa
    rajata rajch rajchel rajcic rajczak rajczyk rajda rajeshri rajh rajko rajman rajn rajtar raju rakeem rakel rakela
    rakide rakova rakovan rakovanova raksha rakuljic rakus raleigh ralf raljevic raluca rama ramachandran ramadan
    ramadhan ramaekers ramaker ramakrishnan raman ramanathan ramaswamy ramazan ramazzotti ramdani ramdedovic ramesh
    ramid ramil raminta ramis ramiz ramsak ramsauer ramsay ramunas ramune ramzi rana ranbir rance rand randal randalin
    randazzo randel randell randhawa randi randle randles randmaa randoja randolf randver randvers raney ranganathan
    rangga rani rania ranieri ranka rannva rannveig rannver rannvers ransom ranta rantala rantanen ranveer raol rapa
    raphaela raphaelle rapin rapisardi rappaz rapraz raquan rares rasa rasala rasanen rascon raseta rashaad rashaan
    rashad rashawn rasheed rashid rashida rashidi rasic rasim rask raskin rasma raspor rastelli rastija rastislav
    rastoder rastogi rasul raszkiewicz ratajczak ratchanon ratemo rath ratih ratka ratke ratna ratsep ratta rattan
    ratti rattigan raty rauch raud raudsepp rauhala rauno raurica rausch rauscher rauter rautiainen rautio ravaglioli
    raval ravel ravi ravn ravy rawa rawiri rawley rayaan rayana rayburn rayel rayen rayfield rayford rayhona rayhonova
    rayla raymon raymonde raymund raymundo rayna raynard raynaud rayne rayner raynor rayshawn rayyona rayyonova razi
    razniak razny razo razov razvan rduch reade reagan real reamonn reanna reardon reatha reavy reba rebane rebecka
    rebeka rebekka rebic rebihat rebis rebolledo rebollo recep recepali recer recers rechberger recio reckinger recko
    reda redden reddin reddy redi redican reding redl redmond redondo reece reen rees reet refet refik refugio refur
    regalado regan rege regena regenia regge reggie reginal reginbalds reginbaldur reginbjorg reginn reginns regis
    regitse regitze regnier reguera regula regulo rehaan rehema rehime rehn rehorst reich reichel reicher reichert
    reichl reichmann reidar reidars reidun reidy reif reifnir reifnirs reig reijers reijo reimann reimar reimars
    reimer reimes reimund rein reina reinald reinar reinars reinbacher reindl reine reinel reiner reinert reingard
    reinger reinhard reinhardt reinhart reinharts reinhild reinhilde reinholds reinikainen reinis reinisch reino
    reinprecht reinsalu reinthaler reis reischl reiser reising reisinger reisner reitbauer reiter reiterer reithofer
    reitinger rejane rejek rejmak rejmer rejniak reka reksa rella relu remacle remazan rembacz rembisz rembrandt
    remedios remi remigio remington remmel remmers remo rempel remus remzi rena renaat renada renae renaldo renan
    renard renate renault renders rendon rendulic rendy renea renehan rengifo rengul reni renier renita rennie reno
    rens rensi renske renson renteria renzi repiska repisky requena resanovic resch resendez reshoni resi resnik
    respati respighi ressie restu resulcan reszke reta retamal retamales retha reto retta rettenbacher rettie reubin
    reva revilla revza rexford rexhep reyansh reyhan reyn reyna reynaert reynald reynalds reynar reynars reynaud
    reynders reyndis reynell reynhildur reynir reynirs reynold reynoldson reynoso reyr reyrs reza rezende rezig rezin
    rezler rezmer rezzak rhatigan rhattigan rhavi rhea rheta rhett rhian rhianna rhianne rhiannon rhoda rhona riad
    rian rianna riascos riba ribaric ribas ribera ribes ribic ribicic rica ricarda ricardas ricards ricart riccardi
    riccardo riccati ricci ricciardi ricciotti richardova richardt richelle richer richey richie richtar richtarova
    richter rickard ricki rickie ricko ricolfi rida ridder ridge ridhi ridwan rieder riedl riedler riedmann rieger
    riegler riehl riekstina riekstins riem riener rienzo riepl riera ries rieser rietveld riffo rifkiye rigaux righi
    rigmor rigney rigo rigoberto riha rihanna rihards rihova riihimaki riikka riikonen riina riitta rijcken rijetkovic
    rijks rijn rijntjes rika rikard rikey rikka rikke rikki riku rilla rillie rimante rina rinaldi rinaldo rinda riney
    ring ringhofer rini rinn rinne rinner rino rinor rintala rioba riojas riordan riou rioux ripley ripoll rippey
    rippin risa risalet risasi risch risek rishi riska risko riskova risma rismondo riso risova risper rissanen
    risteard risto ritacca ritchie ritosa ritt ritva rius rivard river riveros riviere riya riyad riyanti riza riziki
    rizki rizvan rizzo rizzoli roache roan roar roarke roarty roba robadey robaszkiewicz robb robbe robbie robbin
    robby robel roberge robertas robertina robertsson robeson robi robitaille robiya robiyayeva robjorg robley robson
    robt roby rocamora rocca roccabonella roce roch rochdi roche rochelle rocher rochowiak rochus rock rocky roczniak
    roda rodah rodarte rodden roddy rode roden rodenas roderic roderich roderick rodger rodica rodolphe rodrick
    rodrigez rodrigue rodriquez rodzen roel roeland roelandt roels roena roero roessink rofn rogacz rogahn rogal
    rogelio rogerson rogge rogiers rogn rogner rognvald rognvalds rognvaldur rognvar rognvars rogosic rogowska
    rogowski rogula rohaan rohac rohacek rohacekova rohacik rohacikova rohacova rohan rohat rohde rohleder rohrdanz
    rohrer rohricht rohrmoser roht rohtla roig roise roisin rojek rojekova rojka rojko rojkova rojnic rojnu rojo rojus
    rokas rokkvi rokkvis roko roksana rolak rolanda rolandas rolande rolands rolant rolants rolek rolfs rolfson roll
    rolla rolland rollande rollie rollin rollinger rollo rolon roma romagnoli romaguera romaine romancik romancikova
    romanczyk romane romanens romaniak romanita romankiewicz romano romanov romanova romanowska romanowski romans
    rombaut rombouts rome romejko romello romeos romer romeu romie romijn romiti romo romolo romona romova rompa
    romuald romualdas romulo romulus rona ronal ronaldo ronalds ronan ronayne roncalli ronda rondal roni ronin ronith
    ronkainen ronke ronkko ronna ronni ronning rono ronoh rony ronya roob roodesteijn rooney roope roosa roose roosen
    roosenboom roosevelt roosileht roots ropero ropiak roque rorat rori rorricht rosabelle rosada rosalba rosalee
    rosaleen rosalina rosalind rosalinda rosalinde rosaline rosalva rosalyn rosamel rosamond rosann rosanne rosant
    rosants rosar rosarie rosars rosas rosaura rosberg rosbergs rosbjorg rosborg rosco roscoe roseann roseanna
    roseanne rosel roselia roselinde roseline rosell rosella rosello roselyn roselyne rosemann rosen rosena rosenbaum
    rosenberg rosenberger rosenbergs rosenda rosendo rosengren rosenow rosenqvist rosero rosetta rosette rosevelt
    rosey roshildur rosi rosia rosie rosiello rosin rosinberg rosinbergs rosinkar rosinkara rosinkars rosinkrans
    rosinkransa rosinova rosis roska roskosz roskoth roskva rosl roslaug roslin roslind roslinda roslon roslyn rosman
    rosmann rosmanns rosmarie rosmary rosmini rosmunda rosmunds rosmundur rosner rosny roso rosolek rosova rossa
    rossana rosseel rosselat rosselet rossellat rosselli rossellini rossello rossetti rossie rossini rossiter rossler
    rossmann rostislav roswell roswita roswitha rosy roszkiewicz roszko roter rotich rotraud rotraut rottensteiner
    rotter rotteveel rottiers roukes roura rourke rousseaux roussel rousselet rousset rout rouven rouwenhorst
    rouwhorst roux rovira rowena rowlands rowley roxann roxanna roxanne roxelana roxie roxy roya royal roybal royce
    royer royo rozak rozalija rozanne roze rozella rozewicz rozic rozite rozitis roziya roziyayeva rozman rozmiarek
    rozsa rozum rozumek rozynek ruairc ruairi ruane ruano ruari rubacha rubaj rubani rubar rubars rubben rubbia rube
    rubene rubenis rubens ruberto rubesa rubeyda rubi rubie rubiela rubik rubikova rubilar rubin rubinic rubye ruchala
    rudden ruddy rudecindo rudiger rudite rudkins rudolfo rudolfs rudolph rudowicz rudra rudyk rudzik rudzite rudzitis
    rueben ruecker ruedi ruegg ruel ruelas ruelle ruffin ruffini ruffus rufina rufino rufus rufusova ruggeri ruggero
    ruggieri ruggiero rugile rugut ruhide ruhiu ruhsat ruhshona ruhshonova ruhugul ruie ruijs ruiseal rukavina rukia
    ruknettin ruman rumaysa rumaysayeva rumeysa rumjantsev rumjantseva rumora runa runar runars rundis rungo runhildur
    runi runis runny runolfs runolfsdottir runolfsson runolfur runte ruotsalainen rupert ruperta ruperto rupnik rupp
    ruppersberger ruppert ruqayya ruqiya ruqiyayeva rurarz ruri rurik ruriks rurka rusen rushil rusiniak rusko ruskova
    ruslan rusman rusnak rusnakova rusne rusova russ russel rust rusticucci rustin rusty rusul ruszczak ruszel ruta
    rutar rute rutha ruthann ruthanne ruthe rutherford ruthie ruthild rutkowska rutkowski ruto rutowicz ruts rutten
    rutto rutur ruud ruus ruuskanen ruutel ruwa ruwaihim ruxanda ruxandra ruza ruzena ruzica ruzicka ruzickova ryann
    rybar rybarik rybarikova rybarova rybnicek rybnicekova rybus rycerz rychcik rychel rychert ryczko rydberg ryden
    ryder ryfa rygula rykala ryker rylan ryland ryle rylee ryleigh ryley rylie ryma rymarz ryndak ryne rynn rynne
    ryohei ryosuke rysa ryska rysko ryskova rysova rysz ryszard ryszkiewicz ryte rytis rytkonen ryynanen ryznar rzaca
    rzad rzeszut rzeszutko rzezniczak rzezniczek rzonca rzucidlo
    """
}
