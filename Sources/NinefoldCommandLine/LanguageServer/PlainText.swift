/// The text of hovers for clients that show no Markdown.
enum PlainText {
  /// Returns a text without the marks that hovers have.
  static func text(ofMarkdown markdown: String) -> String {
    var lines: [String] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("| ---") { continue }
      var text = ""
      var isEscaped = false
      for scalar in line.unicodeScalars {
        if isEscaped {
          text.unicodeScalars.append(scalar)
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else if scalar != "`", scalar != "*" {
          text.unicodeScalars.append(scalar)
        }
      }
      while text.last == " " { text.removeLast() }
      lines.append(text)
    }
    return lines.joined(separator: "\n")
  }
}
