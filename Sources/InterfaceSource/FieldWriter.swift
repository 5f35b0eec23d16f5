/// Writes numbers, texts and bytes in sequence, each preceded by its length.
package struct FieldWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Creates a writer with memory for a number of bytes.
  package init(capacity: Int) { bytes.reserveCapacity(capacity) }

  package mutating func write(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes += $0 }
  }

  /// Writes a number in as few bytes as it needs, seven bits in each.
  package mutating func writeShort(_ number: Int) {
    var rest = UInt64(bitPattern: Int64((number << 1) ^ (number >> 63)))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes bytes without their number.
  package mutating func writeRest(_ content: some Collection<UInt8>) { bytes += content }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func write(_ content: some Collection<UInt8>) {
    write(content.count)
    bytes += content
  }

  package mutating func write(_ text: String) { write(text.utf8) }

  package mutating func write(_ digest: Digest) {
    write(Int(bitPattern: UInt(digest.high)))
    write(Int(bitPattern: UInt(digest.low)))
  }

  package mutating func write<Item>(_ items: [Item], _ item: (inout FieldWriter, Item) -> Void) {
    write(items.count)
    for value in items { item(&self, value) }
  }
}

extension [UInt8] {
  /// The same bytes in an array without unused capacity.
  package var withoutUnusedCapacity: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    bytes += self
    return bytes
  }
}

/// Reads the output of `FieldWriter`.
package struct FieldReader: Sendable {
  /// The bytes end too early or are invalid.
  package struct Fault: Error {
    package init() {}
  }

  /// All bytes, of which some are not to be read.
  package let bytes: [UInt8]
  /// The position after the last byte to read.
  private let end: Int
  /// The position of the next byte.
  package private(set) var position = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

  /// Creates a reader of the bytes from a position on.
  package init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
    end = bytes.count
  }

  /// Creates a reader of a range of the bytes.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  package var isAtEnd: Bool { position == end }

  /// The number of bytes that remain.
  package var remaining: Int { end - position }

  package mutating func number() throws(Fault) -> Int {
    guard end - position >= 8 else { throw Fault() }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      Int(Int64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Int64.self)))
    }
  }

  /// Returns a number that `writeShort` wrote.
  package mutating func short() throws(Fault) -> Int {
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while position < end, shift < 64 {
      let byte = bytes[position]
      position += 1
      rest |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(rest >> 1) ^ -Int(rest & 1) }
      shift += 7
    }
    throw Fault()
  }

  /// Returns a number of bytes that `writeRest` wrote.
  package mutating func rest(_ count: Int) throws(Fault) -> ArraySlice<UInt8> {
    guard count >= 0, count <= end - position else { throw Fault() }
    defer { position += count }
    return bytes[position..<position + count]
  }

  package mutating func flag() throws(Fault) -> Bool {
    guard position < end, bytes[position] < 2 else { throw Fault() }
    defer { position += 1 }
    return bytes[position] == 1
  }

  package mutating func content() throws(Fault) -> ArraySlice<UInt8> {
    try rest(number())
  }

  package mutating func text() throws(Fault) -> String {
    guard let text = String(validating: try content(), as: UTF8.self) else { throw Fault() }
    return text
  }

  package mutating func digest() throws(Fault) -> Digest {
    let high = UInt64(UInt(bitPattern: try number()))
    return Digest(high: high, low: UInt64(UInt(bitPattern: try number())))
  }

  package mutating func texts() throws(Fault) -> [String] {
    try list { reader throws(Fault) in try reader.text() }
  }

  package mutating func list<Item>(
    _ item: (inout FieldReader) throws(Fault) -> Item
  ) throws(Fault) -> [Item] {
    let count = try number()
    guard count >= 0, count <= end - position else { throw Fault() }
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try item(&self)) }
    return items
  }
}
