import Foundation

/// What a customer ordered.
struct Order: Decodable, Identifiable {
  /// How far an order is; this release of the app knows no other state.
  enum Status: String, Decodable {
    case new, paid, shipped, refunded
  }

  enum Currency: String, Decodable {
    case eur = "EUR"
    case usd = "USD"
    case gbp = "GBP"
  }

  struct Line: Decodable {
    let sku: String
    let qty: Int
    let price: Decimal
  }

  /// What `expand=customer` adds.
  struct Expand: Decodable {
    let customer: Customer
  }

  enum CodingKeys: String, CodingKey {
    case id, number, customer, currency, status, items, note, webhook, expand, created
    case totalCents = "total_cents"
    case receiptToken = "receipt_token"
  }

  let id: String
  let number: String
  /// The customer's id.
  let customer: Customer.ID
  let totalCents: Int
  let currency: Currency
  let status: Status
  let items: [Line]
  let note: String
  let receiptToken: String
  let webhook: URL
  let expand: Expand?
  let created: Date
}
