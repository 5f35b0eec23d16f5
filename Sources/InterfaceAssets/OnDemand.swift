import Synchronization

/// A value that is computed when it is first requested, by one thread.
final class OnDemand<Value: Sendable>: Sendable {
  private let compute: @Sendable () -> Value
  private let computed = Mutex<Value?>(nil)

  init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

  /// The value.
  var value: Value {
    computed.withLock { computed in
      if let computed { return computed }
      let value = compute()
      computed = value
      return value
    }
  }
}
