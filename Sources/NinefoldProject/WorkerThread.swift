import SystemCalls

/// A thread that performs one piece of work.
package struct WorkerThread {
  /// The work, behind a reference that can be passed to the system.
  private final class Job: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @Sendable @escaping () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts the work, or returns `nil` if no thread can be created.
  package init?(_ run: @Sendable @escaping () -> Void) {
    let job = Unmanaged.passRetained(Job(run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { Self.run($0) }, job.toOpaque())
      guard code == 0, let thread else {
        job.release()
        return nil
      }
    #else
      var thread = pthread_t()
      guard pthread_create(&thread, nil, { Self.run($0) }, job.toOpaque()) == 0 else {
        job.release()
        return nil
      }
    #endif
    self.thread = thread
  }

  /// Waits until the work is done.
  package func join() { pthread_join(thread, nil) }

  private static func run(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
    return nil
  }
}
