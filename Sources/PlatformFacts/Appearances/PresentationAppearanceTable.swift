/// The appearance of presentations over a window in addition to the layout metrics
/// (`PresentationTable`), in points.
///
/// All values are guesses.
package enum PresentationAppearance {
  /// The opacity of the black that dims the content behind a presentation.
  package static let dimming = 0.2
  /// The inset of an action that is a capsule.
  package static let actionInset = (x: 10.0, y: 2.0)
  /// The weight of titles and of cancel actions.
  package static let boldWeight = 600

  /// A search that replaces the navigation bar.
  package enum Search {
    /// The height of the bar below the covered top of the window.
    package static let barHeight = 56.0
    /// The distance from the sides of the bar to the field.
    package static let inset = 16.0
    /// The distance from the top of the bar to the field.
    package static let top = 10.0
    /// The height of the field.
    package static let fieldHeight = 36.0
    /// The distance from the sides of the field to its text.
    package static let textInset = 12.0
    /// The width next to the field that the cancel button takes.
    package static let cancelAreaWidth = 70.0
    /// The margin on the far side of the cancel button.
    package static let cancelMargin = 8.0
    /// The size of the font.
    package static let fontSize = 17.0
  }
}
