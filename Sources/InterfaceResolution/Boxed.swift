/// A large value stored behind a reference, so that values that contain it are cheap to copy.
///
/// Copies share the value until one of them changes it. The type is public so that its inlinable
/// members are specialized for each kind of value in other targets as well.
@propertyWrapper public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The reference-counted storage of the value.
  public final class Storage: Sendable {
    /// The value.
    public let value: Value

    /// Creates storage for a value.
    @inlinable public init(_ value: Value) { self.value = value }
  }

  /// The storage, which may be shared.
  public var storage: Storage

  /// Creates a box that stores a value.
  @inlinable public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value; a mutation copies it into new storage.
  @inlinable public var wrappedValue: Value {
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  /// Returns whether two boxes contain equal values.
  @inlinable public static func == (lhs: Boxed, rhs: Boxed) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.value == rhs.storage.value
  }

  /// Hashes the value.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
