/// What a document was made for.
package enum DocumentRuntime: String, Hashable, Sendable {
  case iOS = "iOS.CocoaTouch"
  case iPad = "iOS.CocoaTouch.iPad"
  case tvOS = "AppleTV"
}
