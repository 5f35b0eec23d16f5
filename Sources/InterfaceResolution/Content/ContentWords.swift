extension ViewContent {
  /// How lines of text stand between the sides of their view.
  public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// By the direction in which the text runs.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both sides.
    case justified
  }

  /// Where a control's content stands along the horizontal.
  public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
    /// From side to side.
    case fill
  }

  /// Where a control's content stands along the vertical.
  public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom.
    case fill
  }

  /// How a view's content follows its bounds.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// It is stretched to fill them.
    case scaleToFill
    /// It keeps its proportions and is as large as fits.
    case scaleAspectFit
    /// It keeps its proportions and is as small as fills them.
    case scaleAspectFill
    /// It is drawn again.
    case redraw
    /// It stays in the middle.
    case center
    /// It stays at the top.
    case top
    /// It stays at the bottom.
    case bottom
    /// It stays at the left.
    case left
    /// It stays at the right.
    case right
    /// It stays in the top left corner.
    case topLeft
    /// It stays in the top right corner.
    case topRight
    /// It stays in the bottom left corner.
    case bottomLeft
    /// It stays in the bottom right corner.
    case bottomRight

    /// Reads a document's word, of which some have a capital; nil for another.
    init?(documentName: String) {
      if let mode = ContentMode(rawValue: documentName) {
        self = mode
      } else if documentName == "TopLeft" {
        self = .topLeft
      } else {
        return nil
      }
    }
  }

  /// The look of a bar of the time before dynamic colours.
  public enum BarStyle: String, Hashable, Sendable, CaseIterable {
    /// By the interface's style.
    case `default`
    /// Dark.
    case black
    /// Dark and opaque, of old systems.
    case blackOpaque
    /// Dark and translucent, of old systems.
    case blackTranslucent
  }
}
