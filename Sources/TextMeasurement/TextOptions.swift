/// Options for breaking a text into lines.
package struct TextOptions: Hashable, Sendable {
  /// The maximum number of lines, or 0 for no limit.
  package var numberOfLines: Int
  /// The line break mode.
  package var lineBreakMode: LineBreakMode

  package init(numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .wordWrap) {
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
  }
}
