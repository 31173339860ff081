extension OwnShape {
  /// Other formats as the text of one JSON string.
  static let texts: [OwnShape] = [
    OwnShape(
      name: "logfmt",
      document: #"""
        {"lines":["ts=2024-03-01T12:00:00Z level=info msg=\"login ok\" user=pankratz email=o.pankratz@mueslifabrik.de ip=79.204.11.8 dur=12ms status=200","level=warn msg=\"bad password\" password=Frühling77 attempts=3 caller=auth.go:88"]}
        """#,
      gone: ["o.pankratz", "mueslifabrik", "79.204.11.8", "Frühling77"],
      stays: ["level=info", "msg=\\\"login ok\\\"", "dur=12ms", "status=200", "attempts=3", "caller=auth.go:88"]),
    OwnShape(
      name: "web server lines",
      document: #"""
        {"log":"203.0.114.77 - oleander [01/Mar/2024:12:00:00 +0000] \"GET /reset?token=8c1f0e77a94d4b6c&email=oleander%40gartenbau.ch HTTP/1.1\" 200 512 \"https://ref.gartenbau.ch/\" \"Mozilla/5.0 Chrome/119.0.0.0\"\n188.154.9.30 - - [01/Mar/2024:12:00:01 +0000] \"GET /img/logo@2x.png HTTP/1.1\" 304 0"}
        """#,
      gone: ["203.0.114.77", "8c1f0e77a94d4b6c", "oleander%40", "188.154.9.30"],
      stays: ["GET /reset?token=", "HTTP/1.1", "Chrome/119.0.0.0", "/img/logo@2x.png", "200 512"]),
    OwnShape(
      name: "log entry with stack trace",
      document: #"""
        {"@timestamp":"2024-03-01T12:00:00.123Z","log.level":"ERROR","message":"Could not send to quirin.achleitner@almhof.at","error.stack_trace":"java.lang.IllegalStateException: no inbox for quirin.achleitner@almhof.at\n\tat io.almhof.mail.Sender.send(Sender.java:77)\n\tat java.base/java.lang.Thread.run(Thread.java:840)\nCaused by: java.net.ConnectException: Connection refused: mail.intern/10.77.3.12:587","process.thread.name":"http-nio-8080-exec-3","trace.id":"4bf92f3577b34da6a3ce929d0e0e4736"}
        """#,
      gone: ["quirin", "achleitner"],
      stays: [
        "ERROR", "Could not send to ", "java.lang.IllegalStateException", "Sender.java:77", "Thread.java:840",
        "http-nio-8080-exec-3",
      ]),
    OwnShape(
      name: "CSV in a string",
      document: #"""
        {"filename":"export.csv","content":"id,first_name,last_name,email,phone,city,amount\n1,Eusebia,Pfotenhauer,e.pfotenhauer@wurzelpost.de,+49 160 90090123,Erfurt,12.50\n2,Leberecht,Grützmacher,leberecht@gruetz.de,0361 7784511,Gera,8.00\n"}
        """#,
      gone: [
        "pfotenhauer@", "wurzelpost", "160 90090123", "gruetz.de", "Pfotenhauer", "Eusebia", "Leberecht", "Grützmacher",
      ],
      stays: ["export.csv", "id,first_name,last_name,email,phone,city,amount", "12.50", "8.00"]),
    OwnShape(
      name: "XML in a string",
      document: #"""
        {"contentType":"text/xml","payload":"<?xml version=\"1.0\"?><customer id=\"77\"><firstName>Apollonia</firstName><lastName>Kirchgässner</lastName><email>apollonia@kirchgaessner.de</email><card type=\"visa\">4716 3385 9914 0036</card><status>active</status></customer>"}
        """#,
      gone: ["Apollonia", "Kirchgässner", "apollonia@", "4716 3385"],
      stays: ["<firstName>", "</lastName>", "type=\\\"visa\\\"", "<status>active</status>", "text/xml"]),
    OwnShape(
      name: "HTML in a string",
      document: #"""
        {"html":"<p>Dear <b>Mr. Peregrine Ashworth</b>,</p><p>your account <a href=\"https://bank.ashworth.co.uk/?acc=GB33BUKB20201555555555\">GB33 BUKB 2020 1555 5555 55</a> was opened. Questions? <a href=\"mailto:peregrine&#64;ashworth.co.uk\">mail us</a></p><style>.a{color:#ff0000;width:12.5px}</style>"}
        """#,
      gone: ["Peregrine", "2020 1555 5555 55", "GB33BUKB20201555555555", "peregrine&#64;"],
      stays: ["<p>Dear <b>", "was opened. Questions?", "color:#ff0000", "12.5px", "mail us"]),
    OwnShape(
      name: "server-sent events",
      document: #"""
        {"stream":"event: user\nid: 7\ndata: {\"email\":\"ferdinande@torfstecher.de\",\"name\":{\"given\":\"Ferdinande\",\"family\":\"Torfstecher\"},\"state\":\"online\"}\n\nevent: ping\ndata: {\"at\":1709294400}\n\n"}
        """#,
      gone: ["ferdinande@", "Ferdinande", "torfstecher.de", "Torfstecher"],
      stays: ["event: user", "event: ping", "online", "1709294400"]),
    OwnShape(
      name: "mail source",
      document: #"""
        {"raw":"Return-Path: <bounce-77@versand.io>\r\nFrom: \"Wolfhart Immergrün\" <wolfhart@immergruen.eu>\r\nTo: undisclosed@liste.immergruen.eu\r\nSubject: Re: Rechnung\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHallo,\r\nmeine Nummer: +43 664 1234567\r\nGruß\r\nWolfhart Immergrün\r\n"}
        """#,
      gone: ["Wolfhart", "Immergrün", "immergruen", "664 1234567"],
      stays: ["Return-Path: ", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "Subject: Re: Rechnung"]),
    OwnShape(
      name: "ICS and vCard",
      document: #"""
        {"ics":"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:20240308T100000Z\r\nSUMMARY:Standup\r\nORGANIZER;CN=Gisbert Löwenzahn:mailto:gisbert@loewenzahn.org\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n","vcf":"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Gisbert Löwenzahn\r\nTEL;TYPE=cell:+49 152 28817386\r\nEMAIL:gisbert@loewenzahn.org\r\nADR;TYPE=home:;;Pusteblumenweg 4;Celle;;29221;Germany\r\nBDAY:19850412\r\nEND:VCARD\r\n"}
        """#,
      gone: ["gisbert@", "loewenzahn.org", "152 28817386", "Gisbert Löwenzahn"],
      stays: ["BEGIN:VCALENDAR", "VERSION:2.0", "SUMMARY:Standup", "END:VCARD", "TYPE=cell"],
      hidden: ["Pusteblumenweg", "19850412"]),
    OwnShape(
      name: "dotenv and YAML",
      document: #"""
        {"files":{".env":"# prod\nDATABASE_URL=postgres://app:Moor-Huhn-33@db.intern.de:5432/shop\nSMTP_PASSWORD=\"Kiebitz!2024\"\nLOG_LEVEL=debug\nADMIN_EMAIL=petronella@moorhof.de\n","values.yaml":"replicas: 3\nimage: shop:2.1.0\nsecrets:\n  apiKey: zX81-qq77-LmNo-55Pq\n"}}
        """#,
      gone: ["Moor-Huhn-33", "Kiebitz!2024", "petronella@", "zX81-qq77-LmNo-55Pq"],
      stays: ["DATABASE_URL=postgres://", "LOG_LEVEL=debug", "replicas: 3", "image: shop:2.1.0", "# prod", "5432"]),
    OwnShape(
      name: "SQL in a log",
      document: #"""
        {"query":"INSERT INTO customers (name, email, phone, iban) VALUES ('Sieglinde Unkenruf', 's.unkenruf@froschteich.de', '+49 1525 5566778', 'DE02120300000000202051')","rows":1,"duration_ms":3.25}
        """#,
      gone: ["s.unkenruf", "5566778", "DE02120300000000202051", "Sieglinde Unkenruf"],
      stays: ["INSERT INTO customers (name, email, phone, iban) VALUES", "3.25"]),
    OwnShape(
      name: "curl command",
      document: #"""
        {"command":"curl -X POST https://api.distelfink.io/v2/orders -H 'Authorization: Bearer q8Zk27LmPxTr55Vw' -H 'X-Api-Key: d1stel-9981-xyz' -u walburga:Geheim-2024 --data '{\"email\":\"walburga@distelfink.io\"}'"}
        """#,
      gone: ["q8Zk27LmPxTr55Vw", "d1stel-9981-xyz", "walburga@distelfink"],
      stays: ["curl -X POST https://api.distelfink.io/v2/orders", "Authorization: Bearer ", "--data"],
      hidden: ["Geheim-2024"]),
    OwnShape(
      name: "form body in a string",
      document: #"""
        {"requestBody":"grant_type=password&username=eulalia.wiedehopf%40vogelwarte.ch&password=Storch%2BReiher%3D2&scope=openid+profile&client_id=web","contentType":"application/x-www-form-urlencoded"}
        """#,
      gone: ["eulalia", "wiedehopf", "Storch", "Reiher"],
      stays: ["grant_type=password", "scope=openid+profile", "application/x-www-form-urlencoded"]),
    OwnShape(
      name: "multipart body in a string",
      document: #"""
        {"body":"--xYzZY\r\nContent-Disposition: form-data; name=\"email\"\r\n\r\nkunigunde@schilfrohr.at\r\n--xYzZY\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nEisvogel_88\r\n--xYzZY\r\nContent-Disposition: form-data; name=\"page\"\r\n\r\n3\r\n--xYzZY--\r\n"}
        """#,
      gone: ["kunigunde", "schilfrohr", "Eisvogel_88"],
      stays: ["Content-Disposition: form-data; name=\\\"email\\\"", "--xYzZY--"]),
    OwnShape(
      name: "newline-delimited JSON in a string",
      document: #"""
        {"chunk":"{\"user\":{\"email\":\"adalbert@kranichsee.de\",\"role\":\"admin\"}}\n{\"user\":{\"email\":\"mechthild@kranichsee.de\",\"role\":\"viewer\"}}\n","count":2}
        """#,
      gone: ["adalbert@", "mechthild@", "kranichsee"],
      stays: ["admin", "viewer", "\\\"role\\\""]),
    OwnShape(
      name: "messages of a model",
      document: #"""
        {"model":"gpt-4","max_tokens":256,"messages":[{"role":"system","content":"You are a helpful assistant."},{"role":"user","content":"My name is Friedemann Igelkamp, born 12.04.1977, I live at Heckenweg 9, 26121 Oldenburg. My card is 4485 2756 9001 3341."}],"usage":{"prompt_tokens":42,"total_tokens":60},
        "tools":[{"type":"function","function":{"name":"get_weather","arguments":"{\"email\":\"friedemann@igelkamp.de\",\"unit\":\"celsius\"}"}}]}
        """#,
      gone: ["Friedemann", "Igelkamp", "4485 2756 9001 3341", "friedemann@"],
      stays: ["You are a helpful assistant.", "max_tokens", "256", "celsius", "get_weather", "\"role\""]),
    OwnShape(
      name: "prose of several languages with accounts and phones",
      document: #"""
        {"notes":["Überweisen Sie bitte an DE44 5001 0517 5407 3249 31 oder rufen Sie 0711 / 2255 667 an.","Virement sur FR14 2004 1010 0505 0001 3M02 606, tél. 06 12 34 56 78.","Transfiera a ES91 2100 0418 4502 0005 1332; mi móvil es +34 612 345 678.","Bonifico su IT60 X054 2811 1010 0000 0123 456, cell. 347 123 4567.","Przelew na PL61 1090 1014 0000 0712 1981 2874, tel. +48 601 234 567.","Betala till SE45 5000 0000 0583 9825 7466, ring 070-123 45 67.","Overboeken naar NL91 ABNA 0417 1643 00, bel 06-12345678."]}
        """#,
      gone: [
        "5407 3249", "2255 667", "3M02 606", "12 34 56 78", "0005 1332", "612 345 678", "0123 456", "347 123 4567",
        "1981 2874", "601 234 567",
        "9825 7466", "070-123 45 67", "0417 1643", "06-12345678",
      ],
      stays: [
        "Überweisen Sie bitte an ", "Virement sur ", "Transfiera a ", "Bonifico su ", "Przelew na ", "Betala till ",
        "Overboeken naar ",
      ]),
  ]
}
