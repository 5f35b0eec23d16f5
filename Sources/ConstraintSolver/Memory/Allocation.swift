/// A block of memory, divided into spans of different elements, for values that are written once.
struct Allocation: ~Copyable, @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  private let byteCount: Int
  private var used = 0

  /// Allocates memory for elements with an alignment of at most eight bytes.
  init(byteCount: Int) {
    self.byteCount = byteCount
    start = .allocate(byteCount: byteCount, alignment: 8)
  }

  deinit {
    start.deallocate()
  }

  /// Returns the next `count` elements, which must be written before they are read.
  mutating func allocate<Element: BitwiseCopyable>(_ count: Int) -> UncheckedSpan<Element> {
    let size = count * MemoryLayout<Element>.stride
    assert(
      MemoryLayout<Element>.alignment <= 8 && size % 8 == 0, "elements do not follow each other")
    assert(used + size <= byteCount, "allocation too small")
    defer { used += size }
    return UncheckedSpan(
      start: (start + used).bindMemory(to: Element.self, capacity: count), count: count)
  }
}
