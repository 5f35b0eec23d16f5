/// The results of a pure function for the keys that it was asked for.
///
/// It belongs to one thread at a time.
// Without the attribute, other modules would not see the bodies of its functions and could not specialise them.
@usableFromInline
package final class Cache<Key: Hashable, Value> {
  @usableFromInline var values: [Key: Value] = [:]

  /// Creates a cache without results.
  @inlinable package init() {}

  /// How many results there are.
  @inlinable package var count: Int { values.count }

  /// The value for a key, computed when it is asked for the first time.
  ///
  /// - Parameters:
  ///   - key: All that the value depends on.
  ///   - compute: Computes the value.
  /// - Returns: The value.
  @inlinable
  package func cached(_ key: Key, _ compute: () -> Value) -> Value {
    if let value = values[key] { return value }
    let value = compute()
    values[key] = value
    return value
  }
}
