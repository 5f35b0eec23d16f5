/// An optional value stored out of line, in the size of a reference: most results have few of their
/// parts.
// Without the attributes, other modules could not specialize its functions.
@propertyWrapper
@usableFromInline
package struct Indirect<Value> {
  // Contains one element or none.
  @usableFromInline var storage: [Value] = []

  @inlinable package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  @inlinable package var wrappedValue: Value? {
    get { storage.first }
    set { storage = newValue.map { [$0] } ?? [] }
  }
}

extension Indirect: Sendable where Value: Sendable {}
