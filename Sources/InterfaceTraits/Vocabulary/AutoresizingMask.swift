/// The way in which a view's edges follow its superview in the absence of constraints.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a mask from an array literal.
  ///
  /// The protocol's own initializer is generic, and looks up types by name in the runtime at each
  /// call from another module.
  package init(arrayLiteral elements: AutoresizingMask...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }

  package static let flexibleMinX = AutoresizingMask(rawValue: 1)
  package static let widthSizable = AutoresizingMask(rawValue: 2)
  package static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  package static let flexibleMinY = AutoresizingMask(rawValue: 8)
  package static let heightSizable = AutoresizingMask(rawValue: 16)
  package static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}
