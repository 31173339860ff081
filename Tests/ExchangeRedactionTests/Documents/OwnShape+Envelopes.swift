extension OwnShape {
  /// Values inside the wrappers of interfaces, stores and tools.
  static let envelopes: [OwnShape] = [
    OwnShape(
      name: "graphql relay",
      document: #"""
        {"data":{"viewer":{"__typename":"User","id":"VXNlcjo4MQ==","login":"mbrindle77","email":"m.brindle@quarryhill.org","repositories":{"totalCount":4,"edges":[{"node":{"__typename":"Repository","name":"quarry-tools","owner":{"__typename":"User","login":"mbrindle77"},"description":"Command line tools"}}]}}},"errors":[{"message":"Field 'phone' is deprecated","path":["viewer","phone"],"extensions":{"code":"DEPRECATED"}}]}
        """#,
      gone: ["mbrindle77", "m.brindle@quarryhill.org"],
      stays: [
        "User", "VXNlcjo4MQ==", "Repository", "quarry-tools", "Command line tools", "Field 'phone' is deprecated",
        "viewer", "phone", "DEPRECATED",
      ]),
    OwnShape(
      name: "json api",
      document: #"""
        {"data":[{"type":"people","id":"9","attributes":{"first-name":"Wendeline","last-name":"Ploughright","twitter":"wplough","born":"1979-11-02"},"relationships":{"comments":{"links":{"self":"/people/9/relationships/comments"}}}}],"included":[{"type":"articles","id":"1","attributes":{"title":"JSON:API paints my bikeshed","status":"published"}}],"meta":{"totalPages":13}}
        """#,
      gone: ["Wendeline", "Ploughright", "wplough", "1979-11-02"],
      stays: ["people", "/people/9/relationships/comments", "articles", "JSON:API paints my bikeshed", "published"]),
    OwnShape(
      name: "hal",
      document: #"""
        {"_links":{"self":{"href":"/orders"},"next":{"href":"/orders?page=2"}},"_embedded":{"orders":[{"total":30.0,"currency":"USD","status":"shipped","customer":{"fullName":"Ishbel Macquorn","phone":"+44 1475 330021"}}]},"shippedToday":20}
        """#,
      gone: ["Ishbel Macquorn", "+44 1475 330021"],
      stays: ["/orders", "/orders?page=2", "30.0", "USD", "shipped"]),
    OwnShape(
      name: "odata batch",
      document: #"""
        {"@odata.context":"$metadata#Contacts","value":[{"ContactID":"77","FullName":"Torquil Abernethy","EMailAddress1":"torquil@abernethy-boats.co","Telephone1":"01475 331 887","Address1_Line1":"3 Slipway Road","Address1_City":"Gourock","Address1_PostalCode":"PA19 1XX","BirthDate":"1971-06-30","StateCode":0,"StatusCode":1,"PreferredContactMethodCode":1,"CreditOnHold":false}]}
        """#,
      gone: [
        "Torquil Abernethy", "torquil@abernethy-boats.co", "01475 331 887", "3 Slipway Road", "Gourock", "PA19 1XX",
        "1971-06-30",
      ],
      stays: ["$metadata#Contacts"]),
    OwnShape(
      name: "soapish json",
      document: #"""
        {"Envelope":{"Header":{"Security":{"UsernameToken":{"Username":"svc-torquil","Password":"Clyde!shore7"}}},"Body":{"GetPartyResponse":{"Party":{"PartyName":"Torquil Abernethy","GovtID":{"Type":"SSN","Value":"219-44-8812"},"Status":"ACTIVE"}}}}}
        """#,
      gone: ["svc-torquil", "Clyde!shore7", "Torquil Abernethy", "219-44-8812"],
      stays: ["SSN", "ACTIVE"]),
    OwnShape(
      name: "debezium",
      document: #"""
        {"schema":{"type":"struct","fields":[{"field":"email","type":"string","optional":true}]},"payload":{"before":null,"after":{"id":1004,"first_name":"Anneke","last_name":"Grootveld","email":"anneke@grootveld-tulpen.nl"},"source":{"version":"2.5.0.Final","connector":"postgresql","name":"dbserver1","ts_ms":1714550400123,"snapshot":"false","db":"inventory","schema":"public","table":"customers","lsn":24023128},"op":"c","ts_ms":1714550400456}}
        """#,
      gone: ["Anneke", "Grootveld", "anneke@grootveld-tulpen.nl"],
      stays: [
        "struct", "email", "string", "1004", "2.5.0.Final", "postgresql", "dbserver1", "false", "inventory",
        "public", "customers",
      ]),
    OwnShape(
      name: "kafka headers",
      document: #"""
        {"topic":"customer.updated","partition":3,"offset":88123,"key":"anneke@grootveld-tulpen.nl","headers":[{"key":"x-user-id","value":"agrootveld"},{"key":"content-type","value":"application/json"},{"key":"authorization","value":"Bearer t0k.en-77"}],"value":"{\"customer\":{\"name\":\"Anneke Grootveld\",\"mobile\":\"06 2277 1840\",\"tier\":\"gold\"}}"}
        """#,
      gone: ["anneke@grootveld-tulpen.nl", "agrootveld", "t0k.en-77", "Anneke Grootveld", "06 2277 1840"],
      stays: ["customer.updated", "88123", "x-user-id", "content-type", "application/json", "authorization", "gold"]),
    OwnShape(
      name: "firestore typed",
      document: #"""
        {"name":"projects/p1/databases/(default)/documents/users/u1","fields":{"displayName":{"stringValue":"Casimir Dąbek"},"phone":{"stringValue":"+48 601 778 229"},"age":{"integerValue":"44"},"address":{"mapValue":{"fields":{"street":{"stringValue":"ul. Grobla 7"},"zip":{"stringValue":"61-858"}}}},"roles":{"arrayValue":{"values":[{"stringValue":"editor"}]}},"active":{"booleanValue":true}}}
        """#,
      gone: ["Casimir Dąbek", "+48 601 778 229", "ul. Grobla 7", "61-858"],
      stays: ["projects/p1/databases/(default)/documents/users/u1", "editor"]),
    OwnShape(
      name: "dynamodb",
      document: #"""
        {"Items":[{"pk":{"S":"USER#1"},"fullName":{"S":"Casimir Dąbek"},"dob":{"S":"1980-02-11"},"loginCount":{"N":"17"},"apiKey":{"S":"kx-99-zz-81-qq"}}],"Count":1,"ScannedCount":1}
        """#,
      gone: ["Casimir Dąbek", "1980-02-11", "kx-99-zz-81-qq"],
      stays: ["USER#1"]),
    OwnShape(
      name: "sap idoc",
      document: #"""
        {"IDOC":{"EDI_DC40":{"TABNAM":"EDI_DC40","MANDT":"100","IDOCTYP":"DEBMAS07","MESTYP":"DEBMAS"},"E1KNA1M":{"KUNNR":"0000104711","NAME1":"Hedwig Ostertag","STRAS":"Lerchenweg 5","PSTLZ":"88212","ORT01":"Ravensburg","LAND1":"DE","TELF1":"0751 88 21 04","STCEG":"DE811569869"}}}
        """#,
      gone: ["Hedwig Ostertag", "Lerchenweg 5", "88212", "Ravensburg", "0751 88 21 04", "DE811569869"],
      stays: ["EDI_DC40", "100", "DEBMAS07", "DEBMAS"]),
    OwnShape(
      name: "ids of countries",
      document: #"""
        {"documents":[{"type":"passport","number":"C01X00T47"},{"type":"driving_licence","number":"MORGA657054SM9IJ"},{"country":"FR","nir":"2 69 05 49 588 157 80"},{"country":"ES","nie":"X1234567L"},{"country":"IN","pan":"ABCPE1234F"},{"country":"BR","cpf":"529.982.247-25"},{"country":"CH","ahv":"756.9217.0769.85"},{"country":"ZA","id_number":"8001015009087"},{"country":"AU","tfn":"123 456 782"},{"country":"US","ssn":"536-22-8726"}]}
        """#,
      gone: [
        "C01X00T47", "MORGA657054SM9IJ", "2 69 05 49 588 157 80", "X1234567L", "ABCPE1234F", "529.982.247-25",
        "756.9217.0769.85", "8001015009087", "123 456 782", "536-22-8726",
      ],
      stays: ["passport", "driving_licence"]),
    OwnShape(
      name: "vehicles",
      document: #"""
        {"vehicle":{"vin":"1HGCM82633A004352","licensePlate":"B-KX 4471","make":"Honda","model":"Accord","year":2003,"color":"silver","odometer":182004}}
        """#,
      gone: ["1HGCM82633A004352", "B-KX 4471"],
      stays: ["Honda", "Accord", "2003", "silver", "182004"]),
    OwnShape(
      name: "devices",
      document: #"""
        {"device":{"imei":"490154203237518","iccid":"8991101200003204510","mac":"3C:22:FB:1A:9E:07","serialNumber":"C02XK0AAJGH5","model":"Pixel 8","os":"Android 14","deviceToken":"740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad","advertisingId":"38400000-8cf0-11bd-b23e-10b96e40000d","name":"Hedda's iPhone"}}
        """#,
      gone: [
        "490154203237518", "8991101200003204510", "3C:22:FB:1A:9E:07", "C02XK0AAJGH5",
        "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad", "38400000-8cf0-11bd-b23e-10b96e40000d",
        "Hedda's iPhone",
      ],
      stays: ["Pixel 8", "Android 14"]),
    OwnShape(
      name: "tf state",
      document: #"""
        {"version":4,"terraform_version":"1.7.5","serial":12,"resources":[{"mode":"managed","type":"aws_db_instance","name":"main","instances":[{"attributes":{"engine":"postgres","username":"hlindqvist","password":"Kalmar!1958","allocated_storage":20,"instance_class":"db.t3.micro"}}]}]}
        """#,
      gone: ["hlindqvist", "Kalmar!1958"],
      stays: ["1.7.5", "managed", "aws_db_instance", "main", "postgres", "db.t3.micro"]),
    OwnShape(
      name: "ci variables",
      document: #"""
        {"variables":[{"key":"DEPLOY_TOKEN","value":"gldt-77aa88bb99","protected":true,"masked":true},{"key":"NODE_ENV","value":"production"},{"key":"SSH_PASSPHRASE","value":"under the bridge"}]}
        """#,
      gone: ["gldt-77aa88bb99", "under the bridge"],
      stays: ["DEPLOY_TOKEN", "NODE_ENV", "production", "SSH_PASSPHRASE"]),
    OwnShape(
      name: "docker auth",
      document: #"""
        {"auths":{"https://index.docker.io/v1/":{"auth":"aGVkZGE6S2FsbWFyITE5NTg=","email":"hedda@lindqvist-segel.se"}},"credsStore":"desktop"}
        """#,
      gone: ["aGVkZGE6S2FsbWFyITE5NTg=", "hedda@lindqvist-segel.se"],
      stays: ["desktop"]),
    OwnShape(
      name: "kubeconfig",
      document: #"""
        {"apiVersion":"v1","kind":"Config","clusters":[{"name":"prod","cluster":{"server":"https://10.20.0.1:6443"}}],"users":[{"name":"hedda-admin","user":{"token":"kx99.aa77bb","client-key-data":"LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0tCk1JSUVvdw=="}}],"current-context":"prod"}
        """#,
      gone: ["hedda-admin", "kx99.aa77bb", "LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0tCk1JSUVvdw=="],
      stays: ["Config", "prod"]),
    OwnShape(
      name: "pairs nested",
      document: #"""
        {"rows":[[["first_name","Birger"],["last_name","Holmström"],["status","active"]],[["first_name","Solveig"],["last_name","Aakre"],["status","inactive"]]]}
        """#,
      gone: ["Birger", "Holmström", "Solveig", "Aakre"],
      stays: ["first_name", "last_name", "status", "active", "inactive"]),
    OwnShape(
      name: "invoices de",
      document: #"""
        {"rechnung":{"nummer":"RE-2024-0815","kunde":{"firma":null,"ansprechpartner":"Ehrentraud Wuttke","anschrift":"Pappelallee 3, 14469 Potsdam","ustId":"DE811569869"},"positionen":[{"artikel":"Kabel","menge":3,"einzelpreis":4.5}],"zahlungsziel":"14 Tage"}}
        """#,
      gone: ["Ehrentraud Wuttke", "Pappelallee 3, 14469 Potsdam", "DE811569869"],
      stays: ["RE-2024-0815", "Kabel", "4.5", "14 Tage"]),
    OwnShape(
      name: "numbers of banks as numbers of JSON",
      document: #"""
        {"accounts":[{"routing_number":961897262},{"routing_number":350152976},{"routing_number":562074799}]}
        """#,
      gone: ["961897262", "350152976", "562074799"],
      stays: ["routing_number"]),
  ]
}
