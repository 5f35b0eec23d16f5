/// An optional value that takes no more room than a reference where it stands: most results have none of most of their parts.
@propertyWrapper struct Apart<Value> {
  // Of one element or none.
  private var storage: [Value] = []

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  var wrappedValue: Value? {
    get { storage.first }
    set { storage = newValue.map { [$0] } ?? [] }
  }
}

extension Apart: Sendable where Value: Sendable {}
