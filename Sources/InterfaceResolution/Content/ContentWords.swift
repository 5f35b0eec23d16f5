import PlatformFacts

/// How lines of text stand between the sides of their view.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// By the direction in which the text runs.
  case natural
  case left, center, right, justified
}

/// Where a control's content stands along the horizontal.
package enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case center, left, right, leading, trailing, fill
}

/// Where a control's content stands along the vertical.
package enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case center, top, bottom, fill
}

/// How a view's content follows its bounds.
package enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

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
package enum BarStyle: String, Hashable, Sendable, CaseIterable {
  case `default`, black, blackOpaque, blackTranslucent
}
