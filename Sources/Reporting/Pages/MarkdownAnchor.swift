/// The anchors of headings on pages of Markdown.
package enum MarkdownAnchor {
  /// Returns the anchor of a heading, as GitHub derives it: in lower case, with hyphens for spaces
  /// and without punctuation.
  package static func text(_ heading: String) -> String {
    var anchor = ""
    for character in heading.lowercased() {
      if character == " " {
        anchor += "-"
      } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
        anchor.append(character)
      }
    }
    return anchor
  }
}
