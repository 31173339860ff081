import LosslessJSON

/// Values as they stand on the wire, so that a test survives a new recording: it compares with what came, not with a
/// literal. Places are JSON Pointers (RFC 6901): `/items/0/tier`.
///
/// A place that the body lacks, or that holds another kind, is recorded as a failure of the running test and gives nil.
extension Fixture {
  /// The string at a place, escapes resolved.
  public func string(
    at place: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    wire(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try $0.string(at: place) }
  }

  /// The integer at a place. `1.0` and `1e3` are fractions; read those with `number(at:)`.
  public func int(
    at place: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Int? {
    wire(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try $0.int(at: place) }
  }

  /// The number at a place, however it is spelled.
  public func number(
    at place: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Double? {
    wire(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try $0.number(at: place) }
  }

  /// The boolean at a place.
  public func bool(
    at place: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool? {
    wire(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try $0.bool(at: place) }
  }

  /// Whether null stands at a place.
  public func isNull(
    at place: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool? {
    wire(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try $0.isNull(at: place) }
  }

  /// How many elements or members the array or object at a place has.
  public func count(
    at place: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Int? {
    wire(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try $0.count(at: place) }
  }

  /// Whether the body has a place, null included.
  public func contains(
    at place: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool? {
    wire(CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { try $0.contains(at: place) }
  }

  /// Reads, and turns what is thrown into a failure of the running test.
  private func wire<T>(_ site: CallSite, _ read: (WireBody) throws -> T) -> T? {
    do {
      return try read(WireBody(fixture: self))
    } catch let finding as Finding {
      site.fail(finding)
    } catch {
      site.fail(Finding("wire", .error, file: name + ".json", "the body can't be read: \(type(of: error))"))
    }
    return nil
  }
}
