import InterfaceSource
import Synchronization

/// A store of values with their observations.
protocol ValueStore: Sendable {
  /// Whether values are kept as they are, without encoding them.
  var keepsObjects: Bool { get }
  /// The first error while writing, or `nil` if all writes succeeded.
  var failure: EnvironmentError? { get }
  /// Returns the value of a key, or `nil` if there is none.
  func value(of key: Digest) -> KeptValue?
  func store(_ value: KeptValue, as key: Digest)
  /// Returns the indices of the blocks of a value whose answers are known to be unchanged.
  func unchangedBlocks(of key: Digest) -> Set<Int>
  /// Removes values if the store exceeds its size.
  func trim()
}

extension ResultCache: ValueStore {
  var keepsObjects: Bool { false }

  func unchangedBlocks(of key: Digest) -> Set<Int> { [] }

  func value(of key: Digest) -> KeptValue? {
    content(of: key, .value).flatMap { KeptValue($0) }
  }

  func store(_ value: KeptValue, as key: Digest) {
    // The run does not depend on the files of the cache that are replaced.
    InputFiles.noted { store(value.encoded, as: key, .value) }
  }
}

/// Values in the memory of a process that serves several runs.
///
/// Between the runs, the system reports which folders change (`FollowedFolders`), so that other
/// observations need no check. If it cannot, each run checks all of them.
package final class ValueMemory: ValueStore {
  /// What is known about a block of observations.
  private enum Block {
    /// It is new, or a change was reported.
    case unknown
    /// It must be checked in each run: the system would not report all changes, or an answer is
    /// already another one.
    case unfollowed
    /// Every change is reported in one of the folders, which have not changed since it was checked.
    case unchanged(folders: Set<Int32>)
  }

  private struct State {
    var values: [Digest: KeptValue] = [:]
    /// The size of the values, in bytes.
    var size = 0
    /// What is known about the blocks of each value.
    var blocks: [Digest: [Block]] = [:]
    #if os(Linux)
      var folders: FollowedFolders?
    #endif

    mutating func store(_ value: KeptValue, as key: Digest) {
      if let old = values.updateValue(value, forKey: key) {
        size -= old.size
        if old.blocks.count != value.blocks.count {
          blocks[key] = nil
        } else if let known = blocks[key] {
          blocks[key] = known.indices.map {
            old.blocks[$0] == value.blocks[$0] ? known[$0] : .unknown
          }
        }
      }
      size += value.size
    }
  }

  /// The maximum size, in bytes, after which everything is computed again.
  private static let limit = 1 << 27
  private let state = Mutex(State())

  package init() {}

  var keepsObjects: Bool { true }
  var failure: EnvironmentError? { nil }

  func value(of key: Digest) -> KeptValue? { state.withLock { $0.values[key] } }

  func store(_ value: KeptValue, as key: Digest) {
    state.withLock { $0.store(value, as: key) }
  }

  func unchangedBlocks(of key: Digest) -> Set<Int> {
    state.withLock { state in
      var unchanged: Set<Int> = []
      for (index, block) in (state.blocks[key] ?? []).enumerated() {
        if case .unchanged = block { unchanged.insert(index) }
      }
      return unchanged
    }
  }

  package func trim() {
    state.withLock { if $0.size > Self.limit { $0 = State() } }
  }
}

#if os(Linux)
  extension ValueMemory {
    /// Takes note of the changes that the system has reported.
    ///
    /// Changes during a run count for the next one.
    package func startRun() {
      state.withLock { state in
        guard let changed = state.folders?.changed() else {
          state.folders = nil
          state.blocks = [:]
          return
        }
        guard !changed.isEmpty else { return }
        state.blocks = state.blocks.mapValues { blocks in
          blocks.map {
            if case .unchanged(let folders) = $0, !folders.isDisjoint(with: changed) {
              return .unknown
            }
            return $0
          }
        }
      }
    }

    /// Follows the folders of all observations, and checks those that were not followed before.
    package func followFolders() {
      state.withLock { state in
        guard let folders = state.folders ?? FollowedFolders() else { return }
        state.folders = folders
        let stamps = StampReader()
        for (key, value) in state.values {
          var blocks = value.blocks
          var known = state.blocks[key] ?? Array(repeating: .unknown, count: blocks.count)
          let unknown = known.indices.filter {
            if case .unknown = known[$0] { true } else { false }
          }
          guard !unknown.isEmpty else { continue }
          for index in unknown {
            known[index] = .unfollowed
            // The folders are followed first, so that no change is missed.
            guard let reporting = folders.folders(ofBlock: blocks[index]),
              let renewed = Trace.renewed(blocks[index], stamps)
            else { continue }
            blocks[index] = renewed
            known[index] = .unchanged(folders: reporting)
          }
          state.store(value.with(blocks), as: key)
          state.blocks[key] = known
        }
      }
    }
  }

  extension FollowedFolders {
    /// Returns the folders in which each change of the answers of a block is reported, or `nil` if
    /// some would not be.
    fileprivate func folders(ofBlock block: [UInt8]) -> Set<Int32>? {
      guard let observations = try? ObservationReader.observations(block) else { return nil }
      var found: Set<Int32> = []
      for observation in observations {
        guard let folders = folders(of: observation) else { return nil }
        found.formUnion(folders)
      }
      return found
    }
  }
#else
  extension ValueMemory {
    /// Does nothing where the system reports no changes.
    package func startRun() {}

    /// Does nothing where the system reports no changes.
    package func followFolders() {}
  }
#endif

extension KeptValue {
  /// The size in memory, in bytes; that of an object is estimated.
  ///
  /// Most objects are lists of paths that were given or found.
  fileprivate var size: Int {
    let observed = blocks.reduce(0) { $0 + $1.count }
    return value.count + observed + (object == nil ? 0 : objectSize + 2 * observed)
  }
}
