import InterfaceLayout
import InterfaceResolution
import PlatformFacts

extension ViewContent.NavigationBar {
  func draw(_ view: DrawnView, at placements: PlacedBarItems?, _ drawing: inout Drawing) {
    drawing.line(
      at: view.height - BarAppearance.lineWidth, width: view.width, view.palette[.separator])
    guard let item = items.last, let placements else { return }
    view.bars.draw(
      item, title: item.title, at: placements, tint: view.tint,
      ink: titleColor ?? view.palette[.label], &drawing)
  }
}
