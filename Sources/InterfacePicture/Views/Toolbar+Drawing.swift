import InterfaceLayout
import InterfaceResolution
import PlatformFacts

extension ViewContent.Toolbar {
  func draw(_ view: DrawnView, at placements: PlacedBarItems?, _ drawing: inout Drawing) {
    drawing.line(at: 0, width: view.width, view.palette[.separator])
    view.bars.draw(items, at: placements?.items ?? [], tint: view.tint, &drawing)
  }
}
