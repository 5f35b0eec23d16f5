import InterfaceLayout
import InterfaceResolution
import PlatformFacts

extension ViewContent.TabBar {
  /// Draws a tab bar.
  ///
  /// - Parameters:
  ///   - tabs: The tabs of a container's bar, or `nil` for a bar with items of its own.
  ///   - view: The bar.
  ///   - placements: The positions of its items.
  ///   - drawing: Receives the shapes.
  func draw(
    _ tabs: [(item: ViewContent.TabBarItem?, isSelected: Bool)]?, _ view: DrawnView,
    at placements: PlacedBarItems?, _ drawing: inout Drawing
  ) {
    if barTintColor.alpha > 0 {
      drawing.line(at: 0, width: view.width, view.palette[.separator])
    }
    view.bars.draw(
      tabs ?? items.enumerated().map { ($1, $0 == 0) }, at: placements?.items ?? [],
      in: view.bounds, tint: view.tint, unselected: unselectedItemTintColor, &drawing)
  }
}
