/// The presentation style of a controller, as spelled in documents and in
/// `UIModalPresentationStyle`.
package enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// The system's default: a page sheet from iOS 13 on, full screen before.
  case automatic
  /// A presentation that covers the window; the presenting view is removed.
  case fullScreen
  /// A sheet as large as a page in regular width and height.
  case pageSheet
  /// A small sheet in the middle in regular width and height.
  case formSheet
  /// Covers the nearest controller that defines a presentation context.
  case currentContext
  /// A presentation that covers the window; the presenting view remains.
  case overFullScreen
  /// A presentation that covers the nearest controller that defines a presentation context; the
  /// presenting view remains.
  case overCurrentContext
  /// A popover that points at its anchor, if the width is regular.
  case popover
  /// A presentation controller of the app decides.
  case custom
  /// No style: a delegate's answer that the presentation shall not adapt.
  case none

  /// Reads the value of `modalPresentationStyle` in a document; other text gives nil.
  ///
  /// A blurred background is one that stays.
  package init?(documentSpelling: String) {
    if documentSpelling == "blurOverFullScreen" {
      self = .overFullScreen
    } else {
      self.init(rawValue: documentSpelling)
    }
  }
}
