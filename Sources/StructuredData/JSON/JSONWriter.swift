package import InterfaceTraits

/// A writer of JSON whose keys have the order in which they are written.
///
/// Containers close themselves. An object or array is either `inline`, with a space after each
/// comma and colon, or has each member on a separate line, with `lines`.
@usableFromInline
package struct JSONWriter {
  @usableFromInline
  package enum Style: Sendable {
    case inline, lines
  }

  private struct Container {
    var style: Style
    var isEmpty = true
    /// Whether another writer separates the first item from the preceding text.
    var isContinued = false
  }

  /// The separator before an item or a value.
  private struct Separator {
    static let nothing = Separator(hasComma: false, blank: .none)

    enum Blank {
      case none, space
      /// A new line with an indentation.
      case line(Int)
    }

    var hasComma: Bool
    var blank: Blank

    /// The maximum number of bytes.
    var capacity: Int {
      if case .line(let indentation) = blank { 2 + 2 * indentation } else { 2 }
    }

    @inline(__always)
    func write(to run: inout ByteRun) {
      if hasComma { run.append(UInt8(ascii: ",")) }
      switch blank {
      case .none: break
      case .space: run.append(UInt8(ascii: " "))
      case .line(let indentation): run.startLine(indentation: indentation)
      }
    }
  }

  private var buffer = ByteBuffer()
  /// The innermost open container, or `nil` outside of all containers.
  private var container: Container?
  private var indentation: Int
  private var followsKey = false

  /// Creates a writer that indents outermost members on separate lines by the given level.
  package init(indentation: Int = 0) {
    self.indentation = indentation
  }

  /// Reserves capacity for a total number of bytes.
  package mutating func reserveCapacity(_ count: Int) { buffer.reserveCapacity(count) }

  /// The bytes written so far.
  package var bytes: [UInt8] { buffer.bytes }

  // MARK: Containers

  package mutating func object(
    _ style: Style = .inline, _ members: (inout JSONWriter) -> Void
  ) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), style, members)
  }

  @usableFromInline
  package mutating func array(
    _ style: Style = .inline, _ elements: (inout JSONWriter) -> Void
  ) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), style, elements)
  }

  /// Writes an array with an element for each item of a list.
  @inlinable
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
    let outer = container
    container = Container(style: style, isContinued: true)
    members(&self)
    container = outer
  }

  /// Writes some of an object's members on separate lines.
  ///
  /// - Parameter members: A closure that writes the members.
  /// - Returns: Their range in `bytes`, from the key of the first one on.
  package mutating func items(_ members: (inout JSONWriter) -> Void) -> Range<Int> {
    startItem()
    return part { $0.members(.lines, members) }
  }

  /// Writes a part, and returns its range in `bytes`.
  package mutating func part(_ write: (inout JSONWriter) -> Void) -> Range<Int> {
    let start = buffer.bytes.count
    write(&self)
    return start..<buffer.bytes.count
  }

  /// Replaces a range of the written bytes; the bytes behind it do not move if the number of bytes
  /// is the same.
  package mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    buffer.replace(range, with: bytes)
  }

  /// Ends the line after the written text.
  package mutating func endLine() { buffer.append(UInt8(ascii: "\n")) }

  private mutating func container(
    _ open: UInt8, _ close: UInt8, _ style: Style,
    _ content: (inout JSONWriter) -> Void
  ) {
    let separator = valueSeparator()
    buffer.append(atMost: separator.capacity + 1) { run in
      separator.write(to: &run)
      run.append(open)
    }
    let outer = container
    container = Container(style: style)
    if style == .lines { indentation += 1 }
    content(&self)
    if style == .lines { indentation -= 1 }
    let isEmpty = container?.isEmpty ?? true
    container = outer
    if !isEmpty, style == .lines {
      buffer.append(atMost: 2 + 2 * indentation) { [indentation] run in
        run.startLine(indentation: indentation)
        run.append(close)
      }
    } else {
      buffer.append(close)
    }
  }

  // MARK: Members

  /// Writes the key of a member whose value is written next.
  @usableFromInline
  package mutating func key(_ name: String) {
    string(name, after: itemSeparator(), isKey: true)
    followsKey = true
  }

  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  @usableFromInline
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
    string(text, after: valueSeparator(), isKey: false)
  }

  package mutating func value(_ number: Double) {
    let separator = valueSeparator()
    buffer.append(atMost: separator.capacity + NumberFormat.greatestLength) { run in
      separator.write(to: &run)
      run.append(number)
    }
  }

  /// Writes the numbers of a rectangle as an array on one line.
  package mutating func value(_ rect: LayoutRect) {
    let separator = valueSeparator()
    buffer.append(atMost: separator.capacity + Self.capacityOfRect) { run in
      separator.write(to: &run)
      Self.write(rect, to: &run)
    }
  }

  /// The maximum number of bytes of a rectangle.
  private static let capacityOfRect = 4 * NumberFormat.greatestLength + 8

  private static func write(_ rect: LayoutRect, to run: inout ByteRun) {
    run.append(UInt8(ascii: "["))
    run.append(rect.x)
    run.append(", ")
    run.append(rect.y)
    run.append(", ")
    run.append(rect.width)
    run.append(", ")
    run.append(rect.height)
    run.append(UInt8(ascii: "]"))
  }

  package mutating func value(_ flag: Bool) {
    startValue()
    buffer.append(flag ? "true" : "false")
  }

  package mutating func null() {
    startValue()
    buffer.append("null")
  }

  /// Writes members that another writer created.
  package mutating func item(written bytes: [UInt8]) {
    let separator = itemSeparator()
    buffer.append(atMost: separator.capacity + bytes.count) { run in
      separator.write(to: &run)
      run.append(bytes)
    }
  }

  /// Writes members that another writer created, the last of which is a key, followed by its value.
  package mutating func item(written bytes: [UInt8], value rect: LayoutRect) {
    let separator = itemSeparator()
    buffer.append(atMost: separator.capacity + bytes.count + Self.capacityOfRect) { run in
      separator.write(to: &run)
      run.append(bytes)
      Self.write(rect, to: &run)
    }
  }

  /// Writes the value of a member from its cached bytes, or for the first time.
  ///
  /// - Parameters:
  ///   - cached: The cached bytes of the value, once there are any.
  ///   - write: A closure that writes the value.
  package mutating func value(
    cached: inout [UInt8]?, _ write: (inout JSONWriter) -> Void
  ) {
    if let cached {
      startValue()
      buffer.append(contentsOf: cached)
    } else {
      let start = buffer.bytes.count
      write(&self)
      cached = Array(buffer.bytes[start...])
    }
  }

  private mutating func startValue() { append(valueSeparator()) }

  private mutating func startItem() { append(itemSeparator()) }

  private mutating func append(_ separator: Separator) {
    buffer.append(atMost: separator.capacity) { separator.write(to: &$0) }
  }

  /// Returns the separator before the next value, which is an item unless it follows a key.
  private mutating func valueSeparator() -> Separator {
    guard followsKey else { return itemSeparator() }
    followsKey = false
    return .nothing
  }

  /// Returns the separator before the next item.
  private mutating func itemSeparator() -> Separator {
    guard let container else { return .nothing }
    if container.isEmpty {
      self.container?.isEmpty = false
      if container.isContinued { return .nothing }
    }
    let blank: Separator.Blank =
      container.style == .lines ? .line(indentation) : container.isEmpty ? .none : .space
    return Separator(hasComma: !container.isEmpty, blank: blank)
  }

  /// Writes a string, followed by a colon if it is a key.
  private mutating func string(_ text: String, after separator: Separator, isKey: Bool) {
    var text = text
    text.withUTF8 { bytes in
      guard Self.isPlain(bytes) else {
        append(separator)
        buffer.append(UInt8(ascii: "\""))
        escape(bytes)
        buffer.append(isKey ? "\": " : "\"")
        return
      }
      buffer.append(atMost: separator.capacity + bytes.count + 4) { run in
        separator.write(to: &run)
        run.append(UInt8(ascii: "\""))
        run.append(bytes)
        run.append(UInt8(ascii: "\""))
        if isKey {
          run.append(UInt8(ascii: ":"))
          run.append(UInt8(ascii: " "))
        }
      }
    }
  }

  /// Returns whether a string can be written without escapes.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = UnsafeRawBufferPointer(bytes)
    func word(at index: Int) -> UInt64 {
      words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    // Eight at a time, with the last eight once more if fewer than eight are left.
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

  /// Returns nonzero if one of eight bytes is not ASCII, less than a space, or a quotation mark, a
  /// backslash or U+007F.
  private static func suspects(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A borrow sets the mark of the byte after one of them, too.
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
      // U+0080 to U+009F: JSON may contain them unescaped, but terminals interpret them.
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
