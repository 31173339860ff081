extension OwnShape {
  /// Layouts that a standard lays down.
  static let standards: [OwnShape] = [
    OwnShape(
      name: "FHIR Patient",
      document: #"""
        {"resourceType":"Bundle","type":"searchset","total":1,"entry":[{"fullUrl":"https://fhir.klinik-nord.de/Patient/8841",
        "resource":{"resourceType":"Patient","id":"8841","meta":{"versionId":"3","lastUpdated":"2024-02-11T09:12:44.120+01:00"},
        "identifier":[{"use":"usual","type":{"coding":[{"system":"http://terminology.hl7.org/CodeSystem/v2-0203","code":"MR"}]},
        "system":"urn:oid:1.2.36.146.595.217.0.1","value":"MRN-7731845","assigner":{"display":"Klinikum Nord"}}],
        "active":true,"name":[{"use":"official","family":"Brinkmeyer","given":["Hannelore","Ute"],"prefix":["Dr."]},
        {"use":"nickname","text":"Hanni B."}],
        "telecom":[{"system":"phone","value":"(0431) 556 2089","use":"home","rank":1},{"system":"email","value":"hanni@brinkmeyer-kiel.de"}],
        "gender":"female","birthDate":"1961-08-23","deceasedBoolean":false,
        "address":[{"use":"home","line":["Holtenauer Str. 118"],"city":"Kiel","postalCode":"24105","country":"DE",
        "period":{"start":"1994-05-06"}}],"maritalStatus":{"coding":[{"code":"D"}]},
        "contact":[{"relationship":[{"text":"next of kin"}],"name":{"family":"Brinkmeyer-Voss","given":["Torben"]},
        "telecom":[{"system":"phone","value":"+49 431 7782310"}]}]}}]}
        """#,
      gone: [
        "Brinkmeyer", "Hannelore", "Hanni", "556 2089", "brinkmeyer-kiel", "1961-08-23", "Holtenauer", "24105",
        "Torben",
        "7782310",
      ],
      stays: [
        "searchset", "Patient", "official", "usual", "phone", "next of kin", "http://terminology.hl7.org", "\"DE\"",
      ],
      hidden: ["Kiel", "Klinikum Nord", "8841", "MRN-7731845"]),
    OwnShape(
      name: "SCIM user with extension",
      document: #"""
        {"schemas":["urn:ietf:params:scim:schemas:core:2.0:User"],"id":"2819c223-7f76-453a-919d-413861904646",
        "externalId":"p4471902","userName":"wvanderplas","name":{"formatted":"Mw. Wilhelmina van der Plas","familyName":"van der Plas",
        "givenName":"Wilhelmina","honorificPrefix":"Mw."},"displayName":"Mina van der Plas","nickName":"Minnie",
        "profileUrl":"https://login.plas-advies.nl/wvanderplas","emails":[{"value":"mina@plas-advies.nl","type":"work","primary":true},
        {"value":"minaplas@postbus-thuis.nl","type":"home"}],"addresses":[{"type":"work","streetAddress":"Keizersgracht 412-bis",
        "locality":"Amsterdam","region":"NH","postalCode":"1016 GC","country":"NL","formatted":"Keizersgracht 412-bis\n1016 GC Amsterdam"}],
        "phoneNumbers":[{"value":"+31 20 555 8120","type":"work"},{"value":"06-48812093","type":"mobile"}],
        "ims":[{"value":"minaplas_nl","type":"skype"}],"title":"Accountant","preferredLanguage":"nl-NL","locale":"nl-NL",
        "timezone":"Europe/Amsterdam","active":true,"password":"t1meMa4hine!","groups":[],
        "x509Certificates":[],"meta":{"resourceType":"User","created":"2010-01-23T04:56:22Z"}}
        """#,
      gone: [
        "Wilhelmina", "van der Plas", "wvanderplas", "Minnie", "mina@plas-advies", "minaplas", "Keizersgracht",
        "1016 GC",
        "48812093", "t1meMa4hine",
      ],
      stays: [
        "urn:ietf:params:scim:schemas:core:2.0:User", "nl-NL", "Europe/Amsterdam", "\"work\"", "mobile", "\"NL\"",
      ],
      hidden: ["p4471902", "plas-advies"]),
    OwnShape(
      name: "jCard (RFC 7095)",
      document: #"""
        ["vcard",[["version",{},"text","4.0"],["fn",{},"text","Perrine Delacour-Roux"],
        ["n",{},"text",["Delacour-Roux","Perrine","Solange","Mme",""]],["bday",{},"date","1988-11-02"],
        ["email",{"type":"work"},"text","p.delacour@cabinet-roux.fr"],
        ["tel",{"type":["voice","cell"]},"uri","tel:+33-6-12-84-77-05"],
        ["adr",{},"text",["","","14 bis rue des Lilas","Villeurbanne","","69100","France"]],
        ["org",{},"text","Cabinet Roux"],["lang",{"pref":"1"},"language-tag","fr"],["kind",{},"text","individual"]]]
        """#,
      gone: ["Delacour", "Perrine", "1988-11-02", "cabinet-roux.fr", "12-84-77-05", "rue des Lilas"],
      stays: ["vcard", "version", "4.0", "language-tag", "individual", "voice"],
      hidden: ["Cabinet Roux", "Villeurbanne", "69100"]),
    OwnShape(
      name: "GeoJSON",
      document: #"""
        {"type":"FeatureCollection","bbox":[11.4812,48.1203,11.6117,48.1899],"features":[{"type":"Feature","id":"home-1",
        "geometry":{"type":"Point","coordinates":[11.5721394,48.1402977]},"properties":{"title":"Home of Rosamunde Pichelsteiner",
        "marker-color":"#3bb2d0","marker-symbol":"building","stroke-width":2}},
        {"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[11.5701,48.1391],[11.5744,48.1391],[11.5744,48.1412],[11.5701,48.1391]]]},
        "properties":{"name":"Block 7"}}]}
        """#,
      gone: ["11.5721394", "48.1402977", "48.1391"],
      stays: ["FeatureCollection", "Polygon", "#3bb2d0", "marker-symbol", "building"],
      hidden: ["Pichelsteiner"]),
    OwnShape(
      name: "DynamoDB items",
      document: #"""
        {"Count":1,"ScannedCount":1,"Items":[{"pk":{"S":"USER#ottoline"},"email":{"S":"ottoline@marsh-farm.co.uk"},
        "phone_number":{"S":"07911 648205"},"full_name":{"S":"Ottoline Marchbanks"},"visits":{"N":"41"},
        "tags":{"SS":["beta","newsletter"]},"address":{"M":{"street":{"S":"3 Quarry Lane"},"postcode":{"S":"YO61 4RT"}}},
        "cards":{"L":[{"M":{"number":{"S":"4539 1488 0343 6467"},"brand":{"S":"visa"}}}]},"active":{"BOOL":true},
        "nickname":{"NULL":true}}],"LastEvaluatedKey":{"pk":{"S":"USER#ottoline"}}}
        """#,
      gone: ["ottoline@", "marsh-farm", "648205", "Marchbanks", "Quarry Lane", "YO61 4RT", "4539 1488"],
      stays: ["beta", "newsletter", "visa", "\"41\"", "ScannedCount"]),
    OwnShape(
      name: "Firestore document",
      document: #"""
        {"name":"projects/shop-eu/databases/(default)/documents/users/q8WnT2","fields":{"displayName":{"stringValue":"Agnieszka Wojtyniak"},
        "mail":{"stringValue":"a.wojtyniak@skrzynka-krk.pl"},"born":{"timestampValue":"1979-03-14T00:00:00Z"},
        "loyaltyPoints":{"integerValue":"1820"},"score":{"doubleValue":4.5},"premium":{"booleanValue":false},
        "address":{"mapValue":{"fields":{"ulica":{"stringValue":"Krupnicza 26/4"},"kod":{"stringValue":"31-123"},
        "miasto":{"stringValue":"Kraków"}}}},"phones":{"arrayValue":{"values":[{"stringValue":"+48 12 345 67 89"}]}},
        "plan":{"stringValue":"premium"}},"createTime":"2023-01-05T10:00:00.000001Z"}
        """#,
      gone: ["Agnieszka", "Wojtyniak", "skrzynka-krk", "Krupnicza", "31-123", "345 67 89"],
      stays: ["1820", "4.5", "premium", "stringValue"]),
    OwnShape(
      name: "BigQuery rows",
      document: #"""
        {"kind":"bigquery#queryResponse","schema":{"fields":[{"name":"customer_name","type":"STRING","mode":"NULLABLE"},
        {"name":"email","type":"STRING"},{"name":"order_total","type":"FLOAT"},{"name":"country_code","type":"STRING"},{"name":"ip_address","type":"STRING"}]},
        "rows":[{"f":[{"v":"Ludmilla Oberhauser"},{"v":"lu.oberhauser@alpenpost.at"},{"v":"129.90"},{"v":"AT"},{"v":"84.115.211.9"}]},
        {"f":[{"v":"Kjetil Brattland"},{"v":"kjetil@brattland-hytte.no"},{"v":"48.00"},{"v":"NO"},{"v":null}]}],
        "totalRows":"2","jobComplete":true}
        """#,
      gone: ["Oberhauser", "alpenpost", "Brattland", "brattland-hytte", "84.115.211.9"],
      stays: ["bigquery#queryResponse", "129.90", "48.00", "\"AT\"", "NULLABLE"]),
    OwnShape(
      name: "Elasticsearch hits",
      document: #"""
        {"took":7,"timed_out":false,"_shards":{"total":5,"successful":5,"failed":0},"hits":{"total":{"value":2,"relation":"eq"},"max_score":1.3862944,
        "hits":[{"_index":"customers-2024.03","_id":"AVd8xk3","_score":1.3862944,"_source":{"customer":{"first_name":"Zsuzsanna","last_name":"Keresztesi",
        "e-mail":"zsuzsi@keresztesi-bolt.hu"},"client_ip":"91.120.44.18","@timestamp":"2024-03-01T12:00:00.000Z","level":"INFO",
        "message":"order placed by zsuzsi@keresztesi-bolt.hu from 91.120.44.18"},"highlight":{"customer.last_name":["<em>Keresztesi</em>"]},
        "sort":[1709294400000]}]}}
        """#,
      gone: ["Zsuzsanna", "Keresztesi", "keresztesi-bolt", "91.120.44.18"],
      stays: ["1.3862944", "customers-2024.03", "order placed by ", "INFO", "1709294400000"]),
    OwnShape(
      name: "GraphQL edges",
      document: #"""
        {"data":{"viewer":{"__typename":"User","login":"tadpole77","employees":{"pageInfo":{"hasNextPage":false,"endCursor":"Y3Vyc29yOnYyOpHOAAd"},
        "edges":[{"cursor":"Y3Vyc29yOjE=","node":{"__typename":"Employee","legalName":"Bartholomew Quizenberry","mobile":"+1 (415) 736-2290",
        "ssn":"531-62-8410","department":{"name":"Sales"}}}]}}},"extensions":{"cost":{"requestedQueryCost":12}},
        "errors":[{"message":"Not authorized to read salary of Bartholomew Quizenberry","path":["viewer","employees","edges",0,"node","salary"],
        "extensions":{"code":"FORBIDDEN"}}]}
        """#,
      gone: ["tadpole77", "Quizenberry", "736-2290", "531-62-8410"],
      stays: ["Employee", "FORBIDDEN", "Not authorized to read salary of", "\"viewer\"", "12"]),
    OwnShape(
      name: "OData",
      document: #"""
        {"@odata.context":"https://crm.hafenlogistik.de/odata/$metadata#Contacts","@odata.count":1,"value":[{"@odata.etag":"W/\"JzQ0O0xn\"",
        "ContactID":40917,"FirstName":"Swantje","LastName":"Hinrichsen","EMailAddress":"swantje.hinrichsen@hafenlogistik.de","BusinessPhone":"040 / 36 78 19 22",
        "JobTitle":"Disponentin","Address_Line1":"Am Sandtorkai 37","Address_PostalCode":"20457","statecode":0,"_owner_value":"0f1d6c2a-9b0e-4a51-8c77-2c6cb1d23d10"}]}
        """#,
      gone: ["Swantje", "Hinrichsen", "36 78 19 22", "Sandtorkai", "20457"],
      stays: ["@odata.etag", "statecode", "$metadata#Contacts"],
      hidden: ["Disponentin", "40917"]),
    OwnShape(
      name: "JSON:API",
      document: #"""
        {"jsonapi":{"version":"1.1"},"data":[{"type":"people","id":"9","attributes":{"first-name":"Dragoslav","last-name":"Petronijević","twitter":"@drag_petron",
        "date-of-birth":"1990-07-30","created-at":"2019-05-22T14:56:29.000Z","bio":"Lives in a lighthouse."},
        "relationships":{"comments":{"data":[{"type":"comments","id":"5"}],"links":{"self":"/people/9/relationships/comments"}}}}],
        "included":[{"type":"comments","id":"5","attributes":{"body":"Write to dragoslav@petron-svetionik.rs, Dragoslav Petronijević"}}],
        "meta":{"total-pages":13}}
        """#,
      gone: ["Dragoslav", "Petronijević", "drag_petron", "1990-07-30", "petron-svetionik"],
      stays: ["\"people\"", "\"comments\"", "Write to ", "\"1.1\"", "13"]),
    OwnShape(
      name: "HAL",
      document: #"""
        {"_links":{"self":{"href":"/orders?page=1"},"curies":[{"name":"ea","href":"http://example.com/docs/rels/{rel}","templated":true}]},
        "currentlyProcessing":14,"_embedded":{"ea:order":[{"_links":{"ea:customer":{"href":"/customers/ingeborg.thorvaldsen%40fjordpost.no"}},
        "total":30.00,"currency":"USD","status":"shipped","shippingAddress":{"recipient":"Ingeborg Thorvaldsen","lines":["Strandgata 61","9008 Tromsø"]}}]}}
        """#,
      gone: ["ingeborg.thorvaldsen", "fjordpost", "Ingeborg", "Thorvaldsen", "Strandgata"],
      stays: ["/orders?page=1", "30.00", "USD", "shipped", "http://example.com/docs/rels/{rel}"]),
    OwnShape(
      name: "Kubernetes secret",
      document: #"""
        {"apiVersion":"v1","kind":"Secret","type":"Opaque","metadata":{"name":"billing-db","namespace":"prod","labels":{"app":"billing"},
        "resourceVersion":"448122"},"data":{"username":"\#(Coded.base64("svc_billing_rw"))","password":"\#(Coded.base64("wK8-tundra-Ostrich"))",
        ".dockerconfigjson":"\#(Coded.base64(#"{"auths":{"reg.kontor.io":{"username":"builder","password":"hunter-Grau-9"}}}"#))"},
        "stringData":{"config.yaml":"db:\n  host: 10.20.30.40\n  password: wK8-tundra-Ostrich\n"}}
        """#,
      gone: ["svc_billing_rw", "wK8-tundra-Ostrich", "hunter-Grau-9"],
      stays: ["Opaque", "Secret", "apiVersion", "config.yaml", "host:"],
      hidden: ["10.20.30.40"]),
    OwnShape(
      name: "OpenID userinfo",
      document: #"""
        {"sub":"248289761001","name":"Jacinta Olufemi-Byrne","given_name":"Jacinta","family_name":"Olufemi-Byrne","preferred_username":"jolufemi",
        "email":"jacinta@olufemibyrne.ie","email_verified":true,"picture":"https://cdn.id.olufemibyrne.ie/jacinta/me.jpg","gender":"female",
        "birthdate":"0000-10-31","zoneinfo":"Europe/Dublin","locale":"en-IE","phone_number":"+353 86 812 3456;ext=5678","phone_number_verified":false,
        "address":{"formatted":"Flat 2\n19 Rathgar Avenue\nDublin D06 X2Y3","street_address":"19 Rathgar Avenue","postal_code":"D06 X2Y3"},
        "updated_at":1311280970,"acr":"urn:mace:incommon:iap:silver"}
        """#,
      gone: ["Jacinta", "jacinta@", "Olufemi", "jolufemi", "812 3456", "Rathgar", "X2Y3"],
      stays: ["Europe/Dublin", "en-IE", "email_verified"],
      hidden: ["jacinta", "olufemi", "248289761001"]),
    OwnShape(
      name: "SAML in JSON",
      document: #"""
        {"RelayState":"/app","SAMLResponse":"\#(Coded.base64("<samlp:Response><saml:Assertion><saml:Subject><saml:NameID>gerlinde.ruch@stadtwerke-ulm.de</saml:NameID></saml:Subject><saml:AttributeStatement><saml:Attribute Name=\"surname\"><saml:AttributeValue>Ruchenbacher</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>"))",
        "binding":"urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"}
        """#,
      gone: ["gerlinde", "stadtwerke-ulm"],
      stays: ["urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST", "/app"],
      hidden: ["Ruchenbacher"]),
    OwnShape(
      name: "XMLish attributes with @ and $",
      document: #"""
        {"Envelope":{"@xmlns":"http://schemas.xmlsoap.org/soap/envelope/","Body":{"GetCustomerResponse":{"Customer":[{"@id":"77","Name":{"$":"Fabrizio Montefalco"},
        "TaxNumber":{"$":"MNTFRZ68M12H501X"},"Email":{"#text":"f.montefalco@postalibera.it"},"Balance":{"@currency":"EUR","$":"120.50"}}]}}}}
        """#,
      gone: ["Fabrizio", "Montefalco", "MNTFRZ68M12H501X", "postalibera"],
      stays: ["http://schemas.xmlsoap.org/soap/envelope/", "EUR", "120.50"]),
  ]
}
