/// A value on one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
  /// The tag of the axis, four characters as a number, such as that of `wght`.
  package var axis: UInt32
  /// The value, in the unit of the axis.
  package var value: Float

  package init(axis: UInt32, value: Float) {
    self.axis = axis
    self.value = value
  }

  /// The weight axis.
  package static let weightAxis = FontContainer.tag("wght")
  /// The optical size axis, in points.
  package static let opticalSizeAxis = FontContainer.tag("opsz")
}
