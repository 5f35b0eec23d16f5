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
  /// Removes values if the store exceeds its size.
  func trim()
}

extension ResultCache: ValueStore {
  var keepsObjects: Bool { false }

  func value(of key: Digest) -> KeptValue? {
    content(of: key, .value).flatMap { KeptValue($0) }
  }

  func store(_ value: KeptValue, as key: Digest) {
    // The run does not depend on the files of the cache that are replaced.
    InputFiles.noted { store(value.encoded, as: key, .value) }
  }
}

/// Values in the memory of a process that serves several runs.
package final class ValueMemory: ValueStore {
  private struct State {
    var values: [Digest: KeptValue] = [:]
    /// The size of the observations and encoded values, in bytes.
    var size = 0
  }

  /// The maximum size, in bytes, after which everything is computed again.
  private static let limit = 1 << 27
  private let state = Mutex(State())

  package init() {}

  var keepsObjects: Bool { true }
  var failure: EnvironmentError? { nil }

  func value(of key: Digest) -> KeptValue? { state.withLock { $0.values[key] } }

  func store(_ value: KeptValue, as key: Digest) {
    state.withLock { state in
      if let old = state.values.updateValue(value, forKey: key) { state.size -= old.size }
      state.size += value.size
    }
  }

  package func trim() {
    state.withLock { if $0.size > Self.limit { $0 = State() } }
  }
}

extension KeptValue {
  /// The size in memory, in bytes, without the object.
  fileprivate var size: Int { value.count + blocks.reduce(0) { $0 + $1.count } }
}
