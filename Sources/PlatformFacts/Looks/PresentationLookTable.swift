/// How UIKit draws what is presented over a window, apart from what layout knows (`PresentationTable`), in points.
///
/// Guesses.
package enum PresentationLook {
  /// How opaque the black is that dims what is behind a presentation.
  package static let dimming = 0.2
  /// The radius of the corners of a card, and of a sheet.
  package static let sheetRadius = 10.0
  /// The radius of the corners of a popover.
  package static let popoverRadius = 13.0
  /// The radius of the corners of an alert.
  package static let alertRadius = 14.0
  /// The weight of titles, and of what cancels.
  package static let boldWeight = 600

  /// A search in the place of the navigation bar.
  package enum Search {
    /// The height of the bar below what covers the top of the window.
    package static let barHeight = 56.0
    /// From the sides of the bar to the field.
    package static let inset = 16.0
    /// From the top of the bar to the field.
    package static let top = 10.0
    /// The height of the field.
    package static let fieldHeight = 36.0
    /// The radius of the corners of the field.
    package static let radius = 10.0
    /// From the sides of the field to its text.
    package static let textInset = 12.0
    /// What the word that ends the search takes of the field's width.
    package static let cancelRoom = 70.0
    /// What that word has beyond it.
    package static let cancelMargin = 8.0
    /// The size of the font.
    package static let fontSize = 17.0
  }
}
