extension OwnShape {
  /// Fields named in languages of the world.
  static let world: [OwnShape] = [
    OwnShape(
      name: "korean delivery",
      document: #"""
        {"결과":"성공","주문번호":"20240501-0007","수령인":"선우재희","배송지":"부산광역시 해운대구 달맞이길 117, 3동 1204호","휴대전화":"010-8823-4471","주민번호":"920314-2876541","예금주":"선우재희","계좌번호":"110-234-567890","은행":"신한은행","상품명":"유자차","가격":12000,"메모":"문 앞에 두고 010-8823-4471로 연락주세요","성별":"여","카드번호":"9410-1234-5678-9012","운송장번호":"123456789012"}
        """#,
      gone: [
        "부산광역시 해운대구 달맞이길 117, 3동 1204호", "010-8823-4471", "920314-2876541", "110-234-567890", "9410-1234-5678-9012",
      ],
      stays: ["20240501-0007", "신한은행", "유자차", "12000"]),
    OwnShape(
      name: "hebrew",
      document: #"""
        {"סטטוס":"הצלחה","לקוח":{"שם_פרטי":"יהונתן","שם_משפחה":"ברקוביץ","טלפון_נייד":"054-7712093","דואר_אלקטרוני":"yoni@berkovitz-zeitim.co.il","כתובת":"רחוב הגפן 14, חיפה","ת_ז":"039337423","תאריך_לידה":"03/09/1981","סיסמה":"זית2023","מיקוד":"3508409"},"סכום":250,"מטבע":"ILS","כמות":2}
        """#,
      gone: [
        "יהונתן", "ברקוביץ", "054-7712093", "yoni@berkovitz-zeitim.co.il", "רחוב הגפן 14, חיפה", "039337423",
        "03/09/1981", "זית2023", "3508409",
      ],
      stays: ["הצלחה", "250", "ILS"]),
    OwnShape(
      name: "thai",
      document: #"""
        {"สถานะ":"สำเร็จ","ลูกค้า":{"ชื่อ":"พรรณวดี","นามสกุล":"ศรีสุวรรณภูมิ","เบอร์โทรศัพท์":"081-992-7731","ที่อยู่":"99/1 หมู่ 4 ต.บางพลี","จังหวัด":"สมุทรปราการ","รหัสไปรษณีย์":"10540","เลขบัตรประชาชน":"1-1017-00230-70-5","วันเกิด":"12 มีนาคม 2530","อีเมล":"phanwadi@srisuwan.co.th","รหัสผ่าน":"มะม่วง88","เพศ":"หญิง"},"ราคา":350,"จำนวน":2}
        """#,
      gone: [
        "พรรณวดี", "ศรีสุวรรณภูมิ", "081-992-7731", "99/1 หมู่ 4 ต.บางพลี", "สมุทรปราการ", "10540",
        "1-1017-00230-70-5", "12 มีนาคม 2530", "phanwadi@srisuwan.co.th", "มะม่วง88",
      ],
      stays: ["สำเร็จ", "350"]),
    OwnShape(
      name: "czech",
      document: #"""
        {"stav":"úspěch","zákazník":{"křestní_jméno":"Vratislav","příjmení":"Chocholoušek","titul":"Ing.","rodné_číslo":"7404110031","telefon":"603 887 214","e-mail":"vrata@chocholousek-sklo.cz","ulice_a_číslo":"Na Příkopech 17","obec":"Železný Brod","PSČ":"468 22","číslo_účtu":"19-2000145399/0800","číslo_OP":"208123456","datum_narození":"11.4.1974","pohlaví":"muž","heslo":"foukačka7"},"objednávka":{"zboží":"váza","cena":899,"měna":"CZK","množství":1}}
        """#,
      gone: [
        "Vratislav", "Chocholoušek", "7404110031", "603 887 214", "vrata@chocholousek-sklo.cz", "Na Příkopech 17",
        "Železný Brod", "468 22", "19-2000145399/0800", "208123456", "11.4.1974", "foukačka7",
      ],
      stays: ["úspěch", "Ing.", "váza", "899", "CZK"]),
    OwnShape(
      name: "polish",
      document: #"""
        {"wynik":"sukces","osoba":{"imiona":"Bożydar Cyryl","nazwisko_rodowe":"Szczęśniak","nr_pesel":"02270812349","seria_i_numer_dowodu":"CBH 558123","adres_zamieszkania":"ul. Krzywoustego 8/14, 70-252 Szczecin","nr_telefonu":"+48 511 909 221","adres_email":"bozydar@szczesniak-zagle.pl","nr_rachunku":"PL61109010140000071219812874","imie_ojca":"Gniewomir","data_ur":"08.07.2002","miejsce_urodzenia":"Goleniów","plec":"M"},"zamowienie":{"nazwa_produktu":"żagiel","cena_brutto":349.99,"ilosc":2,"status":"wysłane"}}
        """#,
      gone: [
        "Bożydar Cyryl", "Szczęśniak", "02270812349", "CBH 558123", "ul. Krzywoustego 8/14, 70-252 Szczecin",
        "+48 511 909 221", "bozydar@szczesniak-zagle.pl", "PL61109010140000071219812874", "Gniewomir", "08.07.2002",
        "Goleniów",
      ],
      stays: ["sukces", "żagiel", "349.99", "wysłane"]),
    OwnShape(
      name: "finnish",
      document: #"""
        {"tila":"onnistui","asiakas":{"etunimet":"Aune Sisko","sukunimi":"Kekäläinen","kutsumanimi":"Aune","henkilotunnus":"131052-308T","lahiosoite":"Rantakatu 22 B 4","postinumero":"80100","postitoimipaikka":"Joensuu","matkapuhelin":"050 338 1927","sahkoposti":"aune@kekalainen-marjat.fi","tilinumero":"FI2112345600000785","syntymäaika":"13.10.1952","sukupuoli":"nainen","salasana":"karpalo52","aidinkieli":"suomi"},"tilaus":{"tuote":"puolukka","hinta":12.9,"valuutta":"EUR","maara":2}}
        """#,
      gone: [
        "Aune Sisko", "Kekäläinen", "131052-308T", "Rantakatu 22 B 4", "80100", "Joensuu", "050 338 1927",
        "aune@kekalainen-marjat.fi", "FI2112345600000785", "13.10.1952", "nainen", "karpalo52", "suomi",
      ],
      stays: ["onnistui", "puolukka", "12.9", "EUR"]),
    OwnShape(
      name: "hungarian",
      document: #"""
        {"eredmény":"sikeres","ügyfél":{"vezetéknév":"Bodrogközi","utónév":"Hunor","születési_név":"Bodrogközi Hunor Levente","anyja_neve":"Gyöngyvér Emőke","szül_hely":"Sárospatak","szül_idő":"1977.06.02","lakcím":"3950 Sárospatak, Rákóczi út 31.","irsz":"3950","település":"Sárospatak","mobilszám":"+36 20 917 4410","email_cím":"hunor@bodrogkozi-fa.hu","adóazonosító":"8437120659","taj":"037 687 210","bankszámlaszám":"11773016-11111018-00000000","neme":"férfi","jelszó":"tölgyfa!7"},"rendelés":{"termék":"asztal","ár":45000,"pénznem":"HUF","darab":1}}
        """#,
      gone: [
        "Bodrogközi", "Hunor", "Bodrogközi Hunor Levente", "Gyöngyvér Emőke", "Sárospatak", "1977.06.02",
        "3950 Sárospatak, Rákóczi út 31.", "+36 20 917 4410", "hunor@bodrogkozi-fa.hu", "8437120659", "037 687 210",
        "11773016-11111018-00000000", "férfi", "tölgyfa!7",
      ],
      stays: ["sikeres", "asztal", "45000", "HUF"]),
    OwnShape(
      name: "vietnamese",
      document: #"""
        {"trạng_thái":"thành công","khách_hàng":{"họ_và_tên":"Đoàn Thị Bích Thuỷ","số_điện_thoại":"0912 887 341","địa_chỉ":"27 Hàng Bồ, Hoàn Kiếm, Hà Nội","ngày_sinh":"17/08/1991","cccd":"001191004417","giới_tính":"nữ","email":"bichthuy@lua-ha-dong.vn","số_tài_khoản":"0451000229177","mật_khẩu":"lụa@1991","quê_quán":"Hà Đông"},"đơn_hàng":{"sản_phẩm":"khăn lụa","giá":250000,"số_lượng":2}}
        """#,
      gone: [
        "Đoàn Thị Bích Thuỷ", "0912 887 341", "27 Hàng Bồ, Hoàn Kiếm, Hà Nội", "17/08/1991", "001191004417",
        "bichthuy@lua-ha-dong.vn", "0451000229177", "lụa@1991", "Hà Đông",
      ],
      stays: ["thành công", "khăn lụa", "250000"]),
    OwnShape(
      name: "indonesian",
      document: #"""
        {"pesan":"berhasil","pelanggan":{"nama_lengkap":"Ngurah Wiradharma","nomor_ktp":"5171012205850003","no_telp":"0812-3987-7714","alamat_rumah":"Jl. Danau Tamblingan No. 9","kecamatan":"Denpasar Selatan","kode_pos":"80228","tempat_lahir":"Tabanan","tanggal_lahir":"22-05-1985","jenis_kelamin":"laki-laki","agama":"hindu","nama_ibu_kandung":"Ketut Rinjani","npwp":"09.254.294.3-407.000","no_rekening":"0440987712"},"harga":75000,"jumlah":1}
        """#,
      gone: [
        "Ngurah Wiradharma", "5171012205850003", "0812-3987-7714", "Jl. Danau Tamblingan No. 9", "Denpasar Selatan",
        "80228", "Tabanan", "22-05-1985", "laki-laki", "hindu", "Ketut Rinjani", "09.254.294.3-407.000",
        "0440987712",
      ],
      stays: ["berhasil", "75000"]),
    OwnShape(
      name: "french",
      document: #"""
        {"résultat":"succès","assuré":{"nom_usage":"Kerguélen","nom_naissance":"Le Bihannic","prénoms":"Gwenaëlle, Anne","né_le":"17/10/1984","lieu_naissance":"Douarnenez","nir":"284102904612348","adresse_postale":"3 venelle du Port-Rhu","code_postal":"29100","ville":"Douarnenez","tél":"02.98.92.11.37","tél_portable":"0698217734","courriel":"gwen@kerguelen-conserves.fr","sexe":"F","situation_familiale":"mariée","médecin_traitant":"Dr Corentin Postic"},"contrat":{"référence":"C-2024-77","montant":45.9,"devise":"EUR","échéance":"mensuelle"}}
        """#,
      gone: [
        "Kerguélen", "Le Bihannic", "Gwenaëlle, Anne", "17/10/1984", "Douarnenez", "284102904612348",
        "3 venelle du Port-Rhu", "29100", "02.98.92.11.37", "0698217734", "gwen@kerguelen-conserves.fr", "mariée",
        "Dr Corentin Postic",
      ],
      stays: ["succès", "C-2024-77", "45.9", "EUR", "mensuelle"]),
    OwnShape(
      name: "italian",
      document: #"""
        {"esito":"positivo","intestatario":{"cognome_nome":"Squarcialupi Guendalina","cod_fiscale":"SQRGDL78E54D612J","luogo_nascita":"Firenze","data_nascita":"14/05/1978","residenza":"Borgo San Frediano 42","cap":"50124","comune":"Firenze","provincia":"FI","cellulare":"333 8812045","pec":"guendalina@pec.squarcialupi.it","sesso":"F","targa":"FB123XY","patente":"FI5123456K","numero_conto":"000012345678"},"ordine":{"articolo":"cornice","prezzo":120.0,"quantita":1}}
        """#,
      gone: [
        "Squarcialupi Guendalina", "SQRGDL78E54D612J", "Firenze", "14/05/1978", "Borgo San Frediano 42", "50124",
        "333 8812045", "guendalina@pec.squarcialupi.it", "FB123XY", "FI5123456K", "000012345678",
      ],
      stays: ["positivo", "cornice", "120.0"]),
    OwnShape(
      name: "german insurance",
      document: #"""
        {"ergebnis":"ok","versicherungsnehmer":{"anrede":"Frau","titel":"Dr.","vorname":"Edeltraud","name":"Kümmerling","geb_datum":"08.01.1951","geburtsort":"Mühlhausen","strasse_hausnr":"Erfurter Str. 19","plz_ort":"99974 Mühlhausen","tel_privat":"03601 448821","mobilfunk":"0173 9921764","steuer_id":"65929970489","kfz_kennzeichen":"UH-EK 51","fin":"WVWZZZ1JZ3W386752","kontoverbindung":{"iban":"DE02120300000000202051","kontoinhaber":"Edeltraud Kümmerling"},"beruf":"Apothekerin","familienstand":"verwitwet"},"vertrag":{"vertragsnummer":"KH-2024-118","sparte":"KFZ","beitrag":389.5,"zahlweise":"jährlich","sf_klasse":"SF12"}}
        """#,
      gone: [
        "Edeltraud", "Kümmerling", "08.01.1951", "Mühlhausen", "Erfurter Str. 19", "99974 Mühlhausen",
        "03601 448821", "0173 9921764", "65929970489", "UH-EK 51", "WVWZZZ1JZ3W386752", "DE02120300000000202051",
        "Edeltraud Kümmerling", "verwitwet",
      ],
      stays: ["Frau", "Dr.", "Apothekerin", "KFZ", "389.5", "jährlich", "SF12"]),
    OwnShape(
      name: "chinese e-commerce",
      document: #"""
        {"状态码":200,"消息":"成功","数据":{"收件人":"慕容雪莹","联系方式":"13805718823","详细地址":"浙江省宁波市鄞州区天童南路88弄3幢502室","省":"浙江省","区":"鄞州区","证件号码":"330203199212120041","银行卡号":"6222021202041701419","开户行":"中国工商银行","持卡人":"慕容雪莹","微信号":"muxueying_92","邮箱地址":"mrxy@tongtian-tea.cn","备注":"请放门口，电话13805718823","商品":[{"名称":"龙井茶","单价":128.00,"数量":2}],"下单时间":"2024-05-01 12:30:00","支付方式":"微信支付","性别":"女","民族":"汉","年龄":32}}
        """#,
      gone: [
        "13805718823", "浙江省宁波市鄞州区天童南路88弄3幢502室", "330203199212120041", "6222021202041701419", "muxueying_92",
        "mrxy@tongtian-tea.cn",
      ],
      stays: ["中国工商银行", "龙井茶", "128.00", "2024-05-01 12:30:00", "微信支付"]),
  ]
}
