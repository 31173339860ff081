extension OwnShape {
  /// Answers and webhooks of services that many use.
  static let services: [OwnShape] = [
    OwnShape(
      name: "payment charge",
      document: #"""
        {"id":"ch_3OqA2bKz","object":"charge","amount":4250,"amount_refunded":0,"currency":"eur","created":1709294400,"livemode":true,"paid":true,
        "billing_details":{"address":{"city":"Lyon","country":"FR","line1":"27 montée de la Grande Côte","postal_code":"69001","state":null},
        "email":"oceane.vasseur@atelier-vasseur.fr","name":"Océane Vasseur","phone":"+33 6 80 11 22 37"},
        "payment_method_details":{"card":{"brand":"mastercard","checks":{"cvc_check":"pass"},"exp_month":8,"exp_year":2027,"fingerprint":"Xt5EWLLDS7FJjR1c",
        "funding":"credit","last4":"4444","network":"mastercard"},"type":"card"},"receipt_url":"https://pay.example-shop.fr/receipts/acct_1/ch_3/rcpt_Q9?s=ap",
        "statement_descriptor":"ATELIER","status":"succeeded","outcome":{"network_status":"approved_by_network","risk_level":"normal","type":"authorized"},
        "client_secret":"pi_3Oq_secret_\#("LrkT9sYzuHw2Xb4")"}
        """#,
      gone: ["vasseur", "Vasseur", "Océane", "Grande Côte", "69001", "11 22 37", "\"4444\"", "LrkT9sYzuHw2Xb4"],
      stays: [
        "\"charge\"", "4250", "\"eur\"", "succeeded", "approved_by_network", "mastercard", "authorized", "normal",
      ]),
    OwnShape(
      name: "shop order",
      document: #"""
        {"order":{"id":450789469,"order_number":1001,"email":"bob.mckittrick@kelpie-crafts.com.au","total_price":"598.94","currency":"AUD","financial_status":"partially_refunded",
        "browser_ip":"101.188.67.134","landing_site":"/products/wool?utm_source=mail&email=bob.mckittrick%40kelpie-crafts.com.au","source_name":"web",
        "customer":{"first_name":"Bob","last_name":"McKittrick","default_address":{"address1":"12 Wattle Grove","address2":"Unit 5","city":"Ballarat","zip":"3350","province_code":"VIC","phone":"0412 655 901",
        "latitude":-37.5621587,"longitude":143.8502556}},"line_items":[{"title":"Merino Jumper","sku":"MJ-204-BLU","quantity":1,"price":"199.00","grams":200}],
        "note":"please leave with neighbour, gate code 4471","note_attributes":[{"name":"gift_recipient_email","value":"shazza@kelpie-crafts.com.au"},{"name":"color","value":"blue"}],
        "client_details":{"user_agent":"Mozilla/5.0 (iPhone; CPU iPhone OS 17_3 like Mac OS X) AppleWebKit/605.1.15","accept_language":"en-AU"}}}
        """#,
      gone: [
        "mckittrick", "McKittrick", "kelpie-crafts", "101.188.67.134", "Wattle Grove", "655 901", "-37.5621587",
        "143.8502556", "shazza",
      ],
      stays: [
        "598.94", "AUD", "partially_refunded", "199.00", "MJ-204-BLU", "AppleWebKit/605.1.15", "utm_source=mail",
        "blue", "en-AU",
      ],
      hidden: ["Merino Jumper"]),
    OwnShape(
      name: "CRM query",
      document: #"""
        {"totalSize":1,"done":true,"records":[{"attributes":{"type":"Contact","url":"/services/data/v59.0/sobjects/Contact/0035g00000XyZaBAAV"},
        "Id":"0035g00000XyZaBAAV","Name":"Thaddeus Winterbourne","FirstName":"Thaddeus","LastName":"Winterbourne","MailingStreet":"880 Juniper Ridge Rd","MailingCity":"Bend","MailingPostalCode":"97702",
        "MobilePhone":"(541) 318-9927","Email":"thad@winterbourne-timber.com","Birthdate":"1972-12-05","LeadSource":"Web","Account":{"Name":"Winterbourne Timber"},"CreatedDate":"2023-06-01T17:22:10.000+0000"}]}
        """#,
      gone: ["Thaddeus", "Winterbourne", "Juniper Ridge", "97702", "318-9927", "winterbourne-timber", "1972-12-05"],
      stays: ["Contact", "/services/data/v59.0/sobjects/Contact", "Web"]),
    OwnShape(
      name: "Slack message",
      document: #"""
        {"token":"gIkuvaNzQIHg97ATvDxqgjtO","team_id":"T0001","event":{"type":"message","user":"U2147483697","text":"<@U2147483697|karlijn> ask Karlijn Dekkersma <mailto:karlijn@dekkersma-it.nl|karlijn@dekkersma-it.nl> or call <tel:+31650124477|+31 6 5012 4477>",
        "ts":"1355517523.000005","channel":"C2147483705","blocks":[{"type":"rich_text","elements":[{"type":"rich_text_section","elements":[{"type":"text","text":"hello"},{"type":"emoji","name":"wave"}]}]}]},
        "user_profile":{"real_name":"Karlijn Dekkersma","display_name":"karlijn","first_name":"Karlijn","avatar_hash":"g3a1c0ffee77"},"event_time":1355517523,
        "response_url":"https://hooks.slack.com/commands/T0001/1234/\#("kGxZqPw" + "8rTnVm2LsD")"}
        """#,
      gone: ["gIkuvaNzQIHg97ATvDxqgjtO", "Karlijn", "Dekkersma", "dekkersma", "5012 4477", "31650124477"],
      stays: ["\"message\"", "rich_text_section", "emoji", "wave", "hello", "ask "]),
    OwnShape(
      name: "Teams message",
      document: #"""
        {"@odata.type":"#microsoft.graph.chatMessage","id":"1616990032035","messageType":"message","importance":"normal","locale":"en-us",
        "from":{"user":{"id":"8ea0e38b-efb3-4757-924a-5f94061cf8c2","displayName":"Robin Klinkhammer","userIdentityType":"aadUser"}},
        "body":{"contentType":"html","content":"<div><at id=\"0\">Jelka Novosel</at>&nbsp;please call <a href=\"tel:+385912345678\">+385 91 234 5678</a></div>"},
        "mentions":[{"id":0,"mentionText":"Jelka Novosel","mentioned":{"user":{"displayName":"Jelka Novosel"}}}]}
        """#,
      gone: ["Klinkhammer", "Novosel", "Jelka", "234 5678", "385912345678"],
      stays: ["#microsoft.graph.chatMessage", "html", "<div>", "&nbsp;please call", "normal"]),
    OwnShape(
      name: "Discord message",
      document: #"""
        {"id":"334385199974967042","channel_id":"290926798999357250","author":{"id":"53908099506183680","username":"mossyfrog_","global_name":"Mossy","discriminator":"0","avatar":"a_bab14f271d565501444b2ca3be944b25","email":"mossy.frogman@teichpost.de"},
        "content":"my number is +49 171 5550199 and my mail mossy.frogman@teichpost.de","mention_everyone":false,"type":0,"pinned":false,"embeds":[{"type":"rich","title":"Patch notes","color":5814783}]}
        """#,
      gone: ["mossyfrog_", "mossy.frogman", "teichpost", "171 5550199"],
      stays: ["my number is ", "Patch notes", "5814783", "rich"]),
    OwnShape(
      name: "Matrix sync",
      document: #"""
        {"next_batch":"s72595_4483_1934","presence":{"events":[{"content":{"presence":"online","displayname":"Wendeline Kruisheer","avatar_url":"mxc://kruisheer-thuis.nl/oUxxDyzQOHdVDMxgwFzyCWEe"},"sender":"@wendeline:kruisheer-thuis.nl","type":"m.presence"}]},
        "rooms":{"join":{"!726s6s6q:kruisheer-thuis.nl":{"timeline":{"events":[{"content":{"body":"hoi","msgtype":"m.text"},"event_id":"$143273582443PhrSn:kruisheer-thuis.nl","origin_server_ts":1432735824653,"sender":"@wendeline:kruisheer-thuis.nl","type":"m.room.message"}],"limited":true}}}}}
        """#,
      gone: ["Wendeline Kruisheer", "@wendeline"],
      stays: ["m.presence", "m.room.message", "online", "m.text", "1432735824653"],
      hidden: ["wendeline", "kruisheer"]),
    OwnShape(
      name: "Telegram update",
      document: #"""
        {"update_id":10000,"message":{"date":1441645532,"chat":{"last_name":"Prudnikova","id":1111111,"type":"private","first_name":"Yefrosinya","username":"yefro_prud"},"message_id":1365,
        "from":{"last_name":"Prudnikova","id":1111111,"first_name":"Yefrosinya","username":"yefro_prud","language_code":"ru"},"contact":{"phone_number":"+79161234567","first_name":"Gleb","last_name":"Zavarzin","vcard":"BEGIN:VCARD\nVERSION:3.0\nFN:Gleb Zavarzin\nTEL:+79161234567\nEND:VCARD"},
        "location":{"latitude":55.7539303,"longitude":37.6207951},"text":"/start","entities":[{"type":"bot_command","offset":0,"length":6}]}}
        """#,
      gone: ["Prudnikova", "Yefrosinya", "yefro_prud", "79161234567", "Gleb", "Zavarzin", "55.7539303", "37.6207951"],
      stays: ["/start", "bot_command", "private", "\"ru\"", "BEGIN:VCARD", "1441645532"]),
    OwnShape(
      name: "SMS",
      document: #"""
        {"account_sid":"AC\#("0123456789abcdef" + "0123456789abcdef")","api_version":"2010-04-01","body":"Your code is 749201. Hi Philippa Ravenscroft!","direction":"outbound-api","error_code":null,"from":"+15017122661","num_segments":"1","price":"-0.00750","price_unit":"USD",
        "sid":"SMed1a0c3b","status":"queued","to":"+447700 900123","date_created":"Thu, 24 Aug 2023 05:01:45 +0000","subresource_uris":{"media":"/2010-04-01/Messages/Media.json"}}
        """#,
      gone: ["749201", "Philippa Ravenscroft", "5017122661"],
      stays: ["2010-04-01", "outbound-api", "-0.00750", "queued", "USD", "Your code is "]),
    OwnShape(
      name: "mail events",
      document: #"""
        [{"email":"olamide.adesuyi@lagosmail.ng","timestamp":1513299569,"smtp-id":"<14c5d75ce93.dfd.64b469@ismtpd-555>","event":"bounce","category":["cat facts"],"sg_message_id":"14c5d75ce93.dfd.64b469.filter0001.16648.5515E0B88.0","reason":"550 5.1.1 <olamide.adesuyi@lagosmail.ng>: user unknown","status":"5.1.1","ip":"102.89.33.121"},
        {"email":"olamide.adesuyi@lagosmail.ng","event":"click","url":"https://shop.lagosmail.ng/u?e=b2xhbWlkZS5hZGVzdXlpQGxhZ29zbWFpbC5uZw==","useragent":"Mozilla/4.0 (compatible; MSIE 6.1; Windows XP)"}]
        """#,
      gone: ["olamide", "adesuyi", "102.89.33.121"],
      stays: ["bounce", "550 5.1.1", "cat facts", "user unknown", "MSIE 6.1", "click"]),
    OwnShape(
      name: "signed webhook",
      document: #"""
        {"headers":{"content-type":"application/json","x-hub-signature-256":"sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17","stripe-signature":"t=1492774577,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd","x-api-key":"live-9Xk2mQ7vR4tW8zL1"},
        "body":"{\"action\":\"opened\",\"sender\":{\"login\":\"quillfeather\",\"email\":\"quill@feather-press.org.uk\"},\"pull_request\":{\"number\":42,\"state\":\"open\",\"user\":{\"login\":\"quillfeather\"}}}"}
        """#,
      gone: ["757107ea0eb2509f", "5257a869e7ecebed", "live-9Xk2mQ7vR4tW8zL1", "quillfeather", "feather-press"],
      stays: ["application/json", "opened", "\\\"state\\\":\\\"open\\\"", "42"]),
    OwnShape(
      name: "HAR with base64 content",
      document: #"""
        {"log":{"version":"1.2","creator":{"name":"DevTools","version":"537.36"},"entries":[{"startedDateTime":"2024-03-01T12:00:00.000Z","time":88.21,
        "request":{"method":"POST","url":"https://portal.weinhandlung-moosbrugger.at/api/login?next=%2Fkonto","httpVersion":"HTTP/2","cookies":[{"name":"PHPSESSID","value":"r2t5uvjq435r4q7ib3vtdjq120","httpOnly":true}],
        "headers":[{"name":"Authorization","value":"Basic \#(Coded.base64("moosbrugger:reblaus1987"))"},{"name":"Accept","value":"application/json"},{"name":"Cookie","value":"PHPSESSID=r2t5uvjq435r4q7ib3vtdjq120; theme=dark"}],
        "queryString":[{"name":"next","value":"%2Fkonto"}],"postData":{"mimeType":"application/x-www-form-urlencoded","text":"user=moosbrugger&passwort=reblaus1987","params":[{"name":"user","value":"moosbrugger"},{"name":"passwort","value":"reblaus1987"}]},"headersSize":410},
        "response":{"status":200,"statusText":"OK","headers":[{"name":"Set-Cookie","value":"PHPSESSID=r2t5uvjq435r4q7ib3vtdjq120; path=/; HttpOnly"}],"content":{"size":120,"mimeType":"application/json","encoding":"base64","text":"\#(Coded.base64(#"{"vorname":"Annelore","nachname":"Moosbrugger","email":"a.moosbrugger@weinpost.at","ok":true}"#))"}},
        "serverIPAddress":"81.223.45.6","timings":{"send":0,"wait":80.1,"receive":8.1}}]}}
        """#,
      gone: [
        "r2t5uvjq435r4q7ib3vtdjq120", "moosbrugger:", "reblaus1987", "Annelore", "Moosbrugger", "weinpost",
        "81.223.45.6",
      ],
      stays: ["537.36", "HTTP/2", "application/json", "Basic ", "PHPSESSID", "path=/", "vorname", "88.21", "OK"]),
    OwnShape(
      name: "cloud audit trail",
      document: #"""
        {"eventVersion":"1.08","userIdentity":{"type":"IAMUser","principalId":"AIDA6ODU5DHT7VPXXAMPL","arn":"arn:aws:iam::718203338191:user/desmond.fairweather","accountId":"718203338191","accessKeyId":"\#("AKIA" + "6ODU5DHTQ7VPXBUL")","userName":"desmond.fairweather","sessionContext":{"attributes":{"mfaAuthenticated":"false","creationDate":"2023-07-19T21:11:57Z"}}},
        "eventTime":"2023-07-19T21:25:09Z","eventSource":"iam.amazonaws.com","eventName":"CreateUser","awsRegion":"us-east-1","sourceIPAddress":"73.158.64.22","userAgent":"aws-cli/2.13.5 Python/3.11.4 Linux/4.14.255",
        "requestParameters":{"userName":"new.starter","tags":[{"key":"email","value":"new.starter@fairweather.dev"}]},"readOnly":false,"recipientAccountId":"718203338191"}
        """#,
      gone: ["desmond.fairweather", "6ODU5DHTQ7VPXBUL", "73.158.64.22", "new.starter"],
      stays: ["1.08", "IAMUser", "CreateUser", "us-east-1", "iam.amazonaws.com", "aws-cli/2.13.5", "4.14.255"]),
    OwnShape(
      name: "analytics event",
      document: #"""
        {"type":"track","event":"Checkout Started","userId":"u-88123","anonymousId":"507f191e810c19729de860ea","messageId":"022bb90c-bbac-11e4-8dfc-aa07a5b093db",
        "context":{"app":{"name":"Laden","version":"5.4.1","build":"1203"},"device":{"id":"B5372DB0-C21E-11E4-8DFC-AA07A5B093DB","advertisingId":"7A3CBEA0-BDF5-11E4-8DFC-AA07A5B093DB","manufacturer":"Apple","model":"iPhone15,3","name":"Gottliebs iPhone"},
        "ip":"8.209.101.3","locale":"de-DE","network":{"wifi":true,"carrier":"T-Mobile","cellular":false},"os":{"name":"iOS","version":"17.1.2"},"screen":{"width":393,"height":852,"density":3},"timezone":"Europe/Berlin",
        "traits":{"email":"gottlieb.hasenpflug@webpost.de","firstName":"Gottlieb","plan":"pro","age":52},"location":{"lat":52.3906,"lng":13.0645}},"properties":{"revenue":39.95,"currency":"EUR","products":[{"sku":"G-32","price":18.99}]}}
        """#,
      gone: ["8.209.101.3", "gottlieb.hasenpflug", "webpost", "52.3906", "13.0645", "7A3CBEA0"],
      stays: [
        "Checkout Started", "5.4.1", "17.1.2", "iPhone15,3", "de-DE", "39.95", "G-32", "Europe/Berlin", "\"track\"",
        "\"pro\"",
      ],
      hidden: ["Gottlieb", "u-88123", "507f191e810c19729de860ea"]),
    OwnShape(
      name: "error event with stack trace",
      document: #"""
        {"event_id":"fc6d8c0c43fc4630ad850ee518f1b9d0","level":"error","platform":"python","release":"shop@2.11.0","environment":"production","server_name":"web-07",
        "user":{"id":"4711","username":"t.hollenstein","email":"t.hollenstein@bergbahn.li","ip_address":"213.55.220.7","geo":{"city":"Vaduz"}},"request":{"url":"https://shop.bergbahn.li/kasse","method":"POST","headers":[["Cookie","sessionid=hx7c2m4k9w0qz; csrftoken=Tz8vLq"],["Host","shop.bergbahn.li"]],"env":{"REMOTE_ADDR":"213.55.220.7"},"data":{"kreditkarte":"5105105105105100","cvc":"881"}},
        "exception":{"values":[{"type":"IntegrityError","value":"duplicate key value violates unique constraint \"users_email_key\" DETAIL: Key (email)=(t.hollenstein@bergbahn.li) already exists.","stacktrace":{"frames":[{"function":"save","filename":"models.py","lineno":812,"context_line":"    raise IntegrityError(key)","vars":{"password":"'eiger-Nord-1858'","retries":3}}]}}]},
        "breadcrumbs":[{"category":"query","message":"SELECT * FROM users WHERE email = 't.hollenstein@bergbahn.li'","timestamp":1709294400.25}]}
        """#,
      gone: [
        "t.hollenstein", "213.55.220.7", "hx7c2m4k9w0qz", "Tz8vLq", "5105105105105100", "\"881\"", "eiger-Nord-1858",
      ],
      stays: [
        "IntegrityError", "models.py", "shop@2.11.0", "duplicate key value violates unique constraint",
        "SELECT * FROM users WHERE email", "raise IntegrityError(key)", "812", "python",
      ]),
    OwnShape(
      name: "calendar",
      document: #"""
        {"kind":"calendar#event","etag":"\"3391260920000000\"","summary":"1:1 with Cosima","organizer":{"email":"c.abendroth@verlag-abendroth.de","displayName":"Cosima Abendroth","self":true},"attendees":[{"email":"n.quastel@verlag-abendroth.de","displayName":"Nepomuk Quastel","responseStatus":"accepted"},{"email":"room-3@verlag-abendroth.de","resource":true}],
        "start":{"dateTime":"2024-03-08T10:00:00+01:00","timeZone":"Europe/Berlin"},"conferenceData":{"entryPoints":[{"entryPointType":"phone","uri":"tel:+49-30-300195060","pin":"847221663"},{"entryPointType":"video","uri":"https://meet.verlag.de/abc-defg-hij","label":"meet"}]},"reminders":{"overrides":[{"method":"popup","minutes":10}]}}
        """#,
      gone: ["abendroth", "Abendroth", "Quastel", "Nepomuk", "300195060", "847221663"],
      stays: ["calendar#event", "accepted", "popup", "Europe/Berlin", "\"video\""],
      hidden: ["1:1 with Cosima"]),
    OwnShape(
      name: "identity provider log",
      document: #"""
        [{"uuid":"dc9fd3c0-598c-11ef-8478-2b7584bf8d5a","published":"2024-08-13T15:58:20.353Z","eventType":"user.session.start","severity":"INFO","actor":{"id":"00uttidj01jqL21aM1d6","type":"User","alternateId":"honorine.lescaut@soieries.fr","displayName":"Honorine Lescaut"},
        "client":{"userAgent":{"rawUserAgent":"Mozilla/5.0 (X11; Linux x86_64)","os":"Linux"},"zone":"null","device":"Computer","ipAddress":"90.63.248.11","geographicalContext":{"city":"Lyon","country":"France","postalCode":"69002","geolocation":{"lat":45.7485,"lon":4.8467}}},
        "outcome":{"result":"FAILURE","reason":"INVALID_CREDENTIALS"},"target":[{"id":"0oa1","type":"AppInstance","alternateId":"Portal"}],"debugContext":{"debugData":{"requestUri":"/idp/idx/identify","dtHash":"b4c7b9a2","origin":"https://login.soieries.fr"}}}]
        """#,
      gone: ["honorine.lescaut", "Lescaut", "90.63.248.11", "69002", "45.7485", "4.8467"],
      stays: ["user.session.start", "FAILURE", "INVALID_CREDENTIALS", "/idp/idx/identify", "X11; Linux x86_64"]),
    OwnShape(
      name: "bank transfers (camt-like)",
      document: #"""
        {"account":{"iban":"CH93 0076 2011 6238 5295 7","currency":"CHF","ownerName":"Kreszentia Zumbrunnen","bic":"POFICHBEXXX"},"transactions":{"booked":[{"transactionId":"2024-0001","creditorName":"Bäckerei Hürlimann","creditorAccount":{"iban":"DE75512108001245126199"},"transactionAmount":{"currency":"CHF","amount":"-45.60"},"bookingDate":"2024-02-12",
        "remittanceInformationUnstructured":"Rechnung 4711, Kreszentia Zumbrunnen, IBAN FR76 3000 6000 0112 3456 7890 189","debtorAgent":"POFICHBE"}]}}
        """#,
      gone: ["6238 5295", "Kreszentia", "Zumbrunnen", "DE75512108001245126199", "3456 7890 189"],
      stays: ["CHF", "-45.60", "Rechnung 4711", "booked"]),
  ]
}
