/// One step through a YAML text, as libyaml's parser tells it.
struct YAMLEvent {
  enum Kind {
    case scalar(YAMLScalar)
    case alias(String)
    case sequenceStart, mappingStart, end
    case documentStart
    case streamEnd
    /// The start of the stream or the end of a document: nothing follows from it.
    case other
  }

  let kind: Kind
  /// The name by which aliases call the value.
  var anchor: String?
  var tag: String?
  let spot: YAMLSpot
}
