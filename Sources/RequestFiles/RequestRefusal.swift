import LosslessJSON

/// Why nothing is sent at all: every error found, in order of files and lines.
package struct RequestRefusal: Error, Sendable {
  package var findings: [Finding]

  package init(_ findings: [Finding]) { self.findings = findings }
}
