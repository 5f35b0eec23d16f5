/// How much room an axis has.
public enum SizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// No class: the base of the grid, UIKit's "unspecified".
  case any
  /// Little room, such as a phone's width in portrait.
  case compact
  /// Much room, such as a tablet's width.
  case regular
}
