/// The role of a view in the object that owns it.
///
/// ```swift
/// let cells = layout.views.filter { $0.role == ViewRole.cell }
/// print(cells.count, "cells")
/// ```
public enum ViewRole: Hashable, Sendable {
  /// The root view of a controller.
  case controllerRoot
  /// A top-level view of a xib, or a further top-level view of a scene.
  case topLevel
  /// A member of the list of subviews.
  case subview
  /// The content view of a cell or of a visual effect view.
  case contentView
  /// A cell of a table or collection view, prototype or static.
  case cell
  /// A header or footer of a table or collection view.
  case supplementary
  /// The custom view of a bar item or navigation item.
  case barItemView
  /// A bar of a container controller.
  case bar
  /// Any other view that is a property of its owner.
  case property

  /// Whether the owner of the view is its superview.
  package var hasSuperview: Bool {
    switch self {
    case .controllerRoot, .topLevel, .barItemView, .bar: false
    case .subview, .contentView, .cell, .supplementary, .property: true
    }
  }
}
