/// The part of a tablet's screen that a window takes.
package enum WindowLayout: String, Hashable, Sendable, CaseIterable {
  /// The whole screen.
  case fullscreen
  /// The narrow window next to a wide one.
  case oneThird = "splitview1_3"
  /// One of two equal windows.
  case oneHalf = "splitview1_2"
  /// The wide window next to a narrow one.
  case twoThirds = "splitview2_3"
  /// A narrow window over another app.
  case slideOver = "slideover"

  /// Creates a layout from the `layout` of a device or the `id` of an adaptation, or returns `nil`
  /// for any other text.
  package init?(documentName: String) {
    self.init(rawValue: documentName)
  }

  /// The part of a configuration's name that identifies the window, or `nil` for the whole screen.
  package var configurationName: String? {
    switch self {
    case .fullscreen: nil
    case .oneThird: "split-1/3"
    case .oneHalf: "split-1/2"
    case .twoThirds: "split-2/3"
    case .slideOver: "slide-over"
    }
  }

  /// Creates a layout from the part of a configuration's name that identifies a window
  /// (`split-1/3`, `split-1/2`, `split-2/3`, `slide-over`), or returns `nil` for any other text.
  package init?(configurationName: String) {
    switch configurationName {
    case "full", "fullscreen": self = .fullscreen
    case "split-1/3": self = .oneThird
    case "split-1/2": self = .oneHalf
    case "split-2/3": self = .twoThirds
    case "slide-over": self = .slideOver
    default: return nil
    }
  }
}
