/// A growing buffer of UTF-8 text.
@usableFromInline
package struct ByteBuffer: Sendable {
  /// The bytes appended so far.
  @usableFromInline package var bytes: [UInt8] = []

  @inlinable
  package init() {}

  /// Reserves capacity for a total number of bytes.
  package mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  @inlinable
  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  @inlinable
  package mutating func append(contentsOf more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  @inlinable
  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a text unchanged; the caller ensures that it is escaped or needs no escaping.
  @inlinable
  package mutating func append(verbatim text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a number in the format of all output.
  package mutating func append(_ number: Double) {
    append(atMost: NumberFormat.greatestLength) { $0.append(number) }
  }

  /// Appends a run of bytes.
  ///
  /// - Parameters:
  ///   - count: The maximum number of bytes.
  ///   - write: A closure that writes the bytes.
  @inline(__always)
  mutating func append(atMost count: Int, _ write: (inout ByteRun) -> Void) {
    bytes.append(addingCapacity: count) { span in
      span.withUnsafeMutableBufferPointer { memory, written in
        var run = ByteRun(memory)
        write(&run)
        written = run.count
      }
    }
  }

  /// Replaces a range of bytes.
  package mutating func replace(_ range: Range<Int>, with more: [UInt8]) {
    bytes.replaceSubrange(range, with: more)
  }

  /// Begins a line with two spaces for each level.
  package mutating func startLine(indentation: Int) {
    append(atMost: 1 + 2 * indentation) { $0.startLine(indentation: indentation) }
  }
}
