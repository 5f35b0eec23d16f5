import SystemCalls

/// A thread that performs one piece of work.
package struct WorkerThread {
  /// The work, behind a reference that can be passed to the system.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @Sendable @escaping () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts the work, or returns `nil` if no thread can be created.
  package init?(_ run: @Sendable @escaping () -> Void) {
    let work = Unmanaged.passRetained(Work(run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { Self.run($0) }, work.toOpaque())
      guard code == 0, let thread else {
        work.release()
        return nil
      }
    #else
      var thread = pthread_t()
      guard pthread_create(&thread, nil, { Self.run($0) }, work.toOpaque()) == 0 else {
        work.release()
        return nil
      }
    #endif
    self.thread = thread
  }

  /// Waits until the work is done.
  package func join() { pthread_join(thread, nil) }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
    return nil
  }
}
