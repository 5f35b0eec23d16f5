import InterfaceSource

/// A reader of property lists in the format `bplist00`.
///
/// An object may be referred to from many positions, so that a few bytes can represent more values
/// than any memory holds: values are counted for each position in the result, and texts are decoded
/// once. The format is that of Apple's `CFBinaryPList.c`.
struct BinaryPropertyListReader {
  /// The diagnostics for duplicate keys.
  private(set) var diagnostics: [Diagnostic] = []

  private let bytes: [UInt8]
  private let limits: StructuredLimits
  private var offsetSize = 0
  private var referenceSize = 0
  private var count = 0
  private var table = 0
  private var values = 0
  /// The decoded texts, by object.
  private var texts: [Int: String] = [:]

  init(_ bytes: [UInt8], limits: StructuredLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads the trailer and the object to which it refers.
  mutating func readRoot() throws(BinaryPropertyListFault) -> StructuredValue {
    let trailer = bytes.count - 32
    guard trailer >= 8 else {
      throw .damaged("the file ends before its trailer", offset: bytes.count)
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw .damaged(
        "a number size in the trailer is not between 1 and 8 bytes", offset: trailer + 6)
    }
    count = try integer(at: trailer + 8, size: 8)
    let top = try integer(at: trailer + 16, size: 8)
    table = try integer(at: trailer + 24, size: 8)
    guard table >= 8, table <= trailer, count > 0, count <= (trailer - table) / offsetSize else {
      throw .damaged("the offset table does not fit", offset: trailer + 24)
    }
    return try value(of: top, depth: 0)
  }

  // MARK: Objects

  private mutating func value(
    of object: Int, depth: Int
  ) throws(BinaryPropertyListFault) -> StructuredValue {
    values += 1
    guard values <= limits.valueCount else {
      throw .tooLarge("more than \(limits.valueCount) values")
    }
    guard depth < limits.depth else { throw .tooLarge("more than \(limits.depth) levels") }
    let start = try offset(of: object)
    let marker = bytes[start]
    let range = SourceRange(start: Int32(clamping: start), end: Int32(clamping: start + 1))
    func value(_ content: StructuredValue.Content) -> StructuredValue {
      StructuredValue(content, range: range)
    }
    switch (marker >> 4, marker & 0xF) {
    case (0x0, 0x8): return value(.bool(false))
    case (0x0, 0x9): return value(.bool(true))
    case (0x1, let power) where power <= 4:
      return value(.number(try signed(at: start + 1, size: 1 << Int(power))))
    case (0x2, 0x2):
      let bits = UInt32(try integer(at: start + 1, size: 4))
      return value(.number(try finite(Double(Float(bitPattern: bits)), start)))
    case (0x2, 0x3):
      return value(.number(try finite(Double(bitPattern: try bits(at: start + 1)), start)))
    case (0x3, 0x3):
      let seconds = try finite(Double(bitPattern: try bits(at: start + 1)), start)
      return value(.date("\(seconds)"))
    case (0x4, _):
      let (length, position) = try length(at: start)
      try require(position, length, "data")
      return value(.data(count: length))
    case (0x5, _), (0x6, _), (0x7, _): return value(.string(try text(of: object, at: start)))
    case (0xA, _), (0xC, _):
      let (length, position) = try length(at: start)
      try requireReferences(position, length)
      var elements: [StructuredValue] = []
      for index in 0..<length {
        elements.append(
          try self.value(of: try reference(at: position, index), depth: depth + 1))
      }
      return value(.array(elements))
    case (0xD, _): return value(.object(try members(at: start, depth: depth)))
    default: throw .damaged("no object begins with byte \(marker)", offset: start)
    }
  }

  private mutating func members(
    at start: Int, depth: Int
  ) throws(BinaryPropertyListFault) -> [StructuredValue.Member] {
    let (length, position) = try length(at: start)
    try requireReferences(position, length)
    try requireReferences(position + length * referenceSize, length)
    var members: [StructuredValue.Member] = []
    var firstRanges: [String: SourceRange] = [:]
    for index in 0..<length {
      let object = try reference(at: position, index)
      let keyStart = try offset(of: object)
      guard (5...7).contains(bytes[keyStart] >> 4) else {
        throw .damaged("a key is not a string", offset: keyStart)
      }
      let key = try text(of: object, at: keyStart)
      let range = SourceRange(start: Int32(clamping: keyStart), end: Int32(clamping: keyStart + 1))
      if let first = firstRanges[key] {
        if diagnostics.count < FindingList.standardLimit {
          diagnostics.append(.propertyListDuplicateKey(key, range, first: first))
        }
      } else {
        firstRanges[key] = range
      }
      let value = try value(
        of: try reference(at: position + length * referenceSize, index), depth: depth + 1)
      members.append(StructuredValue.Member(name: key, nameRange: range, value: value))
    }
    return members
  }

  private mutating func text(
    of object: Int, at start: Int
  ) throws(BinaryPropertyListFault) -> String {
    if let cached = texts[object] { return cached }
    let (length, position) = try length(at: start)
    let isWide = bytes[start] >> 4 == 6
    guard length <= bytes.count else { throw .damaged("a string is too long", offset: start) }
    try require(position, isWide ? 2 * length : length, "a string")
    let text: String
    if isWide {
      text = String(
        decoding: (0..<length).map {
          UInt16(bytes[position + 2 * $0]) << 8 | UInt16(bytes[position + 2 * $0 + 1])
        }, as: UTF16.self)
    } else {
      text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    }
    texts[object] = text
    return text
  }

  // MARK: Numbers and positions

  private func offset(of object: Int) throws(BinaryPropertyListFault) -> Int {
    guard object < count else { throw .damaged("there is no object \(object)", offset: table) }
    let position = table + object * offsetSize
    let offset = try integer(at: position, size: offsetSize)
    guard offset >= 8, offset < table else {
      throw .damaged("the offset of an object is out of bounds", offset: position)
    }
    return offset
  }

  private func reference(
    at position: Int, _ index: Int
  ) throws(BinaryPropertyListFault) -> Int {
    try integer(at: position + index * referenceSize, size: referenceSize)
  }

  /// Returns the number that a marker contains, or that follows it, with the next offset.
  private func length(
    at start: Int
  ) throws(BinaryPropertyListFault) -> (length: Int, position: Int) {
    let own = Int(bytes[start] & 0xF)
    guard own == 0xF else { return (own, start + 1) }
    try require(start + 1, 1, "a length")
    let marker = bytes[start + 1]
    guard marker >> 4 == 1, marker & 0xF <= 3 else {
      throw .damaged("a length is not a number", offset: start + 1)
    }
    let size = 1 << Int(marker & 0xF)
    return (try integer(at: start + 2, size: size), start + 2 + size)
  }

  private func requireReferences(
    _ position: Int, _ length: Int
  ) throws(BinaryPropertyListFault) {
    guard length <= bytes.count else {
      throw .damaged("there are too many members", offset: position)
    }
    try require(position, length * referenceSize, "the members")
  }

  private func require(
    _ position: Int, _ length: Int, _ what: String
  ) throws(BinaryPropertyListFault) {
    guard position <= table, length <= table - position else {
      throw .damaged("\(what) would end after the objects", offset: min(position, bytes.count))
    }
  }

  private func finite(_ number: Double, _ start: Int) throws(BinaryPropertyListFault) -> Double {
    guard number.isFinite else { throw .damaged("a number is not finite", offset: start) }
    return number
  }

  private func bits(at position: Int) throws(BinaryPropertyListFault) -> UInt64 {
    guard position >= 0, position + 8 <= bytes.count else {
      throw .damaged("a number would end after the file", offset: min(position, bytes.count))
    }
    return bytes[position..<position + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns a number of 1, 2, 4, 8 or 16 bytes; those of 8 and more are signed.
  private func signed(at position: Int, size: Int) throws(BinaryPropertyListFault) -> Double {
    try require(position, size, "a number")
    guard size >= 8 else { return Double(try integer(at: position, size: size)) }
    return Double(Int64(bitPattern: try bits(at: position + size - 8)))
  }

  /// Returns an unsigned number that does not exceed the size of a file.
  private func integer(at position: Int, size: Int) throws(BinaryPropertyListFault) -> Int {
    guard position >= 0, position + size <= bytes.count else {
      throw .damaged("a number would end after the file", offset: min(position, bytes.count))
    }
    var number: UInt64 = 0
    for byte in bytes[position..<position + size] { number = number << 8 | UInt64(byte) }
    guard number <= UInt64(Int32.max) || size == 4 else {
      throw .damaged("a number is larger than the file", offset: position)
    }
    return Int(number)
  }
}
