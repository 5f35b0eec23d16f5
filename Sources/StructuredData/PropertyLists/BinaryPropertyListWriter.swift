/// A writer of binary property lists, `bplist00`, in which equal texts are written once.
package struct BinaryPropertyListWriter {
  private var objects: [[UInt8]] = []
  private var strings: [[UInt8]: Int] = [:]
  private let referenceSize: Int

  private init(referenceSize: Int) { self.referenceSize = referenceSize }

  /// Returns the bytes of a property list.
  ///
  /// - Parameter tree: The list.
  /// - Returns: The whole file.
  package static func bytes(_ tree: PropertyListTree) -> [UInt8] {
    var writer = BinaryPropertyListWriter(referenceSize: width(of: count(tree)))
    let root = writer.add(tree)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in writer.objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    let offsetSize = width(of: table)
    for offset in offsets { bytes += bigEndian(offset, offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(writer.referenceSize)]
    bytes += bigEndian(offsets.count, 8) + bigEndian(root, 8) + bigEndian(table, 8)
    return bytes
  }

  /// Adds a value with its descendants, and returns its index.
  private mutating func add(_ tree: PropertyListTree) -> Int {
    switch tree {
    case .string(let string): return add(string)
    case .integer(let number): return append(Self.integer(number))
    case .real(let number): return append([0x23] + Self.bigEndian(number.bitPattern))
    case .bool(let flag): return append([flag ? 0x09 : 0x08])
    case .array(let elements):
      let number = append([])
      let references = elements.map { add($0) }
      objects[number] = Self.marker(0xA0, elements.count) + bytes(references)
      return number
    case .dictionary(let members):
      let number = append([])
      let keys = members.map { add($0.key) }
      let values = members.map { add($0.value) }
      objects[number] = Self.marker(0xD0, members.count) + bytes(keys) + bytes(values)
      return number
    }
  }

  private mutating func add(_ string: String) -> Int {
    // Compared by bytes: `String` treats canonically equivalent texts as equal.
    let utf8 = Array(string.utf8)
    if let cached = strings[utf8] { return cached }
    let isASCII = utf8.allSatisfy { $0 < 0x80 }
    let units = Array(string.utf16)
    let number = append(
      isASCII
        ? Self.marker(0x50, utf8.count) + utf8
        : Self.marker(0x60, units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    strings[utf8] = number
    return number
  }

  private mutating func append(_ bytes: [UInt8]) -> Int {
    objects.append(bytes)
    return objects.count - 1
  }

  private func bytes(_ references: [Int]) -> [UInt8] {
    references.flatMap { Self.bigEndian($0, referenceSize) }
  }

  /// Returns the first byte of a value with its length, which is a separate integer from 15 on.
  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0x0F] + integer(count)
  }

  private static func integer(_ number: Int) -> [UInt8] {
    guard number >= 0 else { return [0x13] + bigEndian(UInt64(bitPattern: Int64(number))) }
    let size = width(of: number)
    return [0x10 | UInt8(size.trailingZeroBitCount)] + bigEndian(number, size)
  }

  /// Returns the number of bytes of an integer: 1, 2, 4 or 8.
  private static func width(of number: Int) -> Int {
    [1, 2, 4].first { number < 1 << (8 * $0) } ?? 8
  }

  private static func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
    bigEndian(UInt64(number)).suffix(size)
  }

  private static func bigEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  /// Returns the maximum number of values, including keys.
  private static func count(_ tree: PropertyListTree) -> Int {
    switch tree {
    case .string, .integer, .real, .bool: 1
    case .array(let elements): elements.reduce(1) { $0 + count($1) }
    case .dictionary(let members): members.reduce(1) { $0 + 1 + count($1.value) }
    }
  }
}
