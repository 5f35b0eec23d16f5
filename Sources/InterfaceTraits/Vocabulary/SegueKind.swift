/// What a segue does, with the names of the time before adaptive segues folded in.
package enum SegueKind: Hashable, Sendable {
  /// A container holds the destination in a role such as `rootViewController`.
  case relationship(String)
  /// A container view shows the destination inside itself.
  case embed
  /// `show`, or `push` of old.
  case show
  /// `showDetail`, or `replace` of old.
  case showDetail
  /// `presentation`, or `modal` of old.
  case presentation
  /// `popoverPresentation`, or `popover` of old.
  case popoverPresentation
  /// Goes back to an earlier scene by way of an exit.
  case unwind
  /// A class of the app decides.
  case custom
  /// A kind that the vocabulary does not know.
  case other(String)
}
