/// A view of a scene, by its place among the scene's installed views.
///
/// It holds for the scene that it comes from; ``SceneLayout/view(at:)`` finds the view.
///
/// ```swift
/// if case .tableViewCell(let cell) = view.content, let title = cell.textLabel {
///   print(layout.view(at: title).frame)
/// }
/// ```
public struct ViewIndex: Hashable, Sendable {
  /// The position in `ResolvedScene.views`.
  package let position: Int

  /// The view at a position in `ResolvedScene.views`.
  package init(_ position: Int) { self.position = position }
}
