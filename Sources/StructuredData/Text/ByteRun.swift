/// Reserved memory of a `ByteBuffer` for bytes that are written one after another.
///
/// The uniqueness and the capacity of the buffer are checked once for the whole run. Exceeding the
/// capacity is a programming error that is trapped in release builds, too.
struct ByteRun {
  private let start: UnsafeMutablePointer<UInt8>?
  private let capacity: Int
  /// The number of written bytes.
  private(set) var count = 0

  /// Creates a run in uninitialized memory.
  @inline(__always)
  init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    start = memory.baseAddress
    capacity = memory.count
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard count < capacity, let start else { preconditionFailure("a run of bytes is too long") }
    (start + count).initialize(to: byte)
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    guard bytes.count <= capacity - count, let start else {
      preconditionFailure("a run of bytes is too long")
    }
    (start + count).initialize(from: source, count: bytes.count)
    count += bytes.count
  }

  @inline(__always)
  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  /// Appends a number in the format of all output, which takes at most
  /// `NumberFormat.greatestLength` bytes.
  @inline(__always)
  mutating func append(_ number: Double) { NumberFormat.append(number, to: &self) }

  /// Begins a line with two spaces for each level.
  @inline(__always)
  mutating func startLine(indentation: Int) {
    append(UInt8(ascii: "\n"))
    // One by one: pictures of the deepest documents are written on small stacks, also without
    // optimization.
    for _ in 0..<2 * indentation { append(UInt8(ascii: " ")) }
  }
}
