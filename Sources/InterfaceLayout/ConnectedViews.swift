import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// The objects of a document that outlets lead to, as far as findings of layouts depend on them.
package struct ConnectedViews: Sendable {
  /// The objects that an outlet leads to, so that code may fill them.
  package var objects: Set<ObjectID>
  /// The top-level views of a xib that a controller loads as its view: the outlet `view` of its
  /// File's Owner leads to them.
  package var controllerViews: Set<ObjectID>

  package init(objects: Set<ObjectID> = [], controllerViews: Set<ObjectID> = []) {
    self.objects = objects
    self.controllerViews = controllerViews
  }
}

extension ConnectedViews {
  /// Returns whether a view has no content that code may set, because an outlet leads to the view.
  func mayFill(_ view: ResolvedView) -> Bool {
    if case .button(let button) = view.content {
      return button.title.string.isEmpty && isConnected(view)
    }
    return mayFillText(of: view)
  }

  /// Returns whether a label or text view has no text, and code may set it.
  ///
  /// Interface Builder flags a button that shares a surplus even if it is empty.
  func mayFillText(of view: ResolvedView) -> Bool {
    let isEmpty =
      switch view.content {
      case .label(let label): label.text.string.isEmpty
      case .textView(let view): view.text.string.isEmpty
      default: false
      }
    return isEmpty && isConnected(view)
  }

  /// Returns whether a stack view has no arranged views, and code may add some.
  func mayArrangeViews(in index: ViewIndex, of scene: ResolvedScene) -> Bool {
    let view = scene.views[index]
    guard view.kind == .stackView, isConnected(view) else { return false }
    return scene.views[index].end == index.advanced(by: 1)
  }

  private func isConnected(_ view: ResolvedView) -> Bool {
    view.id.map(objects.contains) ?? false
  }
}
