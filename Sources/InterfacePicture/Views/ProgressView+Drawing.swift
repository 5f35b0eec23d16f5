import InterfaceResolution
import InterfaceTraits

extension ViewContent.ProgressView {
  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    drawing.rect(view.bounds, radius: view.height / 2, fill: trackTintColor)
    drawing.rect(
      LayoutRect(x: 0, y: 0, width: view.width * progress, height: view.height),
      radius: view.height / 2, fill: progressTintColor)
  }
}
