/// UTF-8 text that grows at its end.
package struct ByteBuffer: Sendable {
  /// What was appended so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Makes room for a number of bytes in all.
  package mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func append(contentsOf more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a text as it is; whoever calls has escaped it or knows that it needs none.
  package mutating func append(verbatim text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a number in the one format of all output.
  package mutating func append(_ number: Double) {
    NumberFormat.append(number, to: &bytes)
  }

  /// Puts other bytes in the place of some.
  package mutating func replace(_ range: Range<Int>, with more: [UInt8]) {
    bytes.replaceSubrange(range, with: more)
  }

  /// Starts a line with two spaces for each level.
  package mutating func startLine(indentation: Int) {
    let spaces: StaticString = "\n                "
    if 2 * indentation < spaces.utf8CodeUnitCount {
      bytes.append(
        contentsOf: UnsafeBufferPointer(start: spaces.utf8Start, count: 1 + 2 * indentation))
      return
    }
    bytes.append(UInt8(ascii: "\n"))
    // One by one: pictures of the deepest documents are written on small stacks, also without optimisation.
    for _ in 0..<2 * indentation { bytes.append(UInt8(ascii: " ")) }
  }
}
