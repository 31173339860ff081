extension OwnShape {
  /// Formats inside texts, and texts of people.
  static let inner: [OwnShape] = [
    OwnShape(
      name: "vcard in string",
      document: #"""
        {"contact":"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Rosalba Finocchiaro\r\nN:Finocchiaro;Rosalba;;;\r\nTEL;TYPE=cell:347 118 2290\r\nADR;TYPE=home:;;Via Etnea 212;Catania;;95131;Italia\r\nBDAY:19770424\r\nNOTE:prefers e-mail\r\nEND:VCARD"}
        """#,
      gone: [
        "Rosalba Finocchiaro", "Finocchiaro", "Rosalba", "347 118 2290", "Via Etnea 212", "Catania", "95131",
        "19770424",
      ],
      stays: ["prefers e-mail"]),
    OwnShape(
      name: "ical in string",
      document: #"""
        {"ics":"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Quarterly planning\r\nDTSTART:20240501T100000Z\r\nORGANIZER;CN=Rosalba Finocchiaro:mailto:rosalba@finocchiaro-agrumi.it\r\nATTENDEE;PARTSTAT=ACCEPTED;CN=\"Nunzio Cannavò\":mailto:nunzio@agrumi.it\r\nLOCATION:Via Etnea 212, 95131 Catania\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR"}
        """#,
      gone: [
        "Rosalba Finocchiaro", "rosalba@finocchiaro-agrumi.it", "Nunzio Cannavò", "nunzio@agrumi.it",
        "Via Etnea 212, 95131 Catania",
      ],
      stays: ["Quarterly planning", "ACCEPTED", "CONFIRMED"]),
    OwnShape(
      name: "stack trace with user",
      document: #"""
        {"trace":"com.acme.auth.LoginException: bad credentials for user=rfinocchiaro ip=151.43.9.77\n\tat com.acme.auth.Login.check(Login.java:41)\n\tat java.base/java.lang.Thread.run(Thread.java:833)"}
        """#,
      gone: ["rfinocchiaro", "151.43.9.77"],
      stays: [
        "com.acme.auth.LoginException: bad credentials", "at com.acme.auth.Login.check(Login.java:41)",
        "at java.base/java.lang.Thread.run(Thread.java:833)",
      ]),
    OwnShape(
      name: "sql statement",
      document: #"""
        {"query":"INSERT INTO patients (mrn, surname, given_name, dob, ward) VALUES ('00918273', 'Cannavò', 'Nunzio', '1969-08-14', 'B2'), ('00918274','Terranova','Iole','1950-01-30','B3')","slow":"SELECT COUNT(*) FROM orders WHERE status = 'open' AND created_at > '2024-01-01'"}
        """#,
      gone: ["00918273", "Cannavò", "Nunzio", "1969-08-14", "00918274", "Terranova", "1950-01-30"],
      stays: ["SELECT COUNT(*) FROM orders WHERE status = 'open' AND created_at > '2024-01-01'"]),
    OwnShape(
      name: "url paths",
      document: #"""
        {"links":["https://api.agrumi.it/v1/users/nunzio.cannavo@agrumi.it/orders","https://api.agrumi.it/v1/search?sort=asc&name=Nunzio+Cannavò&phone=%2B393471182290","https://api.agrumi.it/confirm?token=9f8e7d6c5b4a39281706","https://docs.agrumi.it/guides/authentication/passwords"]}
        """#,
      gone: ["nunzio.cannavo@agrumi.it", "Nunzio", "Cannavò", "393471182290", "9f8e7d6c5b4a39281706"],
      stays: ["sort=asc", "https://docs.agrumi.it/guides/authentication/passwords"]),
    OwnShape(
      name: "mail thread",
      document: #"""
        {"thread":"On 3 May 2024, Hedda Lindqvist <hedda@lindqvist-segel.se> wrote:\n> Hej Birger,\n> kan du skicka fakturan?\n>\n> Mvh\n> Hedda Lindqvist\n> Tel: 031-774 88 21\n> Kaserngatan 5, 411 05 Göteborg"}
        """#,
      gone: [
        "Hedda Lindqvist", "hedda@lindqvist-segel.se", "Birger", "031-774 88 21", "Kaserngatan 5, 411 05 Göteborg",
      ],
      stays: ["kan du skicka fakturan?"]),
    OwnShape(
      name: "addresses one line",
      document: #"""
        {"addresses":["12 Rue des Tanneurs, 67000 Strasbourg, France","Gneisenaustraße 44, 10961 Berlin","221B Harcourt Street, London NW1 6XE","1600 Larkspur Avenue, Springfield, IL 62704","Calle de Alcalá 212, 28028 Madrid","Via Garibaldi 9, 16124 Genova","Kalverstraat 92, 1012 PH Amsterdam","ul. Mokotowska 14, 00-561 Warszawa","Rua Augusta 1500, São Paulo - SP, 01304-001"]}
        """#,
      gone: [
        "12 Rue des Tanneurs, 67000 Strasbourg, France", "Gneisenaustraße 44, 10961 Berlin",
        "221B Harcourt Street, London NW1 6XE", "1600 Larkspur Avenue, Springfield, IL 62704",
        "Calle de Alcalá 212, 28028 Madrid", "Via Garibaldi 9, 16124 Genova", "Kalverstraat 92, 1012 PH Amsterdam",
        "ul. Mokotowska 14, 00-561 Warszawa", "Rua Augusta 1500, São Paulo - SP, 01304-001",
      ],
      stays: []),
    OwnShape(
      name: "names in scripts",
      document: #"""
        {"customers":[{"name":"نورا العتيبي"},{"name":"מיכל אברהמי"},{"name":"สมหญิง รักไทย"},{"name":"प्रियंका भट्टाचार्य"},{"name":"Nguyễn Thị Hồng Nhung"},{"name":"박서연"},{"name":"渡辺美咲"},{"name":"欧阳晓峰"},{"name":"Ганна Ковальчук"},{"name":"Ελένη Παπαδοπούλου"}],"currency":"EUR","kind":"list"}
        """#,
      gone: [
        "نورا العتيبي", "מיכל אברהמי", "สมหญิง รักไทย", "प्रियंका भट्टाचार्य", "Nguyễn Thị Hồng Nhung",
        "Ганна Ковальчук", "Ελένη Παπαδοπούλου",
      ],
      stays: ["EUR", "list"]),
    OwnShape(
      name: "local phones",
      document: #"""
        {"contacts":[{"tel":"(02) 9374 4000"},{"tel":"01 44 71 99 20"},{"tel":"030/2345678"},{"tel":"011-2345 6789"},{"tel":"8 (495) 123-45-67"},{"tel":"03-1234-5678"},{"tel":"010-2345-6789"},{"mobile":"0917 123 4567"}],"tel_count":8}
        """#,
      gone: [
        "(02) 9374 4000", "01 44 71 99 20", "030/2345678", "011-2345 6789", "8 (495) 123-45-67", "03-1234-5678",
        "010-2345-6789", "0917 123 4567",
      ],
      stays: []),
    OwnShape(
      name: "birth in prose",
      document: #"""
        {"notes":["Hedda Lindqvist was born on March 3, 1958 in Kalmar.","Geburtstag: 3.3.1958, Mitglied seit 2010","DOB 03/03/1958; allergies: none"]}
        """#,
      gone: ["Hedda Lindqvist", "March 3, 1958", "3.3.1958", "03/03/1958"],
      stays: ["Mitglied seit 2010", "allergies: none"]),
    OwnShape(
      name: "npmrc netrc",
      document: #"""
        {"npmrc":"registry=https://registry.npmjs.org/\n//registry.npmjs.org/:_authToken=npm_9Zk3vQ9xW1rT7yU2iO5pA8sD4fG6hJ0kLmN3\n","netrc":"machine git.lindqvist-segel.se\n  login hlindqvist\n  password Kalmar-1958\n"}
        """#,
      gone: ["npm_9Zk3vQ9xW1rT7yU2iO5pA8sD4fG6hJ0kLmN3", "hlindqvist", "Kalmar-1958"],
      stays: ["https://registry.npmjs.org/"]),
    OwnShape(
      name: "xml labels",
      document: #"""
        {"xml":"<form><field name=\"surname\"><value>Holmström</value></field><field name=\"newsletter\"><value>yes</value></field><entry key=\"mail.password\">Lutfisk88</entry><dl><dt>Kunde</dt><dd>Solveig Aakre</dd><dt>Artikel</dt><dd>Boot</dd></dl></form>"}
        """#,
      gone: ["Holmström", "Lutfisk88", "Solveig Aakre"],
      stays: ["surname", "newsletter", "yes", "mail.password", "Boot"]),
    OwnShape(
      name: "html table rows",
      document: #"""
        {"html":"<table><tr><th>Name</th><th>Telefon</th><th>Menge</th></tr><tr><td>Solveig Aakre</td><td>55 90 21 77</td><td>4</td></tr></table>"}
        """#,
      gone: ["Solveig Aakre", "55 90 21 77"],
      stays: []),
    OwnShape(
      name: "hl7 oru",
      document: #"""
        {"message":"MSH|^~\\&|LAB|HOSP|EHR|HOSP|20240501||ORU^R01|9|P|2.5\rPID|1||P9918^^^HOSP^MR||Quistgaard^Ebba||19590412|F|||Nygade 14^^Odense^^5000||66 12 90 71\rOBX|1|NM|GLU^Glucose||7.9|mmol/L|||||F\r"}
        """#,
      gone: ["P9918", "Quistgaard", "19590412", "Nygade 14", "Odense", "66 12 90 71"],
      stays: []),
  ]
}
