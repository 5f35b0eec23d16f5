import InterfaceSource

/// Text in a cell of a table in GitHub's Markdown.
enum MarkdownText {
  /// A text in which nothing is markup, ends the cell, links or calls somebody by name.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in PrintedText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      // Names of issues, and commands to build systems.
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "!", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // An address becomes no link without its two slashes.
      case "/" where previous == "/": result += "&#47;"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }
}
