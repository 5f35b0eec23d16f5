/// A place on one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
  /// The axis, four characters as a number, such as that of `wght`.
  package var axis: UInt32
  /// Where on the axis, in the axis's own unit.
  package var value: Float

  /// Creates a place.
  package init(axis: UInt32, value: Float) {
    self.axis = axis
    self.value = value
  }

  /// The axis of the weight.
  package static let weightAxis = FontContainer.tag("wght")
  /// The axis of the size, in points, that the shapes are made for.
  package static let opticalSizeAxis = FontContainer.tag("opsz")
}
