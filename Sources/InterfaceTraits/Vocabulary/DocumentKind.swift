/// The kind of a document: one with scenes, or one with single objects.
package enum DocumentKind: String, Hashable, Sendable {
  case storyboard, xib
}
