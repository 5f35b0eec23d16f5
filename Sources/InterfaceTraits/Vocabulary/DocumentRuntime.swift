/// The target runtime of a document.
package enum DocumentRuntime: String, Hashable, Sendable {
  case iOS = "iOS.CocoaTouch"
  case iPad = "iOS.CocoaTouch.iPad"
  case tvOS = "AppleTV"
}
