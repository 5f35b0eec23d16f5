#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization

/// Runs work over many documents on all cores; this is the only concurrency of the tool.
///
/// The calling thread is one of the workers: where one is enough no thread is started, and the allocator takes no locks.
enum Workers {
  /// The number of cores that this process may use.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Maps jobs to results, in the order of the jobs whatever the number of workers.
  ///
  /// - Parameters:
  ///   - jobs: The work.
  ///   - count: How many workers there are at most.
  ///   - worker: Does jobs, one after another, until the function that it is given has no more.
  /// - Returns: A result for each job.
  static func map<Job: Sendable, Result: Sendable>(
    _ jobs: [Job], count: Int,
    worker: @Sendable @escaping (_ next: () -> (Int, Job)?) -> [(Int, Result)]
  ) -> [Result] {
    guard jobs.count > 1, count > 1 else {
      var rest = jobs.enumerated().makeIterator()
      return worker { rest.next().map { ($0.offset, $0.element) } }.map(\.1)
    }
    let queue = Queue(jobs)
    let results = Results<Result>()
    let work: @Sendable () -> Void = { results.add(worker { queue.next() }) }
    let threads = (1..<min(count, jobs.count)).compactMap { _ in WorkerThread(work) }
    work()
    for thread in threads { thread.join() }
    return results.all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Hands out each job once.
  private final class Queue<Job: Sendable>: Sendable {
    private let jobs: [Job]
    private let taken = Atomic(0)

    init(_ jobs: [Job]) { self.jobs = jobs }

    func next() -> (Int, Job)? {
      let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < jobs.count ? (index, jobs[index]) : nil
    }
  }

  /// Gathers what workers made.
  private final class Results<Result: Sendable>: Sendable {
    private let parts = Mutex<[(Int, Result)]>([])

    var all: [(Int, Result)] { parts.withLock(\.self) }

    func add(_ part: [(Int, Result)]) { parts.withLock { $0 += part } }
  }
}
