/// The results of a pure function for the keys that it was asked for.
///
/// It belongs to one thread at a time.
final class Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]

  /// The value for a key, computed when it is asked for the first time.
  ///
  /// - Parameters:
  ///   - key: All that the value depends on.
  ///   - compute: Computes the value.
  /// - Returns: The value.
  func cached(_ key: Key, _ compute: () -> Value) -> Value {
    if let value = values[key] { return value }
    let value = compute()
    values[key] = value
    return value
  }
}
