import Synchronization

import SystemCalls

/// Distributes work on many documents over all cores; this is the tool's only concurrency.
///
/// The calling thread is one of the workers. If one is enough, no thread is started and the
/// allocator takes no locks.
package enum Workers {
  /// The number of cores available to this process, which the system reads from a file.
  private static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Maps jobs to results in the order of the jobs, independently of the number of workers.
  ///
  /// - Parameters:
  ///   - jobs: The work.
  ///   - count: The maximum number of workers, or `nil` for one per core.
  ///   - worker: A function that creates a worker function, which receives each job and its index.
  /// - Returns: A result for each job.
  package static func map<Job: Sendable, Result: Sendable>(
    _ jobs: [Job], count: Int?, worker: @Sendable @escaping () -> (_ index: Int, Job) -> Result
  ) -> [Result] {
    let count = jobs.count > 1 ? count ?? coreCount : 1
    guard count > 1 else {
      // A loop, because `map` looks up conformances at run time here, where the types are not known.
      let work = worker()
      var results: [Result] = []
      results.reserveCapacity(jobs.count)
      for index in jobs.indices { results.append(work(index, jobs[index])) }
      return results
    }
    return Array(unsafeUninitializedCapacity: jobs.count) { results, resultCount in
      let queue = Queue(jobs)
      let buffer = ResultBuffer(results)
      let files = InputFiles.current.get()
      let run: @Sendable () -> Void = {
        InputFiles.current.withValue(files) {
          let work = worker()
          while let (index, job) = queue.next() { buffer.fill(index, with: work(index, job)) }
        }
      }
      let threads = (1..<min(count, jobs.count)).compactMap { _ in WorkerThread(run) }
      run()
      for thread in threads { thread.join() }
      resultCount = jobs.count
    }
  }

  /// A queue that returns each job once.
  private final class Queue<Job: Sendable>: Sendable {
    private let jobs: [Job]
    private let claimed = Atomic(0)

    init(_ jobs: [Job]) { self.jobs = jobs }

    func next() -> (Int, Job)? {
      let index = claimed.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < jobs.count ? (index, jobs[index]) : nil
    }
  }

  /// The storage of the results; each worker writes only to the indices that the queue returned to
  /// it.
  private struct ResultBuffer<Result: Sendable>: @unchecked Sendable {
    private let results: UnsafeMutableBufferPointer<Result>

    init(_ results: UnsafeMutableBufferPointer<Result>) { self.results = results }

    func fill(_ index: Int, with result: Result) {
      results.initializeElement(at: index, to: result)
    }
  }
}
