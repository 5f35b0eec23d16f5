/// An optional value stored out of line, in the size of a reference: most results have few of their
/// parts.
@propertyWrapper struct Indirect<Value> {
  // Contains one element or none.
  private var storage: [Value] = []

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  var wrappedValue: Value? {
    get { storage.first }
    set { storage = newValue.map { [$0] } ?? [] }
  }
}

extension Indirect: Sendable where Value: Sendable {}
