internal import Synchronization

/// Memory of solvers that are gone, for those that come.
///
/// A solver has some hundred buffers, and to allocate those that a small system needs costs more than to solve it. A core forgets what it solved;
/// that no result depends on what was solved before is tested.
enum SpareCores {
  /// The most cores that are kept; more solvers at a time than these begin with new memory.
  private static let most = 8
  /// The largest system, in variables and terms of constraints, whose solver's memory is kept: some hundred kilobytes.
  static let largestSystem = 2_048

  /// Cores that nobody else knows of.
  private struct Kept: @unchecked Sendable {
    var cores: [UnsafeMutablePointer<SolverCore>] = []
  }

  private static let kept = Mutex(Kept())

  /// A core that has solved nothing, or has forgotten it.
  static func take() -> UnsafeMutablePointer<SolverCore> {
    if let core = kept.withLock({ $0.cores.popLast() }) { return core }
    let core = UnsafeMutablePointer<SolverCore>.allocate(capacity: 1)
    core.initialize(to: SolverCore())
    return core
  }

  /// Keeps a core that nobody needs any more, or frees it.
  static func give(_ core: UnsafeMutablePointer<SolverCore>) {
    if core.pointee.largestSystem <= largestSystem {
      core.pointee.forget()
      let isKept = kept.withLock { kept in
        guard kept.cores.count < most else { return false }
        kept.cores.append(core)
        return true
      }
      if isKept { return }
    }
    core.deinitialize(count: 1)
    core.deallocate()
  }
}
