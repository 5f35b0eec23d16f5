import InterfaceResolution
import InterfaceTraits

extension ResolvedScene {
  /// Returns whether a reason is the size of a layout root that Interface Builder saved, and that
  /// the app need not give the view.
  ///
  /// The app gives a controller's view the size of the screen, window or container, unless the
  /// document declares a size of its own, which is then only that of the canvas. The height of a
  /// prototype is that of its row, which code often makes automatic; the size of any other
  /// top-level view of a xib is up to those who add it.
  func isSavedSize(_ reason: LayoutReason, _ connected: ConnectedViews) -> Bool {
    guard case .root(let axis, let extent) = reason.kind else { return false }
    let root = views[reason.view]
    switch root.role {
    case .controllerRoot:
      return (hasFreeformSize || presentation.arrival == .embedded)
        && root.hasStored(extent, along: axis)
    case .topLevel:
      let isOfController = root.id.map(connected.controllerViews.contains) ?? false
      return !isOfController || root.isFreeform && root.hasStored(extent, along: axis)
    case .cell:
      guard let superview = root.superview, case .tableView(let table) = views[superview].content
      else { return true }
      return axis == .vertical && !table.hasStaticCells
    case .barItemView: return true
    case .subview, .contentView, .supplementary, .bar, .property: return false
    }
  }
}

extension ResolvedView {
  /// Returns whether the stored frame has an extent, to half a point.
  fileprivate func hasStored(_ extent: Double, along axis: LayoutAxis) -> Bool {
    // A frame relative to the canvas has the size of the canvas.
    guard let frame = storedFrame?.rect(in: .zero) else { return false }
    return abs((axis == .horizontal ? frame.width : frame.height) - extent) <= 0.5
  }
}
