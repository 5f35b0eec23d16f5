extension ViewContent {
  /// The alignment of lines of text.
  public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// Natural alignment, by the direction of the text.
    case natural
    /// Left alignment.
    case left
    /// Center alignment.
    case center
    /// Right alignment.
    case right
    /// Justified alignment.
    case justified
  }

  /// The horizontal alignment of a control's content.
  public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// Center alignment.
    case center
    /// Left alignment.
    case left
    /// Right alignment.
    case right
    /// The leading edge of text.
    case leading
    /// The trailing edge of text.
    case trailing
    /// The content fills the width.
    case fill
  }

  /// The vertical alignment of a control's content.
  public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// Center alignment.
    case center
    /// Top alignment.
    case top
    /// Bottom alignment.
    case bottom
    /// The content fills the height.
    case fill
  }

  /// The way in which a view's content is fitted to its bounds.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// The content is scaled to fill, regardless of its aspect ratio.
    case scaleToFill
    /// The content is scaled to fit, with its aspect ratio preserved.
    case scaleAspectFit
    /// The content is scaled to fill, with its aspect ratio preserved.
    case scaleAspectFill
    /// The content is redrawn.
    case redraw
    /// The content is centered.
    case center
    /// The content is aligned with the top.
    case top
    /// The content is aligned with the bottom.
    case bottom
    /// The content is aligned with the left edge.
    case left
    /// The content is aligned with the right edge.
    case right
    /// The content is aligned with the top-left corner.
    case topLeft
    /// The content is aligned with the top-right corner.
    case topRight
    /// The content is aligned with the bottom-left corner.
    case bottomLeft
    /// The content is aligned with the bottom-right corner.
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

  /// The style of a bar from before dynamic colors.
  public enum BarStyle: String, Hashable, Sendable, CaseIterable {
    /// A style that adapts to the user interface style.
    case `default`
    /// A dark style.
    case black
    /// A dark, opaque style of old systems.
    case blackOpaque
    /// A dark, translucent style of old systems.
    case blackTranslucent
  }
}
