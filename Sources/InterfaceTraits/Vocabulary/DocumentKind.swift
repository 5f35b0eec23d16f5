/// Whether a document holds scenes or single objects.
package enum DocumentKind: String, Hashable, Sendable {
  case storyboard, xib
}
