package import InterfaceTraits

/// The layout of an alert or action sheet, in points.
package struct AlertLayout: Hashable, Sendable {
  /// A text with its frame.
  package struct Part: Hashable, Sendable {
    package var frame: LayoutRect
    package var text: String
    /// The lines of the text at the frame's width.
    package var lines: [String]

    package init(frame: LayoutRect, text: String, lines: [String]) {
      self.frame = frame
      self.text = text
      self.lines = lines
    }
  }

  /// The title at the top, or `nil` if there is none.
  package var title: Part?
  /// The message below the title, or `nil` if there is none.
  package var message: Part?
  /// The actions to choose from, in order.
  package var actions: [Part] = []
  /// The action that dismisses without a choice, or `nil` if there is none.
  package var cancel: Part?
  /// Whether the cancel action is separate, below the rest, as in action sheets at the bottom.
  package var hasSeparateCancel = false
  /// The total size, including the cancel action.
  package var size = LayoutSize(width: 0, height: 0)

  /// Creates an empty layout.
  package init() {}

  /// Returns the layout moved to an origin.
  ///
  /// - Parameter origin: The new top-left corner.
  /// - Returns: All parts, moved.
  func moved(to origin: LayoutPoint) -> AlertLayout {
    var result = self
    func moved(_ part: Part) -> Part {
      var part = part
      part.frame.x += origin.x
      part.frame.y += origin.y
      return part
    }
    result.title = title.map(moved)
    result.message = message.map(moved)
    result.cancel = cancel.map(moved)
    result.actions = actions.map(moved)
    return result
  }
}
