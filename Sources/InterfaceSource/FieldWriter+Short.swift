/// Values in few bytes, for tables with many of them.
extension FieldWriter {
  /// Writes a text, preceded by its length as a short number.
  package mutating func writeShort(_ text: String) {
    writeShort(text.utf8.count)
    writeRest(text.utf8)
  }

  /// Writes items, preceded by their short number.
  package mutating func writeShort<Item>(
    _ items: some Collection<Item>, _ item: (inout FieldWriter, Item) -> Void
  ) {
    writeShort(items.count)
    for value in items { item(&self, value) }
  }

  package mutating func writeShort(_ texts: [String]) {
    writeShort(texts) { $0.writeShort($1) }
  }

  /// Writes texts in byte order.
  package mutating func writeShort(_ texts: Set<String>) { writeShort(Self.sorted(texts)) }

  /// Writes the entries of a dictionary in byte order of their keys.
  package mutating func writeShort<Value>(
    entriesOf entries: [String: Value], _ value: (inout FieldWriter, Value) -> Void
  ) {
    writeShort(entries.count)
    for (key, content) in entries.sorted(by: {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }) {
      writeShort(key)
      value(&self, content)
    }
  }

  /// Writes hashes in ascending order, eight bytes each.
  package mutating func writeShort(_ hashes: Set<UInt64>) {
    writeShort(hashes.count)
    for hash in hashes.sorted() { write(Int(bitPattern: UInt(hash))) }
  }

  package mutating func writeShort(_ range: SourceRange) {
    writeShort(Int(range.start))
    writeShort(Int(range.end) - Int(range.start))
  }

  private static func sorted(_ texts: Set<String>) -> [String] {
    texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension FieldReader {
  package mutating func shortText() throws(Fault) -> String {
    guard let text = String(validating: try rest(short()), as: UTF8.self) else { throw Fault() }
    return text
  }

  /// Returns the number of items that follow, each of which has at least a number of bytes.
  private mutating func shortCount(_ size: Int = 1) throws(Fault) -> Int {
    let count = try short()
    guard count >= 0, count <= remaining / size else { throw Fault() }
    return count
  }

  /// The number of items for which memory is reserved before they are read: invalid bytes may
  /// announce many more than there are.
  private static let reserved = 1024

  package mutating func shortList<Item>(
    _ item: (inout FieldReader) throws(Fault) -> Item
  ) throws(Fault) -> [Item] {
    let count = try shortCount()
    var items: [Item] = []
    items.reserveCapacity(min(count, Self.reserved))
    for _ in 0..<count { items.append(try item(&self)) }
    return items
  }

  package mutating func shortTexts() throws(Fault) -> [String] {
    try shortList { reader throws(Fault) in try reader.shortText() }
  }

  package mutating func shortTextSet() throws(Fault) -> Set<String> {
    let count = try shortCount()
    var texts = Set<String>(minimumCapacity: min(count, Self.reserved))
    for _ in 0..<count { texts.insert(try shortText()) }
    return texts
  }

  package mutating func shortDictionary<Value>(
    _ value: (inout FieldReader) throws(Fault) -> Value
  ) throws(Fault) -> [String: Value] {
    let count = try shortCount()
    var entries = [String: Value](minimumCapacity: min(count, Self.reserved))
    for _ in 0..<count {
      let key = try shortText()
      entries[key] = try value(&self)
    }
    return entries
  }

  package mutating func shortHashes() throws(Fault) -> Set<UInt64> {
    let count = try shortCount(8)
    var hashes = Set<UInt64>(minimumCapacity: count)
    for _ in 0..<count { hashes.insert(UInt64(UInt(bitPattern: try number()))) }
    return hashes
  }

  package mutating func shortRange() throws(Fault) -> SourceRange {
    let start = try short()
    let length = try short()
    let (sum, isTooLarge) = start.addingReportingOverflow(length)
    guard !isTooLarge, let first = Int32(exactly: start), let end = Int32(exactly: sum) else {
      throw Fault()
    }
    return SourceRange(start: first, end: end)
  }

  /// Returns a value of an enumeration or set that was written as its short raw value.
  package mutating func shortRaw<Value: RawRepresentable>() throws(Fault) -> Value
  where Value.RawValue: FixedWidthInteger {
    guard let raw = Value.RawValue(exactly: try short()), let value = Value(rawValue: raw) else {
      throw Fault()
    }
    return value
  }
}
