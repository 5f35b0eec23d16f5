/// Plain values in memory that another value owns.
///
/// This is the only type of the module that reads and writes memory without bounds checks: debug
/// builds assert every index, release builds trust it. The memory must outlive the span, and a
/// `Buffer` must not grow while a span of it is in use.
struct UncheckedSpan<Element: BitwiseCopyable>: BitwiseCopyable {
  private let elements: UnsafeMutableBufferPointer<Element>

  @inline(__always)
  init(_ elements: UnsafeMutableBufferPointer<Element>) {
    self.elements = elements
  }

  /// Elements that must only be read.
  @inline(__always)
  init(reading elements: UnsafeBufferPointer<Element>) {
    self.elements = UnsafeMutableBufferPointer(mutating: elements)
  }

  /// How many elements there are.
  @inline(__always)
  var count: Int { elements.count }

  /// The element at `index`.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index outside of memory")
      return elements[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "index outside of memory")
      yield &elements[index]
    }
  }

  /// The element at `index`.
  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  /// `count` elements from `start` on.
  @inline(__always)
  func part(from start: Int, count: Int) -> UncheckedSpan {
    assert(start >= 0 && count >= 0 && start + count <= self.count, "part outside of memory")
    return UncheckedSpan(UnsafeMutableBufferPointer(rebasing: elements[start..<(start + count)]))
  }

  /// Sorts the elements.
  func sort(by precedes: (Element, Element) -> Bool) {
    var elements = elements
    elements.sort(by: precedes)
  }

  /// Copies the elements of a span of the same length.
  @inline(__always)
  func copy(_ other: UncheckedSpan) {
    assert(other.count == count, "spans of different lengths")
    guard let target = elements.baseAddress, let source = other.elements.baseAddress else { return }
    target.update(from: source, count: count)
  }

  /// Calls `body` with the elements as a span with bounds checks.
  @inline(__always)
  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    body(Span(_unsafeElements: UnsafeBufferPointer(elements)))
  }
}
