import Foundation

/// A person of the directory (RFC 7643, section 4.1), as Canaille 0.0 sends one: each address says whether it is the
/// first.
struct SCIMUser: Decodable, Identifiable {
  struct Name: Decodable {
    let givenName: String
    let familyName: String
    let formatted: String
  }

  /// An e-mail address or a telephone number.
  struct Contact: Decodable {
    let value: String
    let primary: Bool
  }

  struct Group: Decodable {
    enum CodingKeys: String, CodingKey {
      case value, display
      case ref = "$ref"
    }

    let value: String
    let display: String
    let ref: URL
  }

  struct Meta: Decodable {
    let resourceType: String
    let created: Date
    let lastModified: Date
    let location: URL
  }

  struct Work: Decodable {
    let employeeNumber: String
    let department: String
    let organization: String
  }

  enum CodingKeys: String, CodingKey {
    case schemas, id, userName, displayName, name, emails, phoneNumbers, groups, meta
    case work = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"
  }

  let schemas: [String]
  let id: String
  let userName: String
  let displayName: String
  let name: Name
  let emails: [Contact]
  let phoneNumbers: [Contact]
  /// Absent for who is in no group.
  let groups: [Group]?
  let meta: Meta
  let work: Work
}
