/// A large value behind a reference: what holds it is cheap to hand around.
///
/// Copies share the value until one of them changes it. Public, so that what is inlinable is made for each kind of value in other
/// targets as well.
@propertyWrapper public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What holds the value.
  public final class Storage: Sendable {
    /// The value.
    public let value: Value

    /// Holds a value.
    @inlinable public init(_ value: Value) { self.value = value }
  }

  /// Where the value is.
  public var storage: Storage

  /// Puts a value behind a reference.
  @inlinable public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value; a change makes storage of its own.
  @inlinable public var wrappedValue: Value {
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  /// Whether two hold the same value.
  @inlinable public static func == (lhs: Boxed, rhs: Boxed) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.value == rhs.storage.value
  }

  /// Hashes the value.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
