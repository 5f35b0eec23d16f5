public import InterfaceSource
public import InterfaceTraits

/// A layout guide of an installed view.
///
/// ```swift
/// print(layout.guides.filter { $0.kind == .safeArea }.map(\.id))
/// ```
public struct ResolvedGuide: Hashable, Sendable {
  /// The guide's id.
  public var id: ObjectID
  /// What the guide stands for.
  public var kind: LayoutGuideKind
  /// The view that the guide belongs to.
  package var owner: ViewIndex
  /// Where the guide stands in the document.
  public var range: SourceRange

  /// Creates a guide.
  package init(id: ObjectID, kind: LayoutGuideKind, owner: ViewIndex, range: SourceRange) {
    self.id = id
    self.kind = kind
    self.owner = owner
    self.range = range
  }
}
