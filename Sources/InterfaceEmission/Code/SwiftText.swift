/// Swift source lines with indentation.
struct SwiftText {
  private(set) var lines: [String] = []
  private var depth = 0

  /// Adds a line.
  ///
  /// An empty line has no indentation.
  mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// Begins a block.
  mutating func open(_ head: String) {
    line(head + " {")
    depth += 1
  }

  /// Ends a block.
  mutating func close() {
    depth -= 1
    line("}")
  }

  /// Adds an empty line, except at the start of a block.
  mutating func gap() {
    if let last = lines.last, !last.isEmpty, !last.hasSuffix("{") { lines.append("") }
  }

  /// The bytes, with a line feed after each line.
  var bytes: [UInt8] { lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] } }
}
