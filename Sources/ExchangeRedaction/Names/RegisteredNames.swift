/// Names that are URNs and URLs of registers, brought to the word that they stand for: SAML, SCIM and FHIR use them.
enum RegisteredNames {
  /// `urn:oid:2.5.4.42` → `givenName`, `http://…/claims/surname` → `surname`; others as they are.
  static func plain(_ name: String) -> String {
    guard name.utf8.count >= 8, name.utf8.contains(UInt8(ascii: ":")) || isNumbers(name) else { return name }
    let last = name.utf8.split { $0.isOne(of: "/#:") }.last.flatMap { String($0) } ?? name
    if let known = attributes[last] { return known }
    let isURL = name.firstRange(ofASCII: "://") != nil
    return isURL && last.utf8.contains(where: \.isLetter) && name.utf8.last != UInt8(ascii: "/") ? last : name
  }

  private static func isNumbers(_ name: String) -> Bool { name.utf8.allSatisfy { $0.isDigit || $0 == 0x2E } }

  /// Attributes of persons in directories (RFC 4519, RFC 4524, eduPerson) by their object identifiers, and the numbers
  /// by which health records name the registers of persons.
  private static let attributes = [
    "2.5.4.3": "common name of person", "2.5.4.4": "surname", "2.5.4.42": "givenName", "2.5.4.20": "telephoneNumber",
    "2.5.4.9": "streetAddress", "2.5.4.7": "locality", "2.5.4.17": "postalCode", "2.5.4.16": "postalAddress",
    "0.9.2342.19200300.100.1.1": "uid", "0.9.2342.19200300.100.1.3": "mail", "0.9.2342.19200300.100.1.41": "mobile",
    "2.16.840.1.113730.3.1.241": "displayName", "2.16.840.1.113730.3.1.3": "employeeNumber",
    "1.3.6.1.4.1.5923.1.1.1.6": "principal name", "1.3.6.1.4.1.5923.1.1.1.10": "name id",
    "1.3.6.1.4.1.25178.1.2.3": "dateOfBirth", "2.16.840.1.113883.4.1": "ssn",
    "2.16.840.1.113883.4.3": "driver license", "2.16.840.1.113883.2.4.6.3": "bsn",
    "2.16.840.1.113883.2.1.4.1": "nhs number", "1.2.276.0.76.4.8": "insurance number",
  ]

  /// Whether a code system names diseases, findings or medicines: SNOMED CT, ICD, LOINC, RxNorm, ATC.
  static func isOfHealth(_ system: String) -> Bool {
    let system = system.lowercased()
    return healthSystems.contains { system.utf8.count <= 128 && system.contains($0) }
  }

  /// What is told in words of such a system is called.
  static let healthName = "health condition"

  private static let healthSystems = [
    "snomed", "/icd", "icd-10", "icd10", "icd-9", "rxnorm", "loinc.org", "/atc", "/cvx", "2.16.840.1.113883.6.",
  ]

  /// What an identifier's kind in health records is called (HL7, table 0203).
  static let identifierKinds = [
    "MR": "medical record number", "MRT": "medical record number", "PI": "patient number", "PT": "patient number",
    "SS": "ssn", "PPN": "passport number", "DL": "driver license", "NI": "national id", "NIIP": "national id",
    "NNxxx": "national id", "TAX": "tax id", "HC": "health card number", "MB": "member number", "SN": "subscriber id",
    "EN": "employee number", "PN": "patient number", "AN": "account number", "BC": "card number", "CZ": "national id",
    "NPI": "npi", "MCN": "health card number", "MCR": "medicare", "ACSN": "patient number",
  ]
}
