extension OwnShape {
  /// Where the name of a value stands apart from it.
  static let layouts: [OwnShape] = [
    OwnShape(
      name: "table with a header row",
      document: #"""
        {"sheet":"Customers","values":[["ID","First name","Last name","E-mail","Phone","Total"],["1","Hildegunde","Sumpfmeier","hilde@sumpfmeier.de","0171 2233445","10.00"],["2","Ottokar","Wiesengrund","otto@wiesengrund.de","0172 9988776","20.00"]]}
        """#,
      gone: ["Hildegunde", "Sumpfmeier", "sumpfmeier", "2233445", "Ottokar", "Wiesengrund", "wiesengrund", "9988776"],
      stays: ["First name", "E-mail", "10.00", "20.00", "Customers"]),
    OwnShape(
      name: "columns and rows",
      document: #"""
        {"columns":["order_id","customer_name","street","postcode","status"],"rows":[[77,"Irmengard Klosterhuber","Am Anger 3","83209","paid"],[78,"Gangolf Stadlhuber","Seestr. 8","83233","open"]],"rowCount":2}
        """#,
      gone: ["Irmengard", "Klosterhuber", "Am Anger", "83209", "Gangolf", "Stadlhuber", "Seestr", "83233"],
      stays: ["paid", "open", "customer_name"]),
    OwnShape(
      name: "columns as objects",
      document: #"""
        {"meta":{"view":{"columns":[{"id":1,"fieldName":"surname","dataTypeName":"text"},{"id":2,"fieldName":"amount","dataTypeName":"number"}]}},"table":{"headers":[{"label":"Surname","type":"text"},{"label":"Date of birth","type":"date"},{"label":"Amount","type":"number"}],"data":[["Zwiebelfisch","1966-02-03","4.50"],["Hurenkind","1971-09-30","8.75"]]}}
        """#,
      gone: ["Zwiebelfisch", "Hurenkind", "1966-02-03", "1971-09-30"],
      stays: ["4.50", "8.75", "dataTypeName", "Surname"]),
    OwnShape(
      name: "arrays by column",
      document: #"""
        {"first_name":["Notburga","Eustachius"],"last_name":["Hinterseer","Obermoser"],"email":["notburga@hinterseer.tirol","eust@obermoser.tirol"],"amount":[1.5,2.5],"status":["active","closed"]}
        """#,
      gone: ["Notburga", "Eustachius", "Hinterseer", "Obermoser", "hinterseer.tirol", "obermoser.tirol"],
      stays: ["1.5", "active", "closed"]),
    OwnShape(
      name: "key and value",
      document: #"""
        {"properties":[{"key":"email","value":"sturmius@fulda-dom.de"},{"key":"surname","value":"Rabanus"},{"key":"theme","value":"dark"},{"key":"api_key","value":"k7-ffulda-9931"}],"fields":[{"Name":"phone","Value":"0661 7788 99"},{"Name":"page","Value":"3"}],"settings":{"attributes":[{"attribute":"iban","content":"AT611904300234573201"},{"attribute":"color","content":"green"}]}}
        """#,
      gone: ["sturmius", "Rabanus", "k7-ffulda-9931", "7788 99", "AT611904300234573201"],
      stays: ["dark", "green", "theme"]),
    OwnShape(
      name: "questions and answers",
      document: #"""
        {"form_response":{"answers":[{"type":"text","text":"Lieselotte Wackernagel","field":{"id":"a1","type":"short_text","title":"Your full name"}},{"type":"email","email":"lilo@wackernagel.de","field":{"type":"email"}},{"type":"phone_number","phone_number":"+4915112345678"},{"type":"choice","choice":{"label":"Blue"}},{"type":"number","number":42}]},
        "survey":[{"question":"What is your date of birth?","answer":"3 May 1969"},{"question":"Favourite colour?","answer":"blue"},{"question":"Phone number","answer":"0511 998 877"}]}
        """#,
      gone: ["wackernagel", "15112345678", "998 877", "Lieselotte Wackernagel"],
      stays: ["short_text", "Blue", "42", "\"blue\"", "choice"]),
    OwnShape(
      name: "pairs",
      document: #"""
        {"request_headers":[["host","kasse.krautundrueben.de"],["authorization","Bearer zT9kQ2"],["cookie","sid=77aaBB99cc"],["accept","*/*"],["x-forwarded-for","62.156.33.7, 10.0.0.1"]],"tags":[["env","prod"],["user.email","rudi@krautundrueben.de"],["browser","Chrome 119"]]}
        """#,
      gone: ["zT9kQ2", "77aaBB99cc", "62.156.33.7", "rudi@"],
      stays: ["Bearer ", "*/*", "prod", "Chrome 119"]),
    OwnShape(
      name: "a name in parts",
      document: #"""
        {"person":{"name":{"title":"Frau","first":"Adelgunde","middle":"M.","last":"Fuchsschwanz","suffix":"II"},"initials":"AMF","login":"afuchsschwanz","display":"Adelgunde M. Fuchsschwanz"},"createdBy":"Adelgunde Fuchsschwanz","history":[{"by":"afuchsschwanz","action":"created","comment":"this was done by Adelgunde last week"}],"assignee":{"fullName":"Fuchsschwanz, Adelgunde"}}
        """#,
      gone: ["Adelgunde", "Fuchsschwanz", "afuchsschwanz"],
      stays: ["created", "action"]),
    OwnShape(
      name: "a date in parts",
      document: #"""
        {"traveller":{"dateOfBirth":{"year":1948,"month":11,"day":27},"passport":{"number":"C4F7K91LX","issuingCountry":"DE","expiryDate":"2031-05-17"},"seat":"14C"},"departure":{"year":2024,"month":3,"day":8}}
        """#,
      gone: ["1948", "C4F7K91LX"],
      stays: ["2024", "\"DE\""]),
    OwnShape(
      name: "members named by people",
      document: #"""
        {"total":3,"scores":{"gundula@habichtswald.de":10,"thiemo@habichtswald.de":7,"swantje@habichtswald.de":9},"by_phone":{"+4917622334455":{"sent":2}},"sessions":{"3f2b1c98-1b2c-4d3e-8f90-a1b2c3d4e5f6":{"state":"active"}}}
        """#,
      gone: ["gundula", "thiemo", "swantje", "habichtswald", "17622334455"],
      stays: ["active", "total"]),
    OwnShape(
      name: "changes",
      document: #"""
        {"changes":[{"field":"email","from":"alt.post@rosenheim-web.de","to":"neu.post@rosenheim-web.de"},{"field":"last_name","oldValue":"Mittermaierhofer","newValue":"Obertupfinger"},{"field":"status","from":"open","to":"closed"}],"diff":{"phone":{"before":"08031 445566","after":"08031 665544"},"plan":{"before":"basic","after":"pro"}},
        "patch":[{"op":"replace","path":"/address/street","value":"Innlände 17"},{"op":"replace","path":"/status","value":"active"},{"op":"add","path":"/emails/-","value":"dritte@rosenheim-web.de"}]}
        """#,
      gone: ["alt.post", "neu.post", "Mittermaierhofer", "Obertupfinger", "445566", "665544", "dritte@", "Innlände"],
      stays: ["open", "closed", "basic", "replace", "/address/street", "active"]),
    OwnShape(
      name: "a tuple of a socket",
      document: #"""
        ["phx_reply","room:lobby",{"status":"ok","response":{"presences":[["waltraud@moosach.net",{"online_at":1709294400}]]}},{"args":["login","waltraud@moosach.net","Isar%23flimmern"]}]
        """#,
      gone: ["waltraud"],
      stays: ["phx_reply", "room:lobby", "ok", "1709294400"],
      hidden: ["Isar%23flimmern"]),
    OwnShape(
      name: "a bare scalar and a bare list",
      document: #"["leopoldine@donauinsel.at","+43 1 586 22 33","AT48 3200 0000 1234 5864",7,true,null,"",[]]"#,
      gone: ["leopoldine", "586 22 33", "3200 0000 1234"],
      stays: ["7", "true", "null"]),
  ]
}
