/// A large value behind a reference: what holds it is cheap to hand around.
///
/// Copies share the value until one of them changes it. Public, so that what is inlinable is made for each kind of value in other
/// targets as well.
@propertyWrapper public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What holds the value.
  public final class Storage: Sendable {
    public let value: Value

    @inlinable public init(_ value: Value) { self.value = value }
  }

  /// Where the value is.
  public var storage: Storage

  @inlinable public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  @inlinable public var wrappedValue: Value {
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  @inlinable public static func == (lhs: Boxed, rhs: Boxed) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.value == rhs.storage.value
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
