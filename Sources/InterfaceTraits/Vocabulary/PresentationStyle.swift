/// How a controller is presented over others, as documents and `UIModalPresentationStyle` spell it.
package enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// What the system chooses: a page sheet from iOS 13 on, the full screen before.
  case automatic
  /// Covers the window; what is below is taken away.
  case fullScreen
  /// A sheet as large as a page in regular width and height.
  case pageSheet
  /// A small sheet in the middle in regular width and height.
  case formSheet
  /// Covers the nearest controller that defines a presentation context.
  case currentContext
  /// Covers the window; what is below stays.
  case overFullScreen
  /// Covers the nearest controller that defines a presentation context; what is below stays.
  case overCurrentContext
  /// Points at what it belongs to, where the width is regular.
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
