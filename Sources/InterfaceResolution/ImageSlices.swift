package import InterfaceTraits

/// The parts in which an image stretches, in points.
package struct ImageSlices: Hashable, Sendable {
  /// The size of the file's whole picture.
  package var size: LayoutSize
  /// What keeps its size at each edge.
  package var caps: LayoutInsets
  /// The size of the part between the caps that is drawn; what is between it and the caps at the right and
  /// bottom is not.
  ///
  /// A side that is 0 is all that the caps leave.
  package var center: LayoutSize
  /// Whether the part between the caps is repeated rather than stretched.
  package var isTiled: Bool

  /// Creates the description of an image's parts.
  package init(size: LayoutSize, caps: LayoutInsets, center: LayoutSize, isTiled: Bool) {
    self.size = size
    self.caps = caps
    self.center = center
    self.isTiled = isTiled
  }
}
