/// A large value behind a reference: what holds it is cheap to hand around.
///
/// Copies share the value until one of them changes it. What is inlinable is made for each kind of value.
@propertyWrapper package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What holds the value.
  package final class Storage: Sendable {
    package let value: Value

    @inlinable package init(_ value: Value) { self.value = value }
  }

  /// Where the value is.
  package var storage: Storage

  @inlinable package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  @inlinable package var wrappedValue: Value {
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  @inlinable package static func == (lhs: Boxed, rhs: Boxed) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.value == rhs.storage.value
  }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
