/// Why the server could not listen.
package enum LoopbackFailure: Error, Sendable, Equatable, CustomStringConvertible {
  case portInUse(port: UInt16)
  case refused(port: UInt16, reason: String)
  case noDescriptors(port: UInt16)
  case noThreads(port: UInt16)

  package var description: String {
    switch self {
    case .portInUse(let port): "port \(port) of 127.0.0.1 is in use"
    case .refused(let port, let reason): "cannot listen on port \(port) of 127.0.0.1: \(reason)"
    case .noDescriptors(let port): "cannot listen on port \(port) of 127.0.0.1: no file descriptors left"
    case .noThreads(let port): "cannot listen on port \(port) of 127.0.0.1: no threads left"
    }
  }
}
