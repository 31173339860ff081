extension OwnShape {
  /// Values behind one or several codings, and spelled so that a search for bytes does not see them.
  static let codings: [OwnShape] = [
    OwnShape(
      name: "JSON in JSON in JSON",
      document: "{\"outer\":"
        + Coded.json(
          "{\"kind\":\"event\",\"payload\":"
            + Coded.json(
              "{\"detail\":" + Coded.json("{\"email\":\"roswitha@gandersheim.de\",\"count\":3}") + ",\"ok\":true}")
            + "}")
        + ",\"status\":\"active\"}",
      gone: ["roswitha", "gandersheim"],
      stays: ["\"active\"", "event", "count"]),
    OwnShape(
      name: "a token in a URL in JSON in a string",
      document: "{\"log\":"
        + Coded.json(
          "{\"request\":{\"url\":\"https://sso.klosterladen.de/cb?lang=de&id_token="
            + Coded.jwt(
              "{\"sub\":\"u77\",\"email\":\"hiltrud@klosterladen.de\",\"exp\":1709294400,\"role\":\"editor\"}")
            + "&state=xyz\"}}") + "}",
      gone: ["hiltrud"],
      stays: ["lang=de", "id_token=", "HS256"]),
    OwnShape(
      name: "percent-encoded once and twice",
      document:
        #"{"next":"/login?user=\#(Coded.percent("edeltraut@rheinauen.de"))&page=2","back":"https://a.rheinauen.de/r?to=\#(Coded.percent("https://b.rheinauen.de/x?mail=" + Coded.percent("edeltraut@rheinauen.de")))","path":"/users/edeltraut%40rheinauen.de/orders"}"#,
      gone: ["edeltraut"],
      stays: ["/login?user=", "page=2", "/orders"]),
    OwnShape(
      name: "base64 of texts and documents",
      document: #"""
        {"blob":"\#(Coded.base64("Dear Burghild Sandmann, your new PIN arrives at burghild@sandmann-see.de"))","doc":"\#(Coded.base64(#"{"customer":{"surname":"Sandmann","iban":"DE89370400440532013000"},"state":"open"}"#))","url_safe":"\#(Coded.base64URL(#"{"phone":"+49 176 55443322","ok":true}"#))","hex":"\#(Coded.hex("burghild@sandmann-see.de is a customer"))","icon":"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="}
        """#,
      gone: ["burghild", "Sandmann", "DE89370400440532013000", "55443322"],
      stays: ["open", "iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB"]),
    OwnShape(
      name: "what can't be opened",
      document: #"""
        {"release":"H4sIAAAAAAAACA6tWSs1NzMxRslJKSizKS0yq1CvJyCwuyUktz89PcSjILy5Jyq8AAKtFXeQhAAAA","invoice":"JVBERi0xLjQKJcOkw7zDtsOfCjIgMCBvYmoKPDwvTGVuZ3RoIDMgMCBS","photo":"data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/\#(String(repeating: "2wBDAAMCAgMCAgMD/AwMEAwME+BQgFBQQE", count: 18))","state":"open"}
        """#,
      gone: ["H4sIAAAAAAAACA6tWSs1", "JVBERi0xLjQKJcOkw7zD", "/9j/4AAQSkZJRgABAQAAAQABAAD", "2wBDAAMCAgMCAgMD"],
      stays: ["data:image/jpeg;base64,", "open"]),
    OwnShape(
      name: "data URLs",
      document: #"""
        {"attachment":"data:text/plain;base64,\#(Coded.base64("to: sieghild@wattenmeer.org, call +49 4841 887766"))","inline":"data:application/json,%7B%22email%22%3A%22sieghild%40wattenmeer.org%22%7D","pixel":"data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"}
        """#,
      gone: ["sieghild", "wattenmeer", "887766"],
      stays: ["data:text/plain;base64,", "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP"]),
    OwnShape(
      name: "full-width digits and signs",
      document: #"""
        {"電話":"０９０－１２３４－５６７８","カード番号":"４１１１ １１１１ １１１１ １１１１","memo":"連絡先 ｔａｒｏ＠ｈａｎａｙａ．ｊｐ まで","email":"ｈａｎａｋｏ＠ｈａｎａｙａ．ｊｐ","数量":"３"}
        """#,
      gone: ["０９０－１２３４－５６７８", "４１１１ １１１１", "ｈａｎａｋｏ", "ｔａｒｏ＠"],
      stays: ["連絡先"]),
    OwnShape(
      name: "invisible characters",
      document:
        "{\"a\":\"mail ger\u{200B}trud@ufer\u{00AD}weg.de now\",\"email\":\"ger\u{200D}trud@uferweg.de\",\"b\":\"card 4111\u{00A0}1111\u{2009}1111\u{202F}1111\",\"c\":\"call +49\u{2011}170\u{2011}1234567\",\"word\":\"zero\u{200B}width\"}",
      gone: ["ger\u{200B}trud", "ger\u{200D}trud", "4111\u{00A0}1111", "1234567"],
      stays: ["zero\u{200B}width", "mail "]),
    OwnShape(
      name: "escapes in the JSON itself",
      document:
        "{\"\\u0065mail\":\"b\\u0065rtrada\\u0040k\\u00f6nigsstuhl.de\",\"n\\u006fte\":\"mail to b\\u0065rtrada\\u0040k\\u00f6nigsstuhl.de\",\"url\":\"https:\\/\\/x.io\\/?e=bertrada%40k%C3%B6nigsstuhl.de\",\"st\\u0061tus\":\"act\\u0069ve\"}",
      gone: ["bertrada"],
      stays: ["act\\u0069ve", "mail to ", "https:\\/\\/"]),
    OwnShape(
      name: "punycode and other mail spellings",
      document: #"""
        {"mails":["kurt@xn--mller-kva.de","info@müller-söhne.de","почта@пример-сайт.рф","\"kurt o'neil\"@mueller.de","kurt+news@mueller.co.uk","KURT.WEIDENBAUM@MUELLER.DE"],"to":"Kurt Weidenbaum <kurt@mueller.de>, \"Weidenbaum, Erna\" <erna@mueller.de>","at":"kurt (at) mueller (dot) de"}
        """#,
      gone: [
        "kurt@", "xn--mller-kva", "müller-söhne", "пример-сайт", "kurt+news", "WEIDENBAUM", "Weidenbaum", "erna@",
      ],
      stays: ["mails"]),
    OwnShape(
      name: "connection strings",
      document: #"""
        {"dsn":"postgresql://ledger:Wal-Ross-12@db7.intern.kontor.de:5432/ledger?sslmode=require","mongo":"mongodb+srv://root:pa%24%24w0rd@cluster0.ab1cd.mongodb.net/app","ado":"Server=tcp:sql.kontor.de,1433;Database=crm;User ID=sa;Password=Kegel!Robbe;Encrypt=True","redis":"redis://:Stock_Ente@10.1.2.3:6379/0","amqp":"amqps://q:Flunder77@mq.kontor.de/vhost","azure":"DefaultEndpointsProtocol=https;AccountName=kontor;AccountKey=\#(Coded.base64("an account key of forty-eight bytes is right here"));EndpointSuffix=core.windows.net"}
        """#,
      gone: ["Wal-Ross-12", "pa%24%24w0rd", "pa$$w0rd", "Kegel!Robbe", "Stock_Ente", "Flunder77", "an account key of"],
      stays: [
        "postgresql://", "sslmode=require", "Database=crm", "Encrypt=True", "redis://",
        "EndpointSuffix=core.windows.net",
      ]),
    OwnShape(
      name: "keys in armour",
      document:
        #"{"cert":"-----BEGIN CERTIFICATE-----\nMIIBszCCAVmgAwIBAgIUQ7\n-----END CERTIFICATE-----\n","key":"-----BEGIN \#("RSA PRIVATE")"#
        + #" KEY-----\nMIIEpAIBAAKCAQEAx7Zb1n9cV5k2\n-----END \#("RSA PRIVATE")"#
        + #" KEY-----\n","ssh":"ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGr8kL gerfried@werkstatt-linz.at","algorithm":"RS256"}"#,
      gone: ["MIIEpAIBAAKCAQEAx7Zb1n9cV5k2", "gerfried@"],
      stays: ["-----BEGIN", "RS256", "ssh-ed25519"]),
    OwnShape(
      name: "authorization of many schemes",
      document: #"""
        {"h":[{"name":"Authorization","value":"Digest username=\"wunibald\", realm=\"app\", nonce=\"dcd98b7102dd2f0e\", uri=\"/dir\", response=\"6629fae49393a05397450978507c4ef1\", qop=auth"},{"name":"Authorization","value":"AWS4-HMAC-SHA256 Credential=\#("AKIA" + "QRSTUVWXYZ234567")/20240301/eu-central-1/s3/aws4_request, SignedHeaders=host;x-amz-date, Signature=fe5f80f77d5fa3beca038a248ff027d0445342fe2855ddc963176630326f1024"},{"name":"Proxy-Authorization","value":"Basic \#(Coded.base64("wunibald:Zapfen-streich"))"},{"name":"X-Auth-Token","value":"e6a1b77c90"},{"name":"Authorization","value":"Token token=\"kx91mmQ2\""}]}
        """#,
      gone: [
        "wunibald", "dcd98b7102dd2f0e", "6629fae49393a05397450978507c4ef1", "QRSTUVWXYZ234567", "fe5f80f77d5fa3be",
        "Zapfen-streich", "e6a1b77c90", "kx91mmQ2",
      ],
      stays: ["Digest ", "AWS4-HMAC-SHA256", "Basic "]),
    OwnShape(
      name: "signed links",
      document: #"""
        {"download":"https://files.kontor-hb.de/u/77/report.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=\#("AKIA" + "QRSTUVWXYZ234567")%2F20240301%2Feu&X-Amz-Expires=900&X-Amz-Signature=5d672d79c15b13162d9279b0855cfba6","blob":"https://kontor.blob.core.windows.net/c/f?sv=2022-11-02&se=2024-03-02T00%3A00Z&sp=r&sig=Zk9mYm93bGluZ2FsbGV5cw%3D%3D","unsub":"https://news.kontor-hb.de/u?e=reinmar%40zweter.de&h=8f14e45fceea167a","page":"https://docs.kontor-hb.de/api/v2/orders?page=2&sort=-created#auth"}
        """#,
      gone: ["QRSTUVWXYZ234567", "5d672d79c15b13162d9279b0855cfba6", "Zk9mYm93bGluZ2FsbGV5cw", "reinmar"],
      stays: [
        "X-Amz-Expires=900", "X-Amz-Algorithm=AWS4-HMAC-SHA256", "sp=r",
        "https://docs.kontor-hb.de/api/v2/orders?page=2&sort=-created#auth",
      ]),
  ]
}
