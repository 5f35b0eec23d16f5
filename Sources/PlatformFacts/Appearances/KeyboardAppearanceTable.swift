/// The appearance of the system keyboard, a plate with rows of keys, in addition to its height
/// (`KeyboardTable`): in points, and shares of its width and height.
///
/// All values are guesses.
package enum KeyboardAppearance {
  /// The number of keys in each row, from the top; the space bar is the only one of its row.
  package static let keyCounts = [10, 9, 7, 1]
  /// The share of the width that a key takes together with the gap to the next one.
  package static let keyWidth = 0.1
  /// The share of the width that the space bar takes.
  package static let spaceBarWidth = 0.5
  /// The share of the height above the first row, where suggestions are.
  package static let top = 0.14
  /// The share of the height below the last row, where the home indicator is.
  package static let bottom = 0.2
  /// The distance between keys.
  package static let gap = 6.0
  /// The radius of the corners of keys.
  package static let radius = 5.0
}
