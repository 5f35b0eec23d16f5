import SystemCalls

/// Runs work on deeply nested documents, which needs more stack than every thread has.
///
/// Stages recurse over nested views. Threads other than the first have as little as 512 kB of
/// stack, which suffices for real documents; more deeply nested ones run on a separate stack.
enum DeepStack {
  /// The maximum nesting of elements for which the caller's stack is used; one document of 3,874 is
  /// nested more than 31 deep.
  static let shallow = 24
  /// The size of the separate stack, more than the deepest document needs even without
  /// optimization; unused pages are not backed by memory.
  private static let bytes = 64 << 20

  /// Runs work, on a separate stack if the document is deep.
  static func run<Result>(isDeep: Bool, work: @escaping () -> Result) -> Result {
    guard isDeep else { return work() }
    let job = Job()
    var result: Result?
    job.work = { result = work() }
    job.runOnOwnStack()
    job.work = nil
    return result ?? work()
  }

  /// Work that one thread passes to another and waits for.
  private final class Job {
    var work: (() -> Void)?

    /// Runs the work on a new thread, or returns without running it if no thread can be created.
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
