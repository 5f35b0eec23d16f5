/// Trivial values in memory that grows and is reused from one solve to the next.
///
/// Structs that contain buffers are large and cannot be copied. They are passed `inout`, and their
/// methods are `mutating` even if they change nothing, because a borrowed struct of this size is
/// passed field by field.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var start = Self.nowhere
  private var capacity = 0
  /// The number of elements in use.
  private(set) var count = 0

  /// An address that is neither read nor written.
  ///
  /// A solver has hundreds of buffers, and small systems use few of them: memory is allocated for
  /// the first element.
  @inline(__always)
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  init() {}

  deinit {
    if capacity > 0 { start.deallocate() }
  }

  /// The elements in use.
  ///
  /// Loops that write elsewhere read this property beforehand, since each access to the buffer
  /// itself looks up the address of its memory.
  @inline(__always)
  var span: UncheckedSpan<Element> {
    UncheckedSpan(start: start, count: count)
  }

  /// Accesses the element at `index`.
  @inline(__always)
  subscript(index: Int) -> Element {
    get { span[index] }
    nonmutating _modify { yield &span[index] }
  }

  /// Accesses the element at `index`.
  @inline(__always)
  subscript(index: Int32) -> Element {
    get { span[index] }
    nonmutating _modify { yield &span[index] }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    start[count] = element
    count += 1
  }

  /// Reserves memory for `needed` elements.
  @inline(__always)
  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  /// Appends an element, for which memory was reserved.
  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    assert(count < capacity, "no room was made")
    start[count] = element
    count &+= 1
  }

  /// Reserves memory for up to `most` more elements after the present ones, which may be written
  /// there and then be added by `commit`.
  ///
  /// Loops that append elements call this beforehand, for the same reason as `span`.
  @inline(__always)
  mutating func reserved(for most: Int) -> UncheckedSpan<Element> {
    reserve(count &+ most)
    return UncheckedSpan(start: start + count, count: most)
  }

  /// Adds the first elements that were written to reserved memory.
  @inline(__always)
  mutating func commit(_ written: Int) {
    assert(written >= 0 && count + written <= capacity, "no room was made")
    count &+= written
  }

  /// Removes all elements but keeps the memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Removes all elements except the first `newCount` ones.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count, "more elements than there are")
    count = newCount
  }

  /// Sets the number of elements to `needed`; new elements have undefined values.
  @inline(__always)
  mutating func resize(to needed: Int) {
    if needed > capacity { grow(to: needed) }
    count = needed
  }

  /// Sets the number of elements to `needed`, all equal to `element`.
  mutating func fill(_ needed: Int, with element: Element) {
    resize(to: needed)
    start.update(repeating: element, count: needed)
  }

  /// Copies the elements of another buffer.
  mutating func copy(_ other: borrowing Buffer<Element>) {
    resize(to: other.count)
    start.update(from: other.start, count: other.count)
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2, 16)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    fresh.update(from: start, count: count)
    if capacity > 0 { start.deallocate() }
    start = fresh
    capacity = larger
  }
}
