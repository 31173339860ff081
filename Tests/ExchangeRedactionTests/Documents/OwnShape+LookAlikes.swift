extension OwnShape {
  /// Nothing or little here is anybody's, though names look so.
  static let lookAlikes: [OwnShape] = [
    OwnShape(
      name: "person vs thing names",
      document: #"""
        {"items":[{"name":"Oak Table","price":199,"seller":{"name":"Ebba Quistgaard"}},{"name":"Wool Blanket","price":49}],"brand":{"name":"Nordlys"},"event":{"name":"Summer Sale"},"plan":{"name":"Premium"}}
        """#,
      gone: ["Ebba Quistgaard"],
      stays: ["Oak Table", "199", "Wool Blanket", "Nordlys", "Summer Sale", "Premium"]),
    OwnShape(
      name: "version beside name",
      document: #"""
        {"user":{"id":7,"version":3,"name":"Ebba","email":"ebba@nygade.dk"},"client":{"name":"okhttp","version":"4.12.0"}}
        """#,
      gone: ["ebba@nygade.dk"],
      stays: ["okhttp", "4.12.0"]),
    OwnShape(
      name: "logs harmless",
      document: #"""
        {"lines":["2024-05-01 INFO Started Application in 2.4 seconds","WARN user not found","error: token expired","DEBUG cache key=page:home ttl=60","password must have at least 8 characters","Session closed: timeout=30","login: failed","INFO role=admin action=read"]}
        """#,
      gone: [],
      stays: [
        "2024-05-01 INFO Started Application in 2.4 seconds", "WARN user not found", "error: token expired",
        "DEBUG cache key=page:home ttl=60", "password must have at least 8 characters", "Session closed: timeout=30",
        "login: failed", "INFO role=admin action=read",
      ]),
    OwnShape(
      name: "lsp diagnostics",
      document: #"""
        {"diagnostics":[{"severity":1,"message":"unused variable 'x'","source":"eslint","code":"no-unused-vars"}]}
        """#,
      gone: [],
      stays: ["unused variable 'x'", "eslint", "no-unused-vars"]),
    OwnShape(
      name: "weather",
      document: #"""
        {"location":{"name":"Utrecht","country":"Netherlands"},"current":{"temp_c":11.5,"condition":{"text":"Partly cloudy","icon":"//cdn.weatherapi.com/116.png","code":1003},"wind_kph":13}}
        """#,
      gone: [],
      stays: ["Netherlands", "11.5", "Partly cloudy", "//cdn.weatherapi.com/116.png", "1003"]),
    OwnShape(
      name: "push badge",
      document: #"""
        {"aps":{"alert":{"title":"New message","body":"Open the app to read it"},"badge":3,"sound":"default"},"keyCode":65,"pw":320,"ph":200}
        """#,
      gone: [],
      stays: ["New message", "Open the app to read it", "default", "320", "200"]),
    OwnShape(
      name: "i18n",
      document: #"""
        {"translations":{"en":{"name":"Name","password":"Password","email":"E-mail address","street":"Street and number","birth_date":"Date of birth"},"fr":{"name":"Nom","password":"Mot de passe"}}}
        """#,
      gone: [],
      stays: ["Name", "Password", "E-mail address", "Street and number", "Date of birth", "Nom", "Mot de passe"]),
    OwnShape(
      name: "ab tests",
      document: #"""
        {"experiments":[{"name":"checkout_button","variants":["control","blue"],"traffic":0.5,"winner":null}],"user_segment":"returning","account_status":"active","card_type":"visa","address_type":"billing","phone_verified":true,"password_policy":"strong"}
        """#,
      gone: [],
      stays: ["checkout_button", "control", "blue", "0.5", "returning", "active", "visa", "billing", "strong"]),
    OwnShape(
      name: "harmless numbers",
      document: #"""
        {"order_number":"100048812","invoice":"INV-2024-0099","tracking":"JD014600006281230704","isbn":"978-3-16-148410-0","ean":"4006381333931","sku":"KX-4471-B","lat_ms":12.5,"version":"10.4.2","build":20240501,"epoch":1714550400,"hash":"5d41402abc4b2a76b9719d911017c592"}
        """#,
      gone: [],
      stays: [
        "100048812", "INV-2024-0099", "JD014600006281230704", "978-3-16-148410-0", "4006381333931", "KX-4471-B",
        "12.5", "10.4.2", "20240501", "1714550400", "5d41402abc4b2a76b9719d911017c592",
      ]),
    OwnShape(
      name: "titles",
      document: #"""
        {"movies":[{"title":"The Grand Budapest Hotel","year":2014},{"title":"Crazy Rich Asians"},{"title":"Before Sunset"}],"books":[{"title":"War and Peace"},{"title":"The Old Man and the Sea"}],"songs":["Here Comes the Sun","Sweet Home Alabama"]}
        """#,
      gone: [],
      stays: [
        "The Grand Budapest Hotel", "2014", "Crazy Rich Asians", "Before Sunset", "War and Peace",
        "The Old Man and the Sea", "Here Comes the Sun", "Sweet Home Alabama",
      ]),
    OwnShape(
      name: "geo harmless",
      document: #"""
        {"bbox_px":[10.5,20.25,300.0,150.75],"transform":"translate(12.50,8.75)","ratio":0.3333333,"scores":[0.98765,0.12345],"embedding":[0.0123456,-0.0456789]}
        """#,
      gone: [],
      stays: [
        "10.5", "20.25", "300.0", "150.75", "translate(12.50,8.75)", "0.3333333", "0.98765", "0.12345", "0.0123456",
        "-0.0456789",
      ]),
    OwnShape(
      name: "docs harmless",
      document: #"""
        {"description":"Returns the user's name, e-mail and phone number.","example":"curl https://api.example.com/v1/users","note":"Bearer authentication is required","help":"Use --token to pass a token","summary":"Sets the password of an account"}
        """#,
      gone: [],
      stays: [
        "Returns the user's name, e-mail and phone number.", "curl https://api.example.com/v1/users",
        "Bearer authentication is required", "Use --token to pass a token", "Sets the password of an account",
      ]),
  ]
}
