package import InterfaceTraits

/// How an image stretches.
///
/// All numbers are pixels of the slot's file.
package struct ImageResizing: Hashable, Sendable {
  /// Which parts keep their size.
  package enum Mode: String, Hashable, Sendable {
    /// The four corners.
    case nineParts = "9-part"
    /// The left and the right end.
    case threePartsHorizontal = "3-part-horizontal"
    /// The top and the bottom end.
    case threePartsVertical = "3-part-vertical"
  }

  /// What fills the space between the parts that keep their size.
  package enum CenterMode: String, Hashable, Sendable {
    /// The centre, stretched.
    case stretch
    /// The centre, repeated.
    case tile
    /// The centre, stretched to fill.
    case fill
  }

  /// Which parts keep their size.
  package var mode: Mode
  /// The sizes of the parts that keep theirs.
  package var capInsets: LayoutInsets
  /// What fills the space between.
  package var centerMode: CenterMode
  /// The size of the centre where the file states it.
  package var center: LayoutSize?

  /// Creates a description of stretching.
  package init(mode: Mode, capInsets: LayoutInsets, centerMode: CenterMode, center: LayoutSize?) {
    self.mode = mode
    self.capInsets = capInsets
    self.centerMode = centerMode
    self.center = center
  }
}
