import InterfaceLayout
import InterfaceResolution

/// The caches of the document that a compiler laid out last: rules that lay it out again begin with
/// what is already known about it.
struct LatestLayout {
  /// The identity of one layout of one document.
  final class Identity: Sendable {}

  let identity = Identity()
  let resolver: DocumentResolver
  let session: LayoutSession
}
