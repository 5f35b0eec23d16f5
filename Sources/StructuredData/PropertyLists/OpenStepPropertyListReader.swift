package import InterfaceSource

/// Reads the old text form of property lists, `{ key = value; }`, in which Xcode saves projects.
struct OpenStepPropertyListReader {
  private let bytes: [UInt8]
  private let limits: StructuredLimits
  private var offset: Int
  private var valueCount = 0

  init(_ bytes: [UInt8], limits: StructuredLimits) {
    self.bytes = bytes
    self.limits = limits
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the value of the file, or `nil` if it is malformed or exceeds a limit.
  mutating func readRoot() -> StructuredValue? {
    guard let root = readValue(depth: 0) else { return nil }
    skipBlanks()
    return offset == bytes.count ? root : nil
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func readValue(depth: Int) -> StructuredValue? {
    valueCount += 1
    guard depth <= limits.depth, valueCount <= limits.valueCount else { return nil }
    skipBlanks()
    let start = offset
    let content: StructuredValue.Content?
    switch next {
    case UInt8(ascii: "{"): content = readDictionary(depth: depth)
    case UInt8(ascii: "("): content = readArray(depth: depth)
    case UInt8(ascii: "<"): content = readData()
    default: content = readText().map { .string($0) }
    }
    return content.map {
      StructuredValue($0, range: SourceRange(start: Int32(start), end: Int32(offset)))
    }
  }

  private mutating func readDictionary(depth: Int) -> StructuredValue.Content? {
    offset += 1
    var members: [StructuredValue.Member] = []
    while !consume("}") {
      let start = offset
      guard let name = readText() else { return nil }
      let range = SourceRange(start: Int32(start), end: Int32(offset))
      guard consume("="), let value = readValue(depth: depth + 1), consume(";") else { return nil }
      members.append(StructuredValue.Member(name: name, nameRange: range, value: value))
    }
    return .object(members)
  }

  private mutating func readArray(depth: Int) -> StructuredValue.Content? {
    offset += 1
    var elements: [StructuredValue] = []
    while !consume(")") {
      guard let element = readValue(depth: depth + 1) else { return nil }
      elements.append(element)
      guard consume(",") else { return consume(")") ? .array(elements) : nil }
    }
    return .array(elements)
  }

  private mutating func readData() -> StructuredValue.Content? {
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let digits = bytes[offset + 1..<end].count { $0 > 0x20 }
    offset = end + 1
    return .data(count: digits / 2)
  }

  private mutating func readText() -> String? {
    guard let first = next else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return readQuoted(first) }
    let start = offset
    while let byte = next, Self.continuesWord(byte) { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: ";"),
      UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }

  private mutating func readQuoted(_ quote: UInt8) -> String? {
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      offset += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      offset += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      // Xcode writes all other characters as they are.
      default: text.append(escaped)
      }
    }
    return nil
  }

  /// Skips white space and both kinds of comments.
  private mutating func skipBlanks() {
    while let byte = next {
      if byte <= 0x20 {
        offset += 1
        continue
      }
      guard byte == UInt8(ascii: "/"), offset + 1 < bytes.count else { return }
      switch bytes[offset + 1] {
      case UInt8(ascii: "/"):
        while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
      case UInt8(ascii: "*"):
        offset += 2
        while offset < bytes.count, !isAtCommentEnd { offset += 1 }
        offset = min(offset + 2, bytes.count)
      default: return
      }
    }
  }

  private var isAtCommentEnd: Bool {
    bytes[offset] == UInt8(ascii: "*") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: "/")
  }
}

extension StructuredDocument {
  /// Reads a property list in the old text form.
  ///
  /// There are no diagnostics: a file that is malformed or exceeds a limit has no root.
  package init(openStep file: SourceFile, limits: StructuredLimits = .xcodeProject) {
    guard file.bytes.count <= limits.byteCount else {
      self.init(nil, [])
      return
    }
    var reader = OpenStepPropertyListReader(file.bytes, limits: limits)
    self.init(reader.readRoot(), [])
  }
}
