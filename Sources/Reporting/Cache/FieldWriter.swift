/// Writes numbers, texts and bytes in sequence, each preceded by its length.
struct FieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    var number = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: number))
      number >>= 8
    }
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ content: [UInt8]) {
    write(content.count)
    bytes += content
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write<Item>(_ items: [Item], _ item: (inout FieldWriter, Item) -> Void) {
    write(items.count)
    for value in items { item(&self, value) }
  }
}

/// Reads the output of `FieldWriter`.
struct FieldReader {
  /// The bytes end too early or are invalid.
  struct Fault: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(Fault) -> Int {
    guard rest.count >= 8 else { throw Fault() }
    var number: UInt64 = 0
    for (index, byte) in rest.prefix(8).enumerated() { number |= UInt64(byte) << (8 * index) }
    rest = rest.dropFirst(8)
    return Int(Int64(bitPattern: number))
  }

  mutating func flag() throws(Fault) -> Bool {
    guard let byte = rest.popFirst(), byte < 2 else { throw Fault() }
    return byte == 1
  }

  mutating func content() throws(Fault) -> [UInt8] {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Fault() }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func text() throws(Fault) -> String {
    guard let text = String(validating: try content(), as: UTF8.self) else { throw Fault() }
    return text
  }

  mutating func list<Item>(
    _ item: (inout FieldReader) throws(Fault) -> Item
  ) throws(Fault) -> [Item] {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Fault() }
    var items: [Item] = []
    for _ in 0..<count { items.append(try item(&self)) }
    return items
  }
}
