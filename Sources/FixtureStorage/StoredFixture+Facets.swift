import LosslessJSON
import ShapeInference

extension StoredFixture {
  /// What the fixture shows, its listed values too: a body that shows no more need not be held. Throws `Finding`.
  package func facets(pins: [BodyPath: MapPin]) throws(Finding) -> Set<Facet> {
    guard let body else { return [] }
    let document = try SettingsFile(name: name.bodyPath, bytes: body, dialect: .strict).document
    let judged = JudgedBody(document, paths: exchange.paths, pins: pins)
    return judged.facets.union(judged.values)
  }
}
