import PlatformFacts

/// Writes SVG elements, which close themselves.
///
/// Text and attribute values are escaped here and nowhere else; characters that XML cannot hold become
/// U+FFFD.
struct SVGWriter {
  private var buffer = ByteBuffer()
  /// How many elements are open.
  private(set) var depth: Int

  /// Creates a writer whose outermost elements are indented by the given level.
  init(depth: Int = 0) {
    self.depth = depth
  }

  var bytes: [UInt8] { buffer.bytes }

  /// An element with what `content` writes inside.
  mutating func element(
    _ name: StaticString, _ attributes: [SVGAttribute], _ content: (inout SVGWriter) -> Void
  ) {
    open(name, attributes)
    buffer.append(">")
    depth += 1
    let start = buffer.bytes.count
    content(&self)
    depth -= 1
    if buffer.bytes.count > start { buffer.startLine(indentation: depth) }
    buffer.append("</")
    buffer.append(name)
    buffer.append(">")
  }

  /// An element with nothing inside.
  mutating func element(_ name: StaticString, _ attributes: [SVGAttribute]) {
    open(name, attributes)
    buffer.append("/>")
  }

  /// An element with a text inside.
  mutating func element(_ name: StaticString, _ attributes: [SVGAttribute], text: String) {
    open(name, attributes)
    buffer.append(">")
    escape(text)
    buffer.append("</")
    buffer.append(name)
    buffer.append(">")
  }

  /// An element around elements that another writer has made, one level deeper.
  mutating func element(
    _ name: StaticString, _ attributes: [SVGAttribute], written bytes: [UInt8]
  ) {
    element(name, attributes) { writer in writer.written(bytes) }
  }

  /// Elements that another writer has made at the same level.
  mutating func written(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
  }

  private mutating func open(_ name: StaticString, _ attributes: [SVGAttribute]) {
    if !buffer.bytes.isEmpty || depth > 0 { buffer.startLine(indentation: depth) }
    buffer.append("<")
    buffer.append(name)
    for attribute in attributes { write(attribute) }
  }

  private mutating func write(_ attribute: SVGAttribute) {
    start(attribute.name)
    switch attribute.value {
    case .exact(let number): buffer.append(number)
    case .length(let number): buffer.append(NumberFormat.rounded(number))
    case .text(let text): escape(text)
    case .word(let word): buffer.append(word)
    case .lengths(let numbers):
      for (index, number) in numbers.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.append(NumberFormat.rounded(number))
      }
    case .path(let path): buffer.append(contentsOf: path.bytes.bytes)
    case .paint(let color, let alpha):
      guard let color, color.alpha > 0 else {
        buffer.append("none")
        break
      }
      write(color)
      if color.alpha < 1 {
        buffer.append("\"")
        start(alpha)
        buffer.append(NumberFormat.rounded(color.alpha))
      }
    }
    buffer.append("\"")
  }

  private mutating func start(_ name: StaticString) {
    buffer.append(" ")
    buffer.append(name)
    buffer.append("=\"")
  }

  private mutating func write(_ color: RGBA) {
    buffer.append("#")
    for part in [color.red, color.green, color.blue] {
      let byte = UInt8((min(max(part, 0), 1) * 255).rounded())
      for digit in [byte >> 4, byte & 15] {
        buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  private mutating func escape(_ text: String) {
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
}
