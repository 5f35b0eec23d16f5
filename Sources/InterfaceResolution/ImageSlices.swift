package import InterfaceTraits

/// The parts in which an image stretches, in points.
package struct ImageSlices: Hashable, Sendable {
  /// The size of the file's whole image.
  package var size: LayoutSize
  /// The insets of the parts at the edges that are not stretched.
  package var caps: LayoutInsets
  /// The size of the part between the caps that is drawn; the rest, up to the right and bottom
  /// caps, is not drawn.
  ///
  /// A side that is 0 takes all space between the caps.
  package var center: LayoutSize
  /// Whether the part between the caps is repeated rather than stretched.
  package var isTiled: Bool

  package init(size: LayoutSize, caps: LayoutInsets, center: LayoutSize, isTiled: Bool) {
    self.size = size
    self.caps = caps
    self.center = center
    self.isTiled = isTiled
  }
}
