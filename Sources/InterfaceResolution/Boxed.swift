/// A large value behind a reference: what holds it is cheap to hand around.
///
/// Copies share the value until one of them changes it.
@propertyWrapper package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield storage.value }
    set { storage = Storage(newValue) }
  }

  package static func == (lhs: Boxed, rhs: Boxed) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.value == rhs.storage.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
