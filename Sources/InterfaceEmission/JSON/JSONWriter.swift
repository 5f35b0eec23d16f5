import InterfaceTraits

/// Writes JSON whose keys stand in the order in which they are written.
///
/// Containers close themselves. An object or array is either `inline`, with a space after each comma
/// and colon, or has each member on a `lines` of its own.
package struct JSONWriter {
  package enum Style: Sendable {
    case inline, lines
  }

  private struct Container {
    var style: Style
    var isEmpty = true
    /// Whether another writer separates the first item from what comes before.
    var isContinued = false
  }

  private var buffer = ByteBuffer()
  private var containers: [Container] = []
  private var indentation: Int
  private var followsKey = false

  /// Creates a writer whose outermost members on lines of their own are indented by the given level.
  package init(indentation: Int = 0) {
    self.indentation = indentation
  }

  /// Makes room for a number of bytes in all.
  package mutating func reserveCapacity(_ count: Int) { buffer.reserveCapacity(count) }

  /// What was written so far.
  package var bytes: [UInt8] { buffer.bytes }

  // MARK: Containers

  package mutating func object(
    _ style: Style = .inline, _ members: (inout JSONWriter) -> Void
  ) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), style, members)
  }

  package mutating func array(
    _ style: Style = .inline, _ elements: (inout JSONWriter) -> Void
  ) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), style, elements)
  }

  /// An array with an element for each item of a list.
  package mutating func array<Item>(
    _ items: some Sequence<Item>, _ style: Style = .inline,
    _ element: (inout JSONWriter, Item) -> Void
  ) {
    array(style) { writer in
      for item in items { element(&writer, item) }
    }
  }

  /// Writes members of an object that another writer opens, continues and closes.
  package mutating func members(
    _ style: Style, _ members: (inout JSONWriter) -> Void
  ) {
    containers.append(Container(style: style, isContinued: true))
    members(&self)
    containers.removeLast()
  }

  /// Writes some of an object's members on lines of their own.
  ///
  /// - Parameter members: Writes them.
  /// - Returns: Where they stand in `bytes`, from the first one's key on.
  mutating func items(_ members: (inout JSONWriter) -> Void) -> Range<Int> {
    startItem()
    return part { $0.members(.lines, members) }
  }

  /// Writes something, and answers where it stands in `bytes`.
  mutating func part(_ write: (inout JSONWriter) -> Void) -> Range<Int> {
    let start = buffer.bytes.count
    write(&self)
    return start..<buffer.bytes.count
  }

  /// Puts other bytes in the place of some that were written; what is behind them does not move where they are as many.
  mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    buffer.replace(range, with: bytes)
  }

  /// Ends the line after what was written.
  mutating func endLine() { buffer.append(UInt8(ascii: "\n")) }

  private mutating func container(
    _ open: UInt8, _ close: UInt8, _ style: Style,
    _ content: (inout JSONWriter) -> Void
  ) {
    startValue()
    buffer.append(open)
    containers.append(Container(style: style))
    if style == .lines { indentation += 1 }
    content(&self)
    if style == .lines { indentation -= 1 }
    if let last = containers.popLast(), !last.isEmpty, style == .lines {
      buffer.startLine(indentation: indentation)
    }
    buffer.append(close)
  }

  // MARK: Members

  /// Starts a member whose value is written next.
  package mutating func key(_ name: String) {
    startItem()
    string(name)
    buffer.append(UInt8(ascii: ":"))
    buffer.append(UInt8(ascii: " "))
    followsKey = true
  }

  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  package mutating func member(_ name: String, _ value: Double) {
    key(name)
    self.value(value)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    self.value(value)
  }

  // MARK: Values

  package mutating func value(_ text: String) {
    startValue()
    string(text)
  }

  package mutating func value(_ number: Double) {
    startValue()
    buffer.append(number)
  }

  /// Four numbers as an array on one line.
  mutating func value(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    startValue()
    buffer.append(UInt8(ascii: "["))
    buffer.append(first)
    buffer.append(", ")
    buffer.append(second)
    buffer.append(", ")
    buffer.append(third)
    buffer.append(", ")
    buffer.append(fourth)
    buffer.append(UInt8(ascii: "]"))
  }

  package mutating func value(_ flag: Bool) {
    startValue()
    buffer.append(flag ? "true" : "false")
  }

  package mutating func null() {
    startValue()
    buffer.append("null")
  }

  /// Writes members that another writer has made.
  package mutating func item(written bytes: [UInt8]) {
    startItem()
    buffer.append(contentsOf: bytes)
  }

  /// Writes members that another writer has made, the last of them a key, and its value.
  mutating func item(written bytes: [UInt8], value rect: Rect) {
    item(written: bytes)
    followsKey = true
    value(rect)
  }

  /// Writes the value of a member as it was written before, or for the first time.
  ///
  /// - Parameters:
  ///   - kept: The value's bytes, once there are any.
  ///   - write: Writes the value.
  package mutating func value(
    kept: inout [UInt8]?, _ write: (inout JSONWriter) -> Void
  ) {
    if let kept {
      startValue()
      buffer.append(contentsOf: kept)
    } else {
      let start = buffer.bytes.count
      write(&self)
      kept = Array(buffer.bytes[start...])
    }
  }

  private mutating func startValue() {
    if followsKey {
      followsKey = false
    } else {
      startItem()
    }
  }

  private mutating func startItem() {
    guard let container = containers.last else { return }
    if container.isEmpty {
      containers[containers.count - 1].isEmpty = false
      if container.isContinued { return }
    } else {
      buffer.append(UInt8(ascii: ","))
    }
    if container.style == .lines {
      buffer.startLine(indentation: indentation)
    } else if !container.isEmpty {
      buffer.append(UInt8(ascii: " "))
    }
  }

  private mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      buffer.append(UInt8(ascii: "\""))
      if Self.isPlain(bytes) {
        buffer.append(contentsOf: bytes)
      } else {
        escape(bytes)
      }
      buffer.append(UInt8(ascii: "\""))
    }
  }

  /// Whether a string holds its bytes as they are.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = UnsafeRawBufferPointer(bytes)
    func word(at index: Int) -> UInt64 {
      words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    // Eight at a time, the last eight once more where no eight are left.
    if bytes.count >= 8 {
      var found = suspects(in: word(at: bytes.count - 8))
      var index = 0
      while index + 8 < bytes.count {
        found |= suspects(in: word(at: index))
        index += 8
      }
      if found == 0 { return true }
    }
    return bytes.allSatisfy {
      $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2
    }
  }

  /// Not zero where one of eight bytes is not ASCII, less than a space, or a quotation mark, a backslash or U+007F.
  private static func suspects(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A borrow tells the same of the byte behind one of them, too.
    let high =
      word | (word &- ones &* 0x20) | ((word ^ ones &* 0x22) &- ones)
      | ((word ^ ones &* 0x5C) &- ones) | (word &+ ones)
    return high & (ones &* 0x80)
  }

  private mutating func escape(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): buffer.append("\\\"")
      case UInt8(ascii: "\\"): buffer.append("\\\\")
      case UInt8(ascii: "\n"): buffer.append("\\n")
      case UInt8(ascii: "\r"): buffer.append("\\r")
      case UInt8(ascii: "\t"): buffer.append("\\t")
      case 0..<0x20, 0x7F: escapeControl(byte)
      // U+0080 to U+009F: JSON may hold them raw, but terminals obey them.
      case 0xC2 where index < bytes.count && bytes[index] < 0xA0:
        escapeControl(bytes[index])
        index += 1
      default: buffer.append(byte)
      }
    }
  }

  private mutating func escapeControl(_ code: UInt8) {
    buffer.append("\\u00")
    let digits = String(code, radix: 16)
    buffer.append(verbatim: digits.utf8.count == 1 ? "0" + digits : digits)
  }
}
