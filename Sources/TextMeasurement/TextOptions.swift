/// How a text is broken into lines.
package struct TextOptions: Hashable, Sendable {
  /// The most lines there may be; 0 for any number.
  package var numberOfLines: Int
  /// What happens to a line that is too long.
  package var lineBreakMode: LineBreakMode

  /// Creates options.
  package init(numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .wordWrap) {
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
  }
}
