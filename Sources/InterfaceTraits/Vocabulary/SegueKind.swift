/// The kind of a segue; names from before adaptive segues are mapped to their replacements.
///
/// ```swift
/// for segue in scene.segues where segue.kind == SegueKind.unwind { print(segue.source ?? "no id") }
/// ```
public enum SegueKind: Hashable, Sendable {
  /// The containment of the destination in a container controller, with a role such as
  /// `rootViewController`.
  case relationship(String)
  /// The embedding of the destination in a container view.
  case embed
  /// The destination is pushed if there is a navigation controller, else presented; formerly
  /// `push`.
  case show
  /// The destination replaces the detail of a split view controller; formerly `replace`.
  case showDetail
  /// The destination is presented modally; formerly `modal`.
  case presentation
  /// The destination is presented in a popover; formerly `popover`.
  case popoverPresentation
  /// An unwind segue back to a scene that is already shown.
  case unwind
  /// A custom segue of the app.
  case custom
  /// An unknown kind, with its name in the document.
  case other(String)
}
