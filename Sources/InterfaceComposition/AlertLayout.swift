package import InterfaceTraits

/// Where the parts of an alert or action sheet are, in points.
package struct AlertLayout: Hashable, Sendable {
  /// A text with its place.
  package struct Part: Hashable, Sendable {
    package var frame: LayoutRect
    package var text: String
    /// The lines that the text takes at that width.
    package var lines: [String]

    package init(frame: LayoutRect, text: String, lines: [String]) {
      self.frame = frame
      self.text = text
      self.lines = lines
    }
  }

  /// What stands at the top; nil for nothing.
  package var title: Part?
  /// What stands below the title; nil for nothing.
  package var message: Part?
  /// What can be chosen, in order.
  package var actions: [Part] = []
  /// What leaves without a choice; nil for none.
  package var cancel: Part?
  /// Whether what leaves stands apart, below the rest, as in action sheets at the bottom.
  package var isCancelApart = false
  /// The whole, cancelling included.
  package var size = LayoutSize(width: 0, height: 0)

  /// Nothing.
  package init() {}

  /// The same elsewhere.
  ///
  /// - Parameter origin: Where the corner goes.
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
