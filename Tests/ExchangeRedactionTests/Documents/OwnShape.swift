import Testing

/// A document in a layout or language of its own, and what must become of it.
struct OwnShape: Sendable, CustomTestStringConvertible {
  var name: String
  var document: String
  /// Stands in no output, under no policy, in no coding.
  var gone: [String]
  /// Stands in what `detect` makes.
  var stays: [String]
  /// Stays under `detect` or not, but never under `strict`.
  var hidden: [String] = []

  var testDescription: String { name }

  static let all: [OwnShape] =
    standards + services + texts + languages + layouts + codings + nearMisses + envelopes + inner + world + lookAlikes
}
