package import InterfaceTraits

/// The stretching of an image.
///
/// All lengths are in pixels of the slot's file.
package struct ImageResizing: Hashable, Sendable {
  /// The parts of an image that keep their size.
  package enum Mode: String, Hashable, Sendable {
    /// The four corners.
    case nineParts = "9-part"
    /// The left and the right end.
    case threePartsHorizontal = "3-part-horizontal"
    /// The top and the bottom end.
    case threePartsVertical = "3-part-vertical"
  }

  /// The content of the space between the parts that keep their size.
  package enum CenterMode: String, Hashable, Sendable {
    /// The center, stretched.
    case stretch
    /// The center, repeated.
    case tile
    /// The center, stretched to fill.
    case fill
  }

  /// The parts that keep their size.
  package var mode: Mode
  /// The insets of the parts that keep their size.
  package var capInsets: LayoutInsets
  /// The content of the space between these parts.
  package var centerMode: CenterMode
  /// The size of the center, if the file specifies it.
  package var center: LayoutSize?

  package init(mode: Mode, capInsets: LayoutInsets, centerMode: CenterMode, center: LayoutSize?) {
    self.mode = mode
    self.capInsets = capInsets
    self.centerMode = centerMode
    self.center = center
  }
}
