extension Segue {
  /// The permitted directions of a popover's arrow; one that points up belongs to a popover below
  /// its anchor.
  package struct Arrows: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let up = Arrows(rawValue: 1)
    package static let down = Arrows(rawValue: 2)
    package static let left = Arrows(rawValue: 4)
    package static let right = Arrows(rawValue: 8)

    /// Creates the directions that the attributes of a `<popoverArrowDirection>` declare.
    package init(_ attributes: Attributes) {
      self = []
      if attributes.flag(.up) == true { insert(.up) }
      if attributes.flag(.down) == true { insert(.down) }
      if attributes.flag(.left) == true { insert(.left) }
      if attributes.flag(.right) == true { insert(.right) }
    }
  }
}
