// The door to threads of this target.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Does pieces of work that need nothing of each other on several threads, the caller's among them.
///
/// Threads and no tasks: a run is redacted by one call that waits, and its pieces are long. What comes out does not depend
/// on which thread did which piece, since the results are given in the order of the pieces.
struct WorkerThreads: Sendable {
  /// Threads, one at least.
  let count: Int

  init(_ count: Int) { self.count = max(1, count) }

  /// As many as there are processors; more than this gain nothing, since the parts between are done by one.
  static var processors: Int { min(16, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// `work` gets the number of its piece and that of the worker, below `count`: no two pieces have one worker at a time.
  func map<Result>(_ pieces: Int, _ work: (_ piece: Int, _ worker: Int) -> Result) -> [Result] {
    if min(count, pieces) < 2 { return (0..<pieces).map { work($0, 0) } }
    var results = [Result?](repeating: nil, count: pieces)
    results.withUnsafeMutableBufferPointer { results in
      let slots = results
      withoutActuallyEscaping(work) { work in
        let queue = PieceQueue(pieces) { slots[$0] = work($0, $1) }
        let others = (1..<min(count, pieces)).compactMap { queue.start(worker: $0) }
        queue.run(worker: 0)
        for thread in others { pthread_join(thread, nil) }
      }
    }
    return results.compactMap { $0 }
  }

  /// The same for work on parts of a long list of nearly equal pieces.
  func flatMap<Result>(_ count: Int, inPartsOf size: Int, _ work: (Range<Int>) -> [Result]) -> [Result] {
    let starts = Array(stride(from: 0, to: count, by: size))
    return map(starts.count) { piece, _ in work(starts[piece]..<min(count, starts[piece] + size)) }.flatMap { $0 }
  }
}

/// Pieces of work that threads take one after the other. Unchecked: only `next` is shared, and it has a lock.
private final class PieceQueue: @unchecked Sendable {
  private let count: Int
  private let work: (Int, Int) -> Void
  private var next = 0
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ count: Int, _ work: @escaping (Int, Int) -> Void) {
    self.count = count
    self.work = work
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Works until no piece is left.
  func run(worker: Int) {
    while let piece = take() { work(piece, worker) }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }

  private final class Start {
    let queue: PieceQueue
    let worker: Int

    init(_ queue: PieceQueue, _ worker: Int) {
      self.queue = queue
      self.worker = worker
    }
  }

  /// Deep documents need deep stacks; on some systems threads get little.
  private static let stackSize = 8 << 20

  /// Nil if the system has no thread left: then the others do its pieces. Signals are the caller's.
  func start(worker: Int) -> pthread_t? {
    let start = Unmanaged.passRetained(Start(self, worker))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        // Optional on Linux only.
        let argument: UnsafeMutableRawPointer? = argument
        if let argument {
          let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
          start.queue.run(worker: start.worker)
        }
        return nil
      }, start.toOpaque())
    if status != 0 {
      start.release()
      return nil
    }
    return thread
  }
}
