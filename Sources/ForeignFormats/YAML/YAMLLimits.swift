/// Bounds on a YAML text, so that none can exhaust stack, memory or time.
struct YAMLLimits: Sendable {
  /// Sequences and mappings inside each other: what JSON may have, too.
  var depth = 512
  var bytes = 64 << 20
  /// Values and names of the text, with every member that a merge key brings: an alias costs one, whatever it stands for.
  var nodes = 2_000_000
  /// Handles for tags: libyaml holds each against all before it, before it gives the first event.
  var tagHandles = 100
}
