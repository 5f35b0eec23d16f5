import SystemCalls

/// Work on deeply nested documents, which takes more stack than every thread has.
///
/// Stages follow the nesting of views. Threads other than the first have as little as 512 kB, which is
/// enough for documents as people make them; what is nested more deeply has a stack of its own.
enum DeepStack {
  /// The nesting of elements up to which the caller's stack is used; one document of 3,874 has more than 31.
  static let shallow = 24
  /// More than the deepest document takes, also without optimisation; what is not used is not backed by
  /// memory.
  private static let bytes = 64 << 20

  /// Does work, on a stack of its own when a document is deep.
  static func run<Result>(isDeep: Bool, work: @escaping () -> Result) -> Result {
    guard isDeep else { return work() }
    let job = Job()
    var result: Result?
    job.work = { result = work() }
    job.runOnOwnStack()
    job.work = nil
    return result ?? work()
  }

  /// Work that one thread hands to another and waits for.
  private final class Job {
    var work: (() -> Void)?

    /// Does the work; nothing when there is no other thread to be had.
    func runOnOwnStack() {
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      guard pthread_attr_init(attributes) == 0 else { return }
      defer { pthread_attr_destroy(attributes) }
      guard pthread_attr_setstacksize(attributes, DeepStack.bytes) == 0 else { return }
      let job = Unmanaged.passUnretained(self).toOpaque()
      #if canImport(Darwin)
        var thread: pthread_t?
        let code = pthread_create(&thread, attributes, { Job.run($0) }, job)
        guard code == 0, let thread else { return }
      #else
        var thread = pthread_t()
        guard pthread_create(&thread, attributes, { Job.run($0) }, job) == 0 else { return }
      #endif
      pthread_join(thread, nil)
    }

    private static func run(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let job { Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().work?() }
      return nil
    }
  }
}
