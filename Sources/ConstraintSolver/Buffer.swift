/// Memory for plain values that grows and is reused from one solve to the next.
///
/// Access is not checked: only the solver's own loops use it, with indices that the system has
/// already validated.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first element.
  private(set) var base: UnsafeMutablePointer<Element>
  /// How many elements fit.
  private(set) var capacity: Int
  /// How many elements are in use.
  var count = 0

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// The element at `index`.
  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// The element at `index`.
  @inline(__always)
  subscript(index: Int32) -> Element {
    get { base[Int(index)] }
    nonmutating set { base[Int(index)] = newValue }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Makes room for `needed` elements, keeping those in use.
  @inline(__always)
  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  /// Makes exactly `needed` elements, all equal to `element`.
  mutating func fill(_ needed: Int, with element: Element) {
    reserve(needed)
    base.update(repeating: element, count: needed)
    count = needed
  }

  /// Makes the elements the same as another buffer's.
  mutating func copy(_ other: borrowing Buffer<Element>) {
    reserve(other.count)
    base.update(from: other.base, count: other.count)
    count = other.count
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    fresh.update(from: base, count: count)
    base.deallocate()
    base = fresh
    capacity = larger
  }
}
