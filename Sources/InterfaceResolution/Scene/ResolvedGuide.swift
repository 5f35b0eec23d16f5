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
  /// The kind of the guide.
  public var kind: LayoutGuideKind
  /// The view that the guide belongs to.
  package var owner: ViewIndex
  /// The range of the guide in the document.
  public var range: SourceRange

  package init(id: ObjectID, kind: LayoutGuideKind, owner: ViewIndex, range: SourceRange) {
    self.id = id
    self.kind = kind
    self.owner = owner
    self.range = range
  }
}
