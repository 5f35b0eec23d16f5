extension ViewContent {
  /// The alignment of lines of text.
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

  /// The horizontal alignment of a control's content.
  public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// The leading edge of text.
    case leading
    /// The trailing edge of text.
    case trailing
    /// From side to side.
    case fill
  }

  /// The vertical alignment of a control's content.
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

  /// The way in which a view's content is fitted to its bounds.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// It is stretched to fill them.
    case scaleToFill
    /// The content is scaled to fit, with its aspect ratio preserved.
    case scaleAspectFit
    /// The content is scaled to fill, with its aspect ratio preserved.
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

    /// Creates a case from its name in documents, which is capitalized in some; returns `nil` for
    /// unknown names.
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

  /// The look of a bar of the time before dynamic colors.
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
