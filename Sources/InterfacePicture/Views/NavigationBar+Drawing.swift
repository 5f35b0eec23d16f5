import InterfaceLayout
import InterfaceResolution
import PlatformFacts

extension ViewContent.NavigationBar {
  func draw(_ view: DrawnView, at placements: PlacedBarItems?, _ drawing: inout Drawing) {
    if barTintColor.alpha > 0 {
      drawing.line(
        at: view.height - BarAppearance.lineWidth, width: view.width, view.palette[.separator])
    }
    guard let item = items.last, let placements else { return }
    view.bars.draw(
      item, title: item.title, at: placements, in: view.bounds, tint: view.tint,
      ink: titleColor ?? view.palette[.label], &drawing)
  }
}
