import InterfaceLayout
import InterfaceResolution
import PlatformFacts

extension ViewContent.Toolbar {
  func draw(_ view: DrawnView, at placements: PlacedBarItems?, _ drawing: inout Drawing) {
    if barTintColor.alpha > 0 {
      drawing.line(at: 0, width: view.width, view.palette[.separator])
    }
    view.bars.draw(
      items, at: placements?.items ?? [], in: view.bounds, tint: view.tint, &drawing)
  }
}
