import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawProgressView(
    _ content: ViewContent.ProgressView, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    drawing.rect(drawn.bounds, radius: drawn.height / 2, fill: content.trackTintColor)
    drawing.rect(
      LayoutRect(x: 0, y: 0, width: drawn.width * content.progress, height: drawn.height),
      radius: drawn.height / 2, fill: content.progressTintColor)
  }
}
