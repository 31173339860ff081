import LosslessJSON

/// What became of one document.
package enum RedactedDocument: Sendable {
  case written([UInt8])
  /// Nothing of it may be written; the finding says why, and holds no value.
  case refused(Finding)
}
