package import InterfaceTraits

/// The arrow of a popover.
package struct PopoverArrow: Hashable, Sendable {
  /// The direction of an arrow; one that points up belongs to a popover below its anchor.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right

    /// Whether the popover is above or below its anchor.
    package var isVertical: Bool { self == .up || self == .down }
  }

  /// A set of arrow directions.
  package struct Directions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let up = Directions(rawValue: 1)
    package static let down = Directions(rawValue: 2)
    package static let left = Directions(rawValue: 4)
    package static let right = Directions(rawValue: 8)
    /// Every direction.
    package static let any: Directions = [.up, .down, .left, .right]

    /// Returns whether the set contains a direction.
    package func contains(_ direction: Direction) -> Bool {
      switch direction {
      case .up: contains(.up as Directions)
      case .down: contains(.down as Directions)
      case .left: contains(.left as Directions)
      case .right: contains(.right as Directions)
      }
    }
  }

  /// The direction of the arrow.
  package var direction: Direction
  /// The tip of the arrow, in the window's coordinates.
  package var tip: LayoutPoint
}
