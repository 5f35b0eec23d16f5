/// The kind of a segue; names from before adaptive segues are mapped to their replacements.
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
  /// The destination replaces the detail of a split view controller; formerly `replace`.
  case showDetail
  /// The destination is presented modally; `modal` of old.
  case presentation
  /// The destination is presented in a popover; `popover` of old.
  case popoverPresentation
  /// Back to a scene that is shown already.
  case unwind
  /// A class of the app decides.
  case custom
  /// An unknown kind, with its name in the document.
  case other(String)
}
