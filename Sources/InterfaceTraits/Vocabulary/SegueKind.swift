/// What happens when a segue is performed; names of the time before adaptive segues are folded in.
///
/// ```swift
/// for segue in scene.segues where segue.kind == SegueKind.unwind { print(segue.source ?? "no id") }
/// ```
public enum SegueKind: Hashable, Sendable {
  /// A container shows the destination, in the given role such as `rootViewController`.
  case relationship(String)
  /// A container view shows the destination.
  case embed
  /// The destination is pushed where there is a navigation controller, else presented; `push` of old.
  case show
  /// The destination takes the place of a split view controller's detail; `replace` of old.
  case showDetail
  /// The destination is presented modally; `modal` of old.
  case presentation
  /// The destination is presented in a popover; `popover` of old.
  case popoverPresentation
  /// Back to a scene that is shown already.
  case unwind
  /// A class of the app decides.
  case custom
  /// A kind that is not known, by its name in the document.
  case other(String)
}
