/// A text whose runs have their own fonts and paragraph styles.
package struct AttributedString: Hashable, Sendable {
  /// A run with one set of attributes.
  package struct Fragment: Hashable, Sendable {
    /// The text.
    package var content: String
    /// The font, or `nil` for the platform's default, Helvetica 12.
    package var font: FontDescription?
    /// The text color.
    package var color: Color?
    /// The paragraph style, or `nil` for the default one.
    package var paragraphStyle: ParagraphStyle?
    /// The extra spacing after each character, in points.
    package var kern: Double
    /// Whether the text is underlined.
    package var isUnderlined: Bool
    /// The further attributes of the run, such as a background color or a link.
    package var extras: [Element] = []
  }

  /// The style of a paragraph's lines; lengths are in points.
  package struct ParagraphStyle: Hashable, Sendable {
    package var alignment: String?
    package var lineBreakMode: String?
    package var lineSpacing: Double
    package var lineHeightMultiple: Double
    package var minimumLineHeight: Double
    package var paragraphSpacing: Double
    package var paragraphSpacingBefore: Double
    package var headIndent: Double
    package var firstLineHeadIndent: Double
    /// The attributes as declared in the document.
    package var attributes: Attributes
    /// The child elements, such as tab stops.
    package var extras: [Element]
  }

  /// The runs in reading order.
  package var fragments: [Fragment]
  /// The child elements that are not runs.
  package var extras: [Element]

  package init(fragments: [Fragment], extras: [Element] = []) {
    self.fragments = fragments
    self.extras = extras
  }

  /// The text of all runs.
  package var text: String { fragments.map(\.content).joined() }
}
