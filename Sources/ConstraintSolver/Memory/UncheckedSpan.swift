/// Trivial values in memory that another value owns.
///
/// This is the only type of the module that reads and writes memory without bounds checks: debug
/// builds assert every index, release builds trust it. The memory must outlive the span, and a
/// `Buffer` must not grow while a span of it is in use.
struct UncheckedSpan<Element: BitwiseCopyable>: BitwiseCopyable {
  private let start: UnsafeMutablePointer<Element>
  /// The number of elements.
  let count: Int

  @inline(__always)
  init(start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  /// Creates a span of the elements of an array, which has an address even if it is empty.
  @inline(__always)
  init(_ elements: UnsafeMutableBufferPointer<Element>) {
    self.init(start: elements.baseAddress.unsafelyUnwrapped, count: elements.count)
  }

  /// Creates a span of the elements of an array that must only be read.
  @inline(__always)
  init(reading elements: UnsafeBufferPointer<Element>) {
    self.init(UnsafeMutableBufferPointer(mutating: elements))
  }

  /// Accesses the element at `index`.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index outside of memory")
      return start[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "index outside of memory")
      yield &start[index]
    }
  }

  /// Accesses the element at `index`.
  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  /// Returns `count` elements from `start` on.
  @inline(__always)
  func part(from start: Int, count: Int) -> UncheckedSpan {
    assert(start >= 0 && count >= 0 && start + count <= self.count, "part outside of memory")
    return UncheckedSpan(start: self.start + start, count: count)
  }

  /// Sorts the elements.
  func sort(by precedes: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: start, count: count)
    elements.sort(by: precedes)
  }

  /// Copies the elements of a span of the same length.
  @inline(__always)
  func copy(_ other: UncheckedSpan) {
    assert(other.count == count, "spans of different lengths")
    start.update(from: other.start, count: count)
  }

  /// Calls `body` with the elements as a span with bounds checks.
  @inline(__always)
  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    body(Span(_unsafeElements: UnsafeBufferPointer(start: start, count: count)))
  }
}

extension UncheckedSpan: Sequence {
  /// An iterator over the elements, in order.
  struct Iterator: IteratorProtocol {
    fileprivate var current: UnsafeMutablePointer<Element>
    fileprivate let end: UnsafeMutablePointer<Element>

    @inline(__always)
    mutating func next() -> Element? {
      if current == end { return nil }
      defer { current += 1 }
      return current.pointee
    }
  }

  @inline(__always)
  func makeIterator() -> Iterator { Iterator(current: start, end: start + count) }
}
