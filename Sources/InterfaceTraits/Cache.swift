/// A cache of the results of a pure function, by key.
///
/// A cache must be used by one thread at a time.
// Without the attribute, other modules would not see the bodies of its functions and could not specialize them.
@usableFromInline
package final class Cache<Key: Hashable, Value> {
  @usableFromInline var values: [Key: Value] = [:]

  @inlinable package init() {}

  /// The number of cached results.
  @inlinable package var count: Int { values.count }

  /// Returns the value for a key, which is computed on the first request.
  ///
  /// - Parameters:
  ///   - key: The key, which contains everything on which the value depends.
  ///   - compute: A closure that computes the value.
  /// - Returns: The value.
  @inlinable
  package func cached(_ key: Key, _ compute: () -> Value) -> Value {
    if let value = values[key] { return value }
    let value = compute()
    values[key] = value
    return value
  }
}
