/// Lines of a dump, indented by two spaces per level.
package struct DumpText: Sendable {
  /// The lines so far, each with its line break.
  package private(set) var text = ""

  package init() {}

  /// Appends a line, in which line breaks and other unsafe characters are escaped (`PrintedText`).
  package mutating func add(_ line: String, at depth: Int) {
    text += String(repeating: "  ", count: depth)
    text += PrintedText.line(line)
    text += "\n"
  }

  /// Appends the lines of another dump unchanged.
  package mutating func append(_ other: DumpText) {
    text += other.text
  }

  /// Returns a text in quotation marks on one line.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a number in its shortest form: `8`, not `8.0`, and never `-0`.
  package static func number(_ value: Double) -> String {
    if value == 0 { return "0" }
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
    return "\(value)"
  }
}
