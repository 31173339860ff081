extension OwnShape {
  /// Nothing here leads to anybody: all of it must stay where nobody asks for more.
  static let nearMisses: [OwnShape] = [
    OwnShape(
      name: "JSON Schema",
      document: #"""
        {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://schemas.kontor.io/user.json","type":"object","required":["email","password"],"properties":{"email":{"type":"string","format":"email","maxLength":254,"description":"The e-mail address of the user"},"password":{"type":"string","minLength":8,"writeOnly":true},"phone":{"type":"string","pattern":"^\\+[1-9]\\d{1,14}$"},"firstName":{"type":"string"},"birthDate":{"type":"string","format":"date"},"iban":{"$ref":"#/$defs/iban"}},"$defs":{"iban":{"type":"string","pattern":"^[A-Z]{2}[0-9]{2}"}}}
        """#,
      gone: [],
      stays: [
        "\"format\":\"email\"", "^\\\\+[1-9]\\\\d{1,14}$", "The e-mail address of the user", "254", "#/$defs/iban",
        "https://json-schema.org/draft/2020-12/schema", "[\"email\",\"password\"]",
      ]),
    OwnShape(
      name: "messages of an interface in several languages",
      document: #"""
        {"en":{"login.title":"Sign in","login.email_hint":"Enter your e-mail address","error.phone":"Please enter a valid phone number","error.password_length":"Password must have at least 8 characters"},"de":{"login.title":"Anmelden","error.phone":"Bitte eine gültige Telefonnummer eingeben"}}
        """#,
      gone: [],
      stays: [
        "Sign in", "Enter your e-mail address", "Please enter a valid phone number",
        "Password must have at least 8 characters", "Bitte eine gültige Telefonnummer eingeben", "Anmelden",
      ]),
    OwnShape(
      name: "versions, builds and user agents",
      document: #"""
        {"version":"10.0.17763.1","os":"Windows 10.0.19045.3208","fw":"1.2.3.4","ua":"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/119.0.0.0 Safari/537.36","npm":"react@18.2.0","pkg":"@babel/core@7.23.0","image":"ghcr.io/acme/app:1.4.2","maven":"org.slf4j:slf4j-api:2.0.9","semver":">=1.2.3 <2.0.0","icon":"logo@2x.png","git":"git@github.com:acme/app.git"}
        """#,
      gone: [],
      stays: [
        "10.0.17763.1", "10.0.19045.3208", "1.2.3.4", "Chrome/119.0.0.0 Safari/537.36", "react@18.2.0",
        "@babel/core@7.23.0", "ghcr.io/acme/app:1.4.2", "org.slf4j:slf4j-api:2.0.9", "logo@2x.png",
        "git@github.com:acme/app.git",
      ]),
    OwnShape(
      name: "numbers that are no numbers of people",
      document: #"""
        {"at":1748503543012,"ts":"1709294400","ean":"4006381333931","isbn":"978-3-16-148410-0","sku":"4111-2222","order":150428427078522,"size":1073741824,"ratio":0.6180339887,"hash":"d41d8cd98f00b204e9800998ecf8427e","commit":"9fceb02d0ae598e95dc970b74767f19372d61af8","svg":"M150 0 L75 200 L225 200 Z","color":"#4111AA","price":"1.234.567,89","range":"100-200","time":"12:30:45","id":"110bcd25-a55d-453a-8046-1297901ea002","phoneCount":12,"date":"2024-03-01","offset":"+01:00","grid":[[1,2],[3,4]]}
        """#,
      gone: [],
      stays: [
        "1748503543012", "\"1709294400\"", "4006381333931", "978-3-16-148410-0", "150428427078522", "1073741824",
        "0.6180339887", "d41d8cd98f00b204e9800998ecf8427e", "9fceb02d0ae598e95dc970b74767f19372d61af8",
        "M150 0 L75 200 L225 200 Z", "#4111AA", "1.234.567,89", "110bcd25-a55d-453a-8046-1297901ea002", "+01:00",
        "[[1,2],[3,4]]",
      ]),
    OwnShape(
      name: "names that only look telling",
      document: #"""
        {"author_count":3,"keyboard":"qwertz","max_tokens":4096,"password_policy":"strong","email_verified":true,"phone_regex":"^[0-9]+$","token_type":"bearer","tokenBudget":100,"email_template":"welcome","passwordless":true,"card_type":"visa","account_type":"savings","address_book_enabled":true,"location_services":"on","session_count":7,"pinned":false,"shipping":"express","monkey":"banana","authentication_method":"totp","name_format":"first-last","username_required":true,"secretary":"none","nation":"x","page":1}
        """#,
      gone: [],
      stays: [
        "qwertz", "4096", "strong", "^[0-9]+$", "bearer", "welcome", "visa", "savings", "express", "banana", "totp",
        "first-last",
      ]),
    OwnShape(
      name: "products, plans and places of things",
      document: #"""
        {"product":{"name":"Espresso Maker","title":"Classic 3-cup","brand":"Bialetti","category":{"name":"Kitchen"},"options":[{"name":"Color","value":"Red"},{"name":"Size","value":"L"}]},"plan":{"name":"Business","code":"biz-yearly"},"role":{"name":"Editor","display_name":"Editor"},"event":{"name":"page_view"},"file":{"name":"report-final.pdf","size":12044},"font":{"family":"Open Sans"},"country":{"name":"Norway","code":"NO"},"team":{"name":"Platform"},"timezone":{"name":"Europe/Oslo"},"currency":{"name":"Euro","code":"EUR"}}
        """#,
      gone: [],
      stays: [
        "Espresso Maker", "Classic 3-cup", "Kitchen", "Color", "Red", "biz-yearly", "Editor", "page_view",
        "report-final.pdf", "Open Sans", "Norway", "Platform", "Europe/Oslo", "Euro",
      ]),
    OwnShape(
      name: "weather, charts and games",
      document: #"""
        {"main":{"temp":281.52,"pressure":1016,"humidity":93},"wind":{"speed":0.47,"deg":107.538},"chart":{"type":"line","data":{"labels":["Jan","Feb","Mar","April","May","June"],"datasets":[{"label":"Revenue","data":[12.5,19.25,3.75],"borderColor":"rgb(75, 192, 192)"}]}},"game":{"player":{"hp":100,"position":{"x":12.5,"y":-3.25,"z":0}},"level":7},"viewport":{"width":390,"height":844,"scale":3}}
        """#,
      gone: [],
      stays: ["281.52", "1016", "107.538", "April", "June", "rgb(75, 192, 192)", "12.5", "-3.25", "844"]),
    OwnShape(
      name: "infrastructure",
      document: #"""
        {"cidr":"0.0.0.0/0","loopback":"127.0.0.1","host":"localhost","port":8080,"cron":"*/5 * * * *","glob":"**/*.ts","regex":"(?i)^bearer\\s+","env":"prod","region":"eu-central-1","arn":"arn:aws:s3:::my-bucket","image":"sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","k8s":"app.kubernetes.io/name","traceparent":"00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01","query":"SELECT id, name FROM products WHERE price > 10","lang":"std::vector<int>","mime":"image/svg+xml"}
        """#,
      gone: [],
      stays: [
        "0.0.0.0/0", "127.0.0.1", "localhost", "*/5 * * * *", "(?i)^bearer\\\\s+", "eu-central-1",
        "arn:aws:s3:::my-bucket", "e3b0c44298fc1c149afbf4c8996fb924", "app.kubernetes.io/name",
        "SELECT id, name FROM products", "std::vector<int>", "image/svg+xml",
      ]),
    OwnShape(
      name: "words that are names, too",
      document: #"""
        {"message":"May we charge the will of iron? Mark the rose, hunter of the west.","errors":[{"code":"not_found","detail":"Order not found"}],"tags":["summer","rose","amber"],"months":["April","May","June"],"status":"pending","summary":"User authenticated","title":"Basic income","description":"Call center closes at 18:00","help":"Contact support or your administrator."}
        """#,
      gone: [],
      stays: [
        "May we charge the will of iron? Mark the rose, hunter of the west.", "Order not found", "summer", "amber",
        "User authenticated", "Basic income", "Call center closes at 18:00", "Contact support or your administrator.",
      ]),
    OwnShape(
      name: "OpenID configuration",
      document: #"""
        {"issuer":"https://id.kontor.io","authorization_endpoint":"https://id.kontor.io/oauth2/authorize","token_endpoint":"https://id.kontor.io/oauth2/token","userinfo_endpoint":"https://id.kontor.io/userinfo","jwks_uri":"https://id.kontor.io/.well-known/jwks.json","scopes_supported":["openid","profile","email","phone"],"response_types_supported":["code","id_token"],"subject_types_supported":["public"],"id_token_signing_alg_values_supported":["RS256"],"claims_supported":["sub","email","given_name","birthdate"],"code_challenge_methods_supported":["S256"],"token_endpoint_auth_methods_supported":["client_secret_basic"]}
        """#,
      gone: [],
      stays: [
        "https://id.kontor.io/oauth2/token", "openid", "given_name", "birthdate", "RS256", "S256",
        "client_secret_basic", "public",
      ]),
    OwnShape(
      name: "lock file",
      document: #"""
        {"lockfileVersion":3,"packages":{"node_modules/lodash":{"version":"4.17.21","resolved":"https://registry.npmjs.org/lodash/-/lodash-4.17.21.tgz","integrity":"sha512-v2kDEe57lecTulaDIuNTPy3Ry4gLGJ6Z1O3vE1krgXZNrsQ+LFTGHVxVjcXPs17LhbZVGedAJv8XZ1tvj5FvSg==","license":"MIT","engines":{"node":">=6.0.0"}}}}
        """#,
      gone: [],
      stays: ["4.17.21", "https://registry.npmjs.org/lodash/-/lodash-4.17.21.tgz", "MIT", ">=6.0.0"]),
  ]
}
