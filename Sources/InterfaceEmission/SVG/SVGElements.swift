import InterfacePicture
import InterfaceTraits
import PlatformFacts
import StructuredData

/// Writes SVG elements: each is started, receives its attributes, and is ended with or without
/// content.
///
/// Text and attribute values are escaped only here. Characters that XML cannot represent become
/// U+FFFD.
struct SVGElements {
  private var buffer = ByteBuffer()
  /// The number of open elements.
  private var depth: Int

  /// Creates a writer whose outermost elements are indented to a level.
  init(depth: Int = 0) {
    self.depth = depth
  }

  /// The number of bytes so far.
  var count: Int { buffer.bytes.count }

  mutating func reserveCapacity(_ count: Int) { buffer.reserveCapacity(count) }

  /// Returns the elements as a file with a final line feed.
  consuming func endingLine() -> [UInt8] {
    buffer.append("\n")
    return buffer.bytes
  }

  // MARK: Elements

  /// Starts an element.
  ///
  /// Its attributes follow.
  mutating func start(_ name: StaticString) {
    if depth > 0 || !buffer.bytes.isEmpty { buffer.startLine(indentation: depth) }
    buffer.append("<")
    buffer.append(name)
  }

  /// Ends an element without content.
  mutating func end() {
    buffer.append("/>")
  }

  /// Ends an element with a text.
  mutating func content(_ name: StaticString, text: String) {
    buffer.append(">")
    escape(text)
    buffer.append("</")
    buffer.append(name)
    buffer.append(">")
  }

  /// Ends an element with nested elements.
  mutating func content(_ name: StaticString, _ content: (inout SVGElements) -> Void) {
    open()
    content(&self)
    close(name)
  }

  /// Opens the content of the element that was started.
  mutating func open() {
    buffer.append(">")
    depth += 1
  }

  /// Ends the element that was opened last.
  mutating func close(_ name: StaticString) {
    depth -= 1
    buffer.startLine(indentation: depth)
    buffer.append("</")
    buffer.append(name)
    buffer.append(">")
  }

  /// Appends elements that another writer created at the same level.
  mutating func append(_ others: SVGElements) {
    buffer.append(contentsOf: others.buffer.bytes)
  }

  // MARK: Attributes

  /// Writes a number with all digits.
  mutating func exact(_ name: StaticString, _ number: Double) {
    start(attribute: name)
    buffer.append(number)
    buffer.append("\"")
  }

  /// Writes a number rounded to a thousandth.
  mutating func length(_ name: StaticString, _ number: Double) {
    start(attribute: name)
    buffer.append(NumberFormat.rounded(number))
    buffer.append("\"")
  }

  /// Writes any text, escaped.
  mutating func text(_ name: StaticString, _ text: String) {
    start(attribute: name)
    escape(text)
    buffer.append("\"")
  }

  /// Writes a word that needs no escaping.
  mutating func word(_ name: StaticString, _ word: StaticString) {
    start(attribute: name)
    buffer.append(word)
    buffer.append("\"")
  }

  /// Writes the name of a definition: a number between two words.
  mutating func reference(
    _ name: StaticString, _ before: StaticString, _ number: Int, _ after: StaticString
  ) {
    start(attribute: name)
    buffer.append(before)
    buffer.append(Double(number))
    buffer.append(after)
    buffer.append("\"")
  }

  /// Writes bytes of a media type, in base64, as a data URI.
  mutating func data(_ name: StaticString, _ type: StaticString, base64: [UInt8]) {
    start(attribute: name)
    buffer.append("data:")
    buffer.append(type)
    buffer.append(";base64,")
    buffer.append(contentsOf: base64)
    buffer.append("\"")
  }

  /// Writes a color, with its alpha in a separate attribute.
  ///
  /// Writes `none` for `nil`.
  mutating func paint(_ name: StaticString, _ color: RGBA?, alpha: StaticString) {
    start(attribute: name)
    guard let color, color.alpha > 0 else {
      buffer.append("none\"")
      return
    }
    buffer.append("#")
    append(hexadecimal: color.red)
    append(hexadecimal: color.green)
    append(hexadecimal: color.blue)
    buffer.append("\"")
    if color.alpha < 1 { length(alpha, color.alpha) }
  }

  mutating func rect(_ rect: LayoutRect, radius: Double) {
    length("x", rect.x)
    length("y", rect.y)
    length("width", max(rect.width, 0))
    length("height", max(rect.height, 0))
    if radius > 0 { length("rx", radius) }
  }

  mutating func stroke(_ stroke: Stroke) {
    paint("stroke", stroke.color, alpha: "stroke-opacity")
    if stroke.width != 1 { length("stroke-width", stroke.width) }
    if !stroke.dashes.isEmpty {
      start(attribute: "stroke-dasharray")
      for (index, number) in stroke.dashes.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.append(NumberFormat.rounded(number))
      }
      buffer.append("\"")
    }
    if stroke.isRound {
      word("stroke-linecap", "round")
      word("stroke-linejoin", "round")
    }
  }

  mutating func path(_ name: StaticString, _ path: Path) {
    start(attribute: name)
    for step in path.steps {
      switch step {
      case .move(let point): append("M", point)
      case .line(let point): append("L", point)
      case .quadratic(let control, let end):
        append("Q", control)
        append(" ", end)
      case .curve(let first, let second, let end):
        append("C", first)
        append(" ", second)
        append(" ", end)
      case .arc(let radius, let isLong, let isClockwise, let end):
        append("A", LayoutPoint(x: radius, y: radius))
        buffer.append(isLong ? " 0 1 " : " 0 0 ")
        append(isClockwise ? "1 " : "0 ", end)
      case .close: buffer.append("Z")
      }
    }
    buffer.append("\"")
  }

  mutating func transform(_ transform: Transform) {
    self.transform(
      origin: transform.origin, scaleX: transform.scaleX, scaleY: transform.scaleY,
      rotation: transform.rotation)
  }

  mutating func transform(
    origin: LayoutPoint, scaleX: Double, scaleY: Double, rotation: Double = 0
  ) {
    start(attribute: "transform")
    append("translate(", origin)
    if rotation != 0 {
      buffer.append(") rotate(")
      buffer.append(NumberFormat.rounded(rotation))
    }
    if scaleX != 1 || scaleY != 1 {
      buffer.append(") scale(")
      buffer.append(NumberFormat.rounded(scaleX))
      if scaleX != scaleY {
        buffer.append(" ")
        buffer.append(NumberFormat.rounded(scaleY))
      }
    }
    buffer.append(")\"")
  }

  // MARK: Values

  private mutating func start(attribute name: StaticString) {
    buffer.append(" ")
    buffer.append(name)
    buffer.append("=\"")
  }

  private mutating func append(_ before: StaticString, _ point: LayoutPoint) {
    buffer.append(before)
    buffer.append(NumberFormat.rounded(point.x))
    buffer.append(" ")
    buffer.append(NumberFormat.rounded(point.y))
  }

  private mutating func append(hexadecimal part: Double) {
    let byte = UInt8((min(max(part, 0), 1) * 255).rounded())
    for digit in [byte >> 4, byte & 15] {
      buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  private mutating func escape(_ text: String) {
    guard text.utf8.contains(where: { Self.needsCare($0) }) else {
      buffer.append(verbatim: text)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": buffer.append("&amp;")
      case "<": buffer.append("&lt;")
      case ">": buffer.append("&gt;")
      case "\"": buffer.append("&quot;")
      case "\t": buffer.append("&#9;")
      case "\n": buffer.append("&#10;")
      case "\r": buffer.append("&#13;")
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": buffer.append("\u{FFFD}")
      default: buffer.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Returns whether a byte is, or begins, a character that must be escaped.
  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      0xEF:
      true
    default: false
    }
  }
}
