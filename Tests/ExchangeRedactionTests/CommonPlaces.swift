/// Cities and streets of many countries, to plant.
enum CommonPlaces {
  static let cities = list(
    """
    Paris|London|Berlin|Madrid|Rome|Warsaw|Nice|Reading|Mobile|Bath|Cork|Split|Essen|Lens|Tours|Orange|Phoenix|\
    Buffalo|Denver|Dallas|Austin|Houston|Tokyo|Osaka|Lima|Quito|Victoria|Santiago|Medina|Sofia|Florence|Vienna|\
    Geneva|Lyon|Lille|Oslo|Bergen|Aurora|Columbus|Lincoln|أدرار|Bakı|বরগুনা|Abertamy|Allinge|\
    Allentsteig|Aarau|Aachen|Άμφισσα|Barguna|Mumbai|Alajärvi|Adrar|אבו רובייעה )שבט(|\
    आदिलाबाद|Bakar|Աբովյան|Ambon|Montegrosso Pian Latte|八千代市|丹勢|\
    აბაშა|파주시|Берово|अहमदनगर|मिर्चैया|'s Herenelderen|\
    's Gravenmoer|Warszawa|Abrantes|Cluj-Napoca|Абакан|Ábelová|Ajdovščina|Stockholm|\
    சென்னை|กรุงเทพมหานคร|Авдіївка|Hà Nội|北京|基隆|eGoli|\
    رقان|Gəncə|বরিশাল|Adamov|Allingåbro|Altheim|Adliswil|Ahaus|Άρτα|Barisal|Delhi|\
    Alavieska|Reggane|אביבים|अगरतला|Beli Manastir|Ագարակ|Balikpapan|Camporovere|\
    我孫子市|中宮祠|ამბროლაური|수원시|Битола|अकोला|\
    प्युठान|'s-Gravenvoeren|'s-Graveland|Kraków|Agualva-Cacém|Timisoara|Абинск|Abovce|\
    Bled|Göteborg|கோயம்புத்தூர்|นนทบุรี|Алмазна|Hải Phòng|\
    上海|台北|eThekwini|أولف|Naxçıvan|ভোলা|Andělská Hora|Almind|Althofen|Aesch|Altentreptow|\
    Έδεσσα|Bhola|Kolkata|Alavus|Aoulef|אביחיל|अहमदाबाद|Belišće|Ալավերդի|\
    Banda Aceh|Bellinzago Lombardo|鴨川市|手岡|ახალი ათონი|수원시 권선구|\
    Богданци|अमरावती|कञ्चनपुर|'s-Gravenwezel|'s-Gravendeel|Łódź|\
    Albufeira|Iasi|Агата|Abrahám|Bovec|Malmö|மதுரை|ปากเกร็ด|Алупка|Huế|\
    天津|新北|iBhayi|تيميمون|Xankəndi|বান্দরবান|Bakov nad Jizerou|Anholt|\
    Amstetten|Affoltern|Altötting|Αγ. Νικόλαος|Bandarban|Chennai|Asikkala|Timimoun|אודם|Benkovac|\
    Ախթալա|Bandar Lampung|Cavasagra|鎌ケ谷市|東和町|ახალქალაქი|\
    수원시 팔달구|Валандово|औरंगाबाद|\
    लुम्बिनी सांस्कृतिक|Aaigem|'s-Gravenhage|Wrocław|Alcobaça|Constanta|\
    Агинское (Забайк.)|Abrahámovce|Brežice|Uppsala|\
    திருச்சிராப்பள்ளி|หาดใหญ่|Алушта|Đà Nẵng|重庆|\
    桃園|iKapa|الشلف|Lənkəran|ব্রাহ্মণবাড়িয়া|Bavorov|Ans by|\
    Ansfelden|Aigle|Amberg|Αθήνα|Brahmanbaria|Bangalore|Askola|Chlef|אור הנר|अजमेर|\
    Biograd na Moru|Այրում|Bandung|Sprumaro|君津市|所野|ახალციხე|수원시 영통구|\
    Велес|उस्मानाबाद|बागलुङ|Aalbeke|'s-Gravenpolder|Poznań|\
    Alcácer do Sal|Craiova|Адлер|Celje|Västerås|திருப்பூர்|\
    เจ้าพระยาสุรศักดิ์|Алчевськ|Hồ Chí Minh|哈尔滨|新竹|\
    uMgungundlovu|تنس|Mingəçevir|বাগেরহাট|Bechyně|Ansager|Attnang-Puchheim|Allschwil|\
    Angermünde|Αλεξανδρούπολη|Bagherhat|Hyderabad|Aura|Ténès|אורטל|अम्बाजी|\
    Bjelovar|Աշտարակ|Banjar|Mattarello|富津市|土沢|ახმეტა|성남시|Виница|\
    कोल्हापूर|इलाम|Aalst|'s-Gravenzande|Gdańsk|Almada|Brasov|Адыгейск|\
    Abramová|Cerknica|Örebro|சேலம்|สุราษฎร์ธานี|Амвросіївка|\
    Cần Thơ|长春|Polokwane|بوقادير|Naftalan|বগুড়া|Benešov nad Ploučnicí|Arden|\
    Bad Aussee|Altstätten|Anklam|Αργοστόλι|Bogura|Ahmedabad|Akaa|Boukadir|אטרש )שבט(|\
    अमरपुर|Buje|Ապարան|Banjarbaru|Parona|浦安市|独鈷沢|ბათუმი|\
    성남시 수정구|Гевгелија|गोंदिया|भक्तपुर|Aalter|'s-Heer Abtskerke|\
    Szczecin|Almeirim|Galati|Азов (Рост.)|Abranovce|Črnomelj|Linköping|ஈரோடு|\
    อุดรธานี|Ананьїв|沈阳|苗栗|Mbombela|الأغواط|Sumqayıt|\
    চাঁদপুর|Benátky nad Jizerou|Askeby|Bad Hall|Amriswil|Ansbach|Βέροια|Chandpur|Kanpur|\
    Brändö|Laghouat|אליקים|इलाहाबाद|Buzet|Արարատ|Banjarmasin|Binetto|四街道市|\
    轟|ბაღდათი|성남시 중원구|Гостивар|चंद्रपूर|\
    भद्रपुर|Aarschot|'s-Heer Arendskerke|Bydgoszcz|Alverca do Ribatejo|Ploiesti|Алагир|\
    Adidovce|Domžale|Helsingborg|திருநெல்வேலி|เชียงใหม่|\
    Андрушівка|呼和浩特|台中|Mahikeng|أفلو|Şəki|চট্টগ্রাম|Bezdružice|\
    Asnæs|Bad Ischl|Arbon|Apolda|Βόλος|Chittagong|Pune|Eckerö|Aflou|אל סייד|Cres|Արթիկ|Batam|\
    Velate Milanese|袖ケ浦市|土呂部|ბოლნისი|화성시|Дебар|जळगाव|\
    घोराही|Aarsele|'s-Heer Hendrikskinderen|Lublin|Amadora|Oradea|Алапаевск|Alekšince|\
    Dravograd|Jönköping|வேலூர்|นครราชสีมา|Антрацит|石家庄|彰化|\
    Kimberley|عين ماضي|Şirvan|কুমিল্লা|Bečov nad Teplou|Asperup|Bad Leonfelden|Arth|\
    Arnstadt|Γρεβενά|Cumilla|Surat|Enonkoski|Aïn Madhi|באר מילכה|अखनूर|Crikvenica|\
    Արմավիր|Batu|Levice|八街市|中小来川|ბორჯომი|성남시 분당구|Делчево|\
    ठाणे|स्याङ्जा|Aartrijke|'s-Heerenberg|Katowice|Amarante|Braila|Алдан|Andovce|\
    Gornja Radgona|Norrköping|தூத்துக்குடி|พัทยา|Апостолове|\
    乌鲁木齐|南投|Bloemfontein|أم البواقي|Yevlax|কক্সবাজার|Blatná|Assens|\
    Bad Radkersburg|Baar|Artern|Δράμα|Cox's Bazar|Jaipur|Enontekiö|Oum El Bouaghi|בית ברל|\
    अन्तर्गत|Čabar|Արտաշատ|Bau-Bau|Tessennano|印西市|長畑|გაგრა|\
    안양시|Демир Капија|धुळे|खैरहानी नगरपालिका|Aartselaar|\
    's-Heerenbroek|Białystok|Amora|Arad|Александров|Andrejová|Gornji Grad|Lund|\
    திண்டுக்கல்|ขอนแก่น|Армянськ|兰州|雲林|Rustenburg|\
    عين مليلة|চুয়াডাঙ্গা|Blovice|Asaa|Bad Sankt Leonhard im Lavanttal|Baden|\
    Aschaffenburg|\

    """)
  static let streets = list(
    """
    A.AĞAYEV|Horní Stromky|Aberdeen|Arnoldova|Ազատության|Abdul Muis|Македонија|Polna|\
    Adámiho|Abramova ulica|Nguyễn Trãi|中正|Main|A.M.CÜMƏ|Vizovická|Dompap|Bakačeva|\
    Արշակունյաց|Antapani Lama|Партизански одреди|Leśna|Agátová|Adamičeva ulica|\
    Nguyễn Huệ|中山|Church|TƏBRİZ|K Brusce|Abildgaards|Bijenička|Արցախի|Asia Afrika|\
    Илинденска|Słoneczna|Ahoj|Adamič-Lundrovo nabrežje|Nguyễn Du|民生|President|XALİQ ABBASOV|\
    Mírová|Skovhare|Bosanska|Գայի|Astana Anyar|Димитар Влахов|Krótka|Albánska|Ajdovščina|\
    Nguyễn Đình Chiểu|中華|Voortrekker|İSLAM ABIŞOV|Písnická|Svalehale|Bučarova|\
    Ծովակալ Իսակովի|BKR|Кеј Димитар Влахов|Szkolna|Albrechtova|Aleševa ulica|\
    Nguyễn Thị Minh Khai|和平|Nelson Mandela|HEYDƏR ƏLİYEV|Durychova|Abrikos|Cmrok|Կոմիտասի|\
    Cihampelas|Кеј Македонија|Ogrodowa|Alejová|Alešovčeva ulica|Nguyễn Văn Cừ|中興|\
    Albertina Sisulu|XƏTAİ|Rašínská|Absalons|Čačkovićeva|Հյուսիսային|Cikapayang|\
    Орце Николов|Lipowa|Alešova|Aljaževa ulica|Nguyễn Chí Thanh|仁愛|Rivonia|GÖL ƏTRAFI|\
    Boušova|Adel|Davor|Մաշտոցի|Cikutra Barat|Никола Карев|Brzozowa|Alstrova|Ambrožev trg|\
    Nguyễn Hữu Cảnh|復興|Jan Smuts|Z.XƏLİL|Pobřežní|Admiral|Demetrova|\
    Մարշալ Բաղրամյան|Cikutra Timur|Климент Охридски|Łąkowa|Alžbetínska|\
    Ameriška ulica|Nguyễn Tất Thành|民族|Commissioner|2-Cİ SÜLH|Dolnobřežanská|Adrians|Dolac|\
    Մյասնիկյան|Ciumbuleuit|Крсте Мисирков|Kwiatowa|Alžbety Gwerkovej|Andrićeva ulica|\
    Nguyễn Văn Linh|民權|Long|Q.PİRİMOV|Černá|Agerlands|Donje Prekrižje|Սայաթ-Նովայի|\
    Ciwastra|Гоце Делчев|Sosnowa|Amarelková|Anžurjeva ulica|Trần Hưng Đạo|忠孝|High|\
    ASİF MƏMMƏDOV|Šůrova|Aggersborg|Draškovićeva|Տիգրան Մեծի|Dipatiukur|Даме Груев|\
    Kościelna|Ambroseho|Apihova ulica|Trần Phú|信義|Short|R.HACIYEV|Červenkova|Aggersvold|Dubravkin|\
    Աբելյան|Dipenogoro|Јане Сандански|Akacjowa|Ambrova|Argentinska ulica|\
    Trần Quang Khải|成功|Victoria|FƏXRƏDDİN ƏSƏDOV|Nad Mostem|Agger|Dverce|Աբովյան|\
    Dr. Djunjunan|Христијан Тодоровски Карпош|Parkowa|Ambrušova|Arharjeva cesta|\
    Trần Quốc Toản|新興|Queen|K.MARKS|Libuňská|Agnete|Dvoranski prečac|Ագաթանգեղոսի|\
    Gardujati|Питу Гули|Zielona|Americká|Arkova ulica|Trần Bình Trọng|新生|King|OKTAY KƏRİMOV|\
    Chotovická|Ahlefeldts|Glogovac|Ազատամարտիկների|Gedebage Selatan|\
    Тодор Александров|Kolejowa|Americké námestie|Artačeva ulica|Trần Não|動物園|Oxford|\
    Z.KAZIMZADƏ|Petříkova|Ahlmanns|Golubovac|Աթենքի|Gegerkalong Hilir|\
    Свети Климент Охридски|Sportowa|Aškerčeva cesta|Lê Lợi|淡水|George|HƏSƏNOĞLU|\
    Pod Vodárenskou Věží|Ahorns|Goljačke|Աթոյան|HOS. Cokroaminoto|Благој Давков|Dębowa|\
    Amurská|Avčinova ulica|Lê Lai|William|KAVEROÇKİN|Na Fišerce|Ahrenkildes|Goljak|\
    Ալեք Մանուկյան|Ir. H. Djuanda|Наум Охридски|Cicha|Andreja Mráza|Avsečeva ulica|\
    Lê Duẩn|文化|York|P.ÇAYKOVSKİ|Ke Březině|Albaniens|Gornje Prekrižje|Ալիխանյան|Jakarta|\
    Булевар Александар Македонски|Spokojna|Andreja Plávku|Avstrijska ulica|\
    Lê Thánh Tôn|大同|Smith|HÜSEYN ARİF|Za Lázeňkou|Aldersro|Gračanska|Աղայան|Jamika|\
    Булевар Блаже Конески|Klonowa|Andrusovova|Avšičeva cesta|Lê Văn Sỹ|三民|Adelaide|\
    HACI MURAD|Nad Šafránkou|Allers|Gradec|Աղյուսագործների|Jend. A. Yani|\
    Булевар Гоце Делчев|Spacerowa|Anenská|Ažmanova ulica|Lê Văn Việt|Charles|\
    BAKI-BATUMİ|Na Laurové|Alexandria|Grič|Ամիրյան|Jend. Sudirman|\
    Булевар Никола Карев|Swierkowa|Babičeva ulica|Lê Đức Thọ|光復|Churchill|\
    NEMƏT QULİYEV|Nám. Republiky|Alliance|Gupčeva zvijezda|Այասի|K.H. Wahid Hasyim|\
    Булевар Партизански одреди|Kasztanowa|Anízová|Badjurova ulica|Lê Quang Định|\
    自強|Cecil|R.AXUNDOV|Vlašimská|Alperose|Harmica|Անտառային|Kebonjati|\
    Булевар Свети Климент Охридски|Nowa|Antická|Balinarska pot|Lý Thường Kiệt|\
    光明|Clarence|AKAD.H.ƏLİYEV|Nad Rohatci|Als|Hercegovačka|Անրի Վեռնոյի|Kiaracondong|\
    Булевар Цветан Димов|Piaskowa|Antolská|Baragova ulica|Lý Tự Trọng|公園|Edward|\
    RƏHİM ŞIXƏLİYEV|Tylišovská|Alsted|Horvatovac|Ավագ Պետրոսյան|Laswi|Самоилова|\
    Rózana|Arménska|Barjanska cesta|Lý Chính Thắng|文山|Elizabeth|YUSİFZADƏ|Liškova|Amagerbro|Ilica|\
    Արամ Խաչատրյան|Lembong|Глигор Прличев|Topolowa|Astronomická|Bavdkova ulica|\
    Hai Bà Trưng|松山|Frere|E.QOCAYEV|Kunratická|Amagerfælled|Istarska|Արամի|Merdeka|\
    Ибрахим Темо|Wiśniowa|Astrová|Baznikova ulica|Bà Triệu|新店|Gandhi|TARZƏN H.MƏMMƏDOV|\
    Branická|Amager|Jabukovac|Արգիշտիի|Moch. Ramdan|Васил Главинов|Dworcowa|Avarská|\
    Bazoviška ulica|Điện Biên Phủ|建國|Grey|İ.HİDAYƏTZADƏ|Na Strži|Amagermotoren|Jadranska|\
    Արմենակյան|Moch. Toha|Никола Вапцаров|Wiejska|Azalková|Beethovnova ulica|\
    Cách Mạng Tháng Tám|西門|James|T.ƏLİYEV|Višňová|Amager Strand|Jagodnjak|Բայրոնի|\
    Pacuan Kuda|Маршал Тито|Graniczna|Azovská|Belačeva ulica|Nam Kỳ Khởi Nghĩa|古亭|Joseph|\
    MƏMMƏD ARAZ|Sulická|Amalie|Javorovac|Բարձրաբերդի|Pasir Koja|Едвард Кардељ|Długa|\
    Babuškova|Beljaška ulica|Xô Viết Nghệ Tĩnh|迴龍|Milner|V.PLOTNİKOV|Zálesí|Amalie Skrams|\
    Jezuitski trg|Բելինսկու|Pasirkoja|Георги Димитров|Wrzosowa|Bagarova|\
    Berčičeva ulica|Hoàng Văn Thụ|Napier|Ə.ORUCƏLİYEV|Vídeňská|Amerika|Jurišićeva|\
    Բեյրութի|Pasteur|Михаило Апостолски|Boczna|Báger|Berčonova pot|Hoàng Diệu|\
    新莊|Paul Kruger|Z.BÜNYADOV|Nábřeží Kapitána Jaroše|Amsterdam|Jurjeve|Բուդապեշտի|\
    Pelajar Pejuang|Михаило Пупин|Wąska|Bahniatková|Berdajsova ulica|Hoàng Hoa Thám|蘆洲|\
    Prince|İ.DADAŞOV|Lešovská|Angel|Jurjevska|Բուռնազյան|Peta|Перо Наков|Wierzbowa|\
    Bachova|Bernekerjeva ulica|Phan Đình Phùng|永安|Somerset|ƏLƏSGƏR QAYIBOV|U Podjezdu|Anneberg|\
    Jurkovićeva|Բրյուսովի|PHH. Mustofa|Петар Поп Арсов|Jaśminowa|Bajkalská|\
    Bernikova ulica|Phan Chu Trinh|四維|Stanley|M.ARİF|Průškova|Anneke|Kamaufova|\
    Գալոյան Եղբայրների|Rajawali Barat|Јован Хаџи Константинов Џинот|\
    Wspólna|Betettova cesta|Phan Văn Trị|大橋頭|\

    """)

  private static func list(_ text: String) -> [String] {
    text.split { $0 == "|" || $0 == "\n" }.map(String.init)
  }
}
