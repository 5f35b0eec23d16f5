import InterfaceSource

/// Text in a table cell of GitHub's Markdown.
enum MarkdownText {
  /// Escapes a text so that nothing in it is markup, ends the cell, is a link or mentions a user.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in PrintedText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      // Numbers of issues, and commands to build systems.
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "!", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // An address is not a link without its two slashes.
      case "/" where previous == "/": result += "&#47;"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }
}
