import ExchangeTypes
import LosslessJSON
import ShapeInference

/// What one environment's redaction depends on beside its exchanges; all of it given as values.
package struct RedactionSettings: Sendable {
  /// In which other places an original gets the same pseudonym.
  package enum Scope: String, Sendable {
    case environment, store

    /// What stands before a value in the seed of its pseudonym.
    func text(in environment: String) -> String { self == .store ? "store" : "environment " + environment }
  }

  package enum Layout: String, Sendable {
    /// White space for reviewers: two spaces a level.
    case indented
    /// White space as it came.
    case verbatim
  }

  /// Fixtures that are judged together.
  package struct ClassKey: Sendable, Hashable {
    package var endpoint: String
    package var statusClass: StatusClass

    package init(endpoint: String, statusClass: StatusClass) {
      self.endpoint = endpoint
      self.statusClass = statusClass
    }
  }

  package var environment: String
  /// Real people's data: objects whose names can't be told from values are held back.
  package var isReal = true
  /// The environment's own hosts: `api.example` inside bodies, `{{host}}` in header fields and redirects.
  package var ownHosts: [HostPort] = []
  /// Seconds since 1970; protocol clocks move from here. Only its day is written.
  package var recordedAt: Int
  package var key: [UInt8]
  package var keyID: String
  package var scope = Scope.environment
  package var layout = Layout.indented
  /// Nil keeps all elements of all arrays.
  package var thinning: Thinning.Limits? = .standard
  package var catalogue: RuleCatalogue
  /// Raw values of String enums in the project's sources.
  package var models: Set<String> = []
  /// Enum and const values of the given OpenAPI documents.
  package var openapi: Set<String> = []
  /// Member names vouched by models and OpenAPI documents.
  package var vouchedNames: Set<String> = []
  package var decisions = Decisions()
  /// Endpoint → path → a person's pin of `cameo.jsonc`.
  package var pins: [String: [BodyPath: MapPin]] = [:]
  /// Facets of the fixtures in the store, made with the same pins; a key without facets tells of a fixture without body.
  package var storedFacets: [ClassKey: Set<Facet>] = [:]
  /// Forms of the fixtures in the store that hold bodies which are no JSON.
  package var storedStrings: [ClassKey: StringBody] = [:]
  /// Shapes of outdated fixtures, made with the same pins: bodies of them are held, whatever they show.
  package var outdatedShapes: [ClassKey: [Shape]] = [:]
  /// Bytes of bodies that are held for redaction.
  package var heldBytes = 256 << 20
  package var bodyLimits = JSONLimits.standard
  /// What must never be written: values of the private file, `$processEnv`, `$dotenv`, commands, captures.
  package var secrets: [(name: String, value: String)] = []
  /// Threads that share the work; what comes out is the same for any number.
  package var workers = WorkerThreads.processors

  package init(environment: String, recordedAt: Int, key: [UInt8], keyID: String, catalogue: RuleCatalogue) {
    self.environment = environment
    self.recordedAt = recordedAt
    self.key = key
    self.keyID = keyID
    self.catalogue = catalogue
  }

  package var day: CalendarDay { CalendarDay(secondsSince1970: recordedAt) }
}
