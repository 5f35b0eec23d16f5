/// The presentation style of a controller, as spelled in documents and in
/// `UIModalPresentationStyle`.
package enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// The system's default: a page sheet from iOS 13 on, full screen before.
  case automatic
  /// A presentation that covers the window; the presenting view is removed.
  case fullScreen
  /// A page-sized sheet in regular width and height.
  case pageSheet
  /// A small centered sheet in regular width and height.
  case formSheet
  /// A presentation that covers the nearest controller that defines a presentation context.
  case currentContext
  /// A presentation that covers the window; the presenting view remains.
  case overFullScreen
  /// A presentation that covers the nearest controller that defines a presentation context; the
  /// presenting view remains.
  case overCurrentContext
  /// A popover that points at its anchor, if the width is regular.
  case popover
  /// A presentation that the app's presentation controller determines.
  case custom
  /// No style: a delegate's answer that the presentation does not adapt.
  case none

  /// Creates a style from the value of `modalPresentationStyle` in a document, or returns `nil` for
  /// other texts.
  ///
  /// A blurred full-screen style is treated as one that keeps the presenting view.
  package init?(documentSpelling: String) {
    if documentSpelling == "blurOverFullScreen" {
      self = .overFullScreen
    } else {
      self.init(rawValue: documentSpelling)
    }
  }
}
