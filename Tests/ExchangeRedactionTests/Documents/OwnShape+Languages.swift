extension OwnShape {
  /// Field names and values of other languages and scripts.
  static let languages: [OwnShape] = [
    OwnShape(
      name: "Japanese",
      document: #"""
        {"会員":{"氏名":"藤堂 小百合","フリガナ":"トウドウ サユリ","電話番号":"090-1234-5678","メールアドレス":"sayuri.todo@sakurapost.jp","郵便番号":"〒150-0042","住所":"東京都渋谷区宇田川町36-2-301","生年月日":"昭和58年4月9日","パスワード":"はなび2024","個人番号":"123456789018"},"注文":[{"商品名":"緑茶","数量":2,"価格":1980,"ステータス":"発送済み"}],"合計":3960}
        """#,
      gone: ["藤堂", "小百合", "090-1234-5678", "sayuri", "150-0042", "宇田川町", "はなび2024", "123456789018"],
      stays: ["1980", "3960", "数量"]),
    OwnShape(
      name: "Chinese",
      document: #"""
        {"用户":{"姓名":"欧阳晓岚","手机":"13912345678","邮箱":"xiaolan@ouyang-tea.cn","地址":"浙江省杭州市西湖区龙井路1号","身份证":"110101199003077651","密码":"longjing88","生日":"1990-03-07"},"订单":{"状态":"已发货","金额":88.50,"数量":3},"code":0,"message":"成功"}
        """#,
      gone: ["欧阳晓岚", "13912345678", "xiaolan", "ouyang-tea", "龙井路", "110101199003077651", "longjing88", "1990-03-07"],
      stays: ["88.50", "\"message\""]),
    OwnShape(
      name: "Korean",
      document: #"""
        {"회원":{"이름":"남궁다현","전화":"010-2345-6789","이메일":"dahyun@namgung-books.kr","주소":"서울특별시 종로구 사직로 161","생년월일":"1995.12.24","비밀번호":"gyeongbok!9"},"주문상태":"배송중","수량":1,"금액":15000}
        """#,
      gone: ["남궁다현", "010-2345-6789", "dahyun", "사직로", "1995.12.24", "gyeongbok!9"],
      stays: ["15000"]),
    OwnShape(
      name: "Russian and Ukrainian",
      document: #"""
        {"клиент":{"фамилия":"Златопольская","имя":"Аглая","отчество":"Мироновна","телефон":"+7 (916) 555-83-21","почта":"aglaya@zlatopolskaya.ru","адрес":"г. Тверь, ул. Советская, д. 12, кв. 7","паспорт":"4510 123456","инн":"500100732259","снилс":"112-233-445 95","пароль":"самовар77"},"заказ":{"статус":"оплачен","сумма":1500.00},"прізвище":"Веселоокий","телефон":"+380 67 123 45 67"}
        """#,
      gone: [
        "Златопольская", "Аглая", "Мироновна", "555-83-21", "aglaya", "Советская", "4510 123456", "500100732259",
        "112-233-445", "самовар77", "Веселоокий", "123 45 67",
      ],
      stays: ["1500.00", "статус"]),
    OwnShape(
      name: "Polish",
      document: #"""
        {"imie":"Dobrosława","nazwisko":"Grzegżółka","pesel":"90090515836","nip":"5260250274","telefon":"600 700 801","adres":{"ulica":"Słoneczna","nrDomu":"15A","kodPocztowy":"30-002","miejscowość":"Kraków"},"hasło":"żółw!Ninja","numer_konta":"27114020040000300201355387","status":"aktywny","kwota":199.99,"waluta":"PLN"}
        """#,
      gone: [
        "Dobrosława", "Grzegżółka", "90090515836", "600 700 801", "Słoneczna", "30-002", "żółw!Ninja",
        "27114020040000300201355387",
      ],
      stays: ["199.99", "PLN"]),
    OwnShape(
      name: "Turkish and Azerbaijani",
      document: #"""
        {"müşteri":{"ad":"Gülçiçek","soyad":"Karabulutoğlu","telefon":"+90 532 123 45 67","eposta":"gulcicek@karabulutoglu.com.tr","tc_kimlik_no":"10000000146","adres":"Atatürk Cad. No:12 D:4, Çankaya","şifre":"Lale1923","doğum_tarihi":"04.09.1984"},"sipariş":{"durum":"hazırlanıyor","tutar":"249,90","adet":2}}
        """#,
      gone: [
        "Gülçiçek", "Karabulutoğlu", "532 123 45 67", "gulcicek", "10000000146", "Atatürk Cad", "Lale1923",
        "04.09.1984",
      ],
      stays: ["249,90"]),
    OwnShape(
      name: "Greek",
      document: #"""
        {"πελάτης":{"όνομα":"Πολυξένη","επώνυμο":"Χατζηαντωνίου","τηλέφωνο":"+30 694 123 4567","email":"polyxeni@chatziantoniou.gr","διεύθυνση":"Ερμού 45","συνθηματικό":"θάλασσα9","αφμ":"123456783"},"κατάσταση":"ολοκληρώθηκε","ποσό":35.40}
        """#,
      gone: ["Πολυξένη", "Χατζηαντωνίου", "694 123 4567", "polyxeni", "Ερμού 45", "θάλασσα9", "123456783"],
      stays: ["35.40"]),
    OwnShape(
      name: "Arabic",
      document: #"""
        {"العميل":{"الاسم":"زبيدة القرطبية","الهاتف":"+971 50 123 4567","البريد الإلكتروني":"zubaida@qurtubi.ae","العنوان":"شارع الشيخ زايد ١٢","كلمة المرور":"نخلة٧٧","تاريخ الميلاد":"١٩٨٨-٠٣-١٢"},"الحالة":"نشط","المبلغ":120.75}
        """#,
      gone: ["زبيدة", "القرطبية", "50 123 4567", "zubaida", "الشيخ زايد", "نخلة٧٧", "١٩٨٨-٠٣-١٢"],
      stays: ["120.75"]),
    OwnShape(
      name: "Hebrew",
      document: #"""
        {"לקוח":{"שם פרטי":"אביגיל","שם משפחה":"בן־חורין","טלפון":"052-123-4567","דוא״ל":"avigail@benhorin.co.il","כתובת":"הרצל 14","סיסמה":"זית2024","תעודת זהות":"000000018"},"סטטוס":"פעיל","סכום":88.00}
        """#,
      gone: ["אביגיל", "בן־חורין", "052-123-4567", "avigail", "הרצל 14", "זית2024"],
      stays: ["88.00"]),
    OwnShape(
      name: "Hindi",
      document: #"""
        {"ग्राहक":{"नाम":"वसुंधरा चतुर्वेदी","फ़ोन":"+91 98765 43210","ईमेल":"vasundhara@chaturvedi.in","पता":"१२ गांधी मार्ग, वाराणसी","पासवर्ड":"गंगा@108","आधार":"2345 6789 0124"},"स्थिति":"सक्रिय","राशि":499.00}
        """#,
      gone: ["वसुंधरा", "चतुर्वेदी", "98765 43210", "vasundhara", "गांधी मार्ग", "गंगा@108", "6789 0124"],
      stays: ["499.00"]),
    OwnShape(
      name: "Portuguese (Brazil)",
      document: #"""
        {"cliente":{"nome":"Iracema Wanderley do Rego","cpf":"529.982.247-25","celular":"(85) 98765-4321","endereco":{"logradouro":"Rua das Jangadas","numero":"812","bairro":"Mucuripe","cep":"60165-121","cidade":"Fortaleza","uf":"CE"},"senha":"cajueiro#7","nascimento":"23/06/1969"},"pedido":{"situacao":"faturado","valor":"R$ 1.299,90","parcelas":10}}
        """#,
      gone: [
        "Iracema", "Wanderley", "529.982.247-25", "98765-4321", "Jangadas", "60165-121", "cajueiro#7", "23/06/1969",
      ],
      stays: ["R$ 1.299,90", "10"]),
    OwnShape(
      name: "Spanish",
      document: #"""
        {"cliente":{"nombre":"Remedios","primerApellido":"Zubizarreta","segundoApellido":"Ochandiano","dni":"12345678Z","correo":"reme@zubizarreta.es","telefono":"944 123 456","direccion":"Calle del Bacalao 3, 2º izq.","codigoPostal":"48005","contraseña":"bermeo*22","fechaNacimiento":"1955-01-19"},"pedido":{"estado":"enviado","importe":45.90,"moneda":"EUR"}}
        """#,
      gone: [
        "Remedios", "Zubizarreta", "Ochandiano", "12345678Z", "reme@", "944 123 456", "Bacalao", "48005", "bermeo*22",
        "1955-01-19",
      ],
      stays: ["45.90", "EUR"]),
    OwnShape(
      name: "French",
      document: #"""
        {"usager":{"civilite":"Mme","prenom":"Philomène","nom":"Taillandier-Kerbrat","nomDeNaissance":"Kerbrat","numeroSecuriteSociale":"2 55 08 14 168 025 38","courriel":"philomene@taillandier.bzh","telephone":"02 98 44 12 30","adresse":{"voie":"impasse du Goëmon","codePostal":"29200","commune":"Brest"},"motDePasse":"ajonc&bruyère","dateDeNaissance":"14/08/1955"},"commande":{"statut":"expédiée","montant":62.50}}
        """#,
      gone: [
        "Philomène", "Taillandier", "Kerbrat", "168 025 38", "philomene", "44 12 30", "Goëmon", "29200",
        "ajonc&bruyère", "14/08/1955",
      ],
      stays: ["62.50"]),
    OwnShape(
      name: "Italian and Romanian",
      document: #"""
        {"utente":{"nome":"Serafina","cognome":"Quattrocchi","codiceFiscale":"QTTSFN75D45F205Z","cellulare":"347 889 1122","indirizzo":"Via dei Glicini 8","cap":"20121","parolaChiave":"limoncello","dataDiNascita":"05/04/1975"},"ordine":{"stato":"spedito","importo":19.90},"nume":"Bălănescu","prenume":"Smaranda","parola":"mărțișor1"}
        """#,
      gone: [
        "Serafina", "Quattrocchi", "QTTSFN75D45F205Z", "889 1122", "Glicini", "20121", "05/04/1975", "Bălănescu",
        "Smaranda",
      ],
      stays: ["19.90"]),
    OwnShape(
      name: "Nordic",
      document: #"""
        {"kund":{"förnamn":"Ingegärd","efternamn":"Ljungqvist-Öberg","personnummer":"640823-3234","mobil":"070-274 16 35","epost":"ingegard@ljungqvist.se","gata":"Björkstigen 4","postnr":"753 12","ort":"Uppsala","lösenord":"blåbär+hjortron"},"henkilö":{"etunimi":"Päivikki","sukunimi":"Hämäläinen-Kuusi","hetu":"131052-308T","puhelin":"040 123 4567","osoite":"Koivutie 3 A 2","salasana":"mustikka77"},"kunde":{"fornavn":"Solfrid","etternavn":"Kvamme-Støle","fødselsnummer":"15076500565","adresse":"Fjordgata 9","passord":"brunost5"},"antal":3,"beløp":149.50}
        """#,
      gone: [
        "Ingegärd", "Ljungqvist", "640823-3234", "274 16 35", "Björkstigen", "blåbär+hjortron", "Päivikki",
        "Hämäläinen", "131052-308T", "040 123 4567", "Koivutie",
        "mustikka77", "Solfrid", "Kvamme", "15076500565", "Fjordgata", "brunost5",
      ],
      stays: ["149.50", "3"]),
    OwnShape(
      name: "German",
      document: #"""
        {"versicherter":{"anrede":"Frau","titel":"Dr.","vorname":"Walpurga","nachname":"Eisenhardt","geburtsname":"Nebelung","geburtsdatum":"31.10.1958","steuerId":"86095742719","krankenversichertennummer":"A123456780","anschrift":{"strasse":"Hexentanzplatz","hausnummer":"13b","plz":"06502","ort":"Thale"},"telefonPrivat":"03947 / 2277 11","kontoinhaber":"Walpurga Eisenhardt","iban":"DE12500105170648489890","passwort":"Brocken_1142"},"vertrag":{"status":"aktiv","beitrag":412.75,"laufzeitMonate":24}}
        """#,
      gone: [
        "Walpurga", "Eisenhardt", "Nebelung", "31.10.1958", "86095742719", "A123456780", "Hexentanzplatz", "06502",
        "2277 11", "DE12500105170648489890", "Brocken_1142",
      ],
      stays: ["412.75", "24", "aktiv"]),
    OwnShape(
      name: "Dutch, Czech and Hungarian",
      document: #"""
        [{"voornaam":"Liselotte","tussenvoegsel":"van den","achternaam":"Bovenkamp","bsn":"111222333","straat":"Lindelaan","huisnummer":"7","postcode":"3581 KJ","woonplaats":"Utrecht","wachtwoord":"stroopwafel1","geboortedatum":"11-09-1982"},
        {"jméno":"Květoslava","příjmení":"Doubravová","rodné_číslo":"7853272345","ulice":"Lípová 12","psč":"602 00","telefon":"+420 602 123 456","heslo":"knedlík-55"},
        {"vezetéknév":"Gyöngyösi","keresztnév":"Ildikó","lakcím":"Gesztenye u. 5","irányítószám":"1052","jelszó":"paprika!3","adószám":"8071592153"}]
        """#,
      gone: [
        "Liselotte", "Bovenkamp", "111222333", "Lindelaan", "3581 KJ", "stroopwafel1", "11-09-1982", "Květoslava",
        "Doubravová", "7853272345", "Lípová", "123 456", "knedlík-55", "Gyöngyösi", "Ildikó", "Gesztenye", "paprika!3",
      ],
      stays: ["voornaam", "příjmení", "vezetéknév"]),
    OwnShape(
      name: "Vietnamese, Indonesian and Thai",
      document: #"""
        {"khách_hàng":{"họ_tên":"Nguyễn Thị Bích Hằng","điện_thoại":"0912 345 678","địa_chỉ":"12 Hàng Bông, Hoàn Kiếm","mật_khẩu":"phởbò99"},"pelanggan":{"nama":"Wulandari Kusumaningrum","no_hp":"0812-3456-7890","alamat":"Jl. Melati No. 5","kata_sandi":"rendang#1","nik":"3171234567890123"},"ลูกค้า":{"ชื่อ":"กมลชนก","นามสกุล":"วัฒนาไพศาล","โทรศัพท์":"081-234-5678","ที่อยู่":"99 ถนนสุขุมวิท","รหัสผ่าน":"ช้าง1234"},"total":250000}
        """#,
      gone: [
        "Bích Hằng", "0912 345 678", "Hàng Bông", "phởbò99", "Wulandari", "Kusumaningrum", "0812-3456-7890", "Melati",
        "rendang#1", "3171234567890123", "กมลชนก", "วัฒนาไพศาล", "081-234-5678", "สุขุมวิท", "ช้าง1234",
      ],
      stays: ["250000"]),
  ]
}
