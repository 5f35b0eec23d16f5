import InterfaceResolution
import PlatformFacts

extension ViewContent.VisualEffectView {
  /// Draws a blur as a background.
  ///
  /// Other effects are not drawn.
  func draw(_ view: DrawnView, radius: Double = 0, _ drawing: inout Drawing) {
    guard case .blur = effect else { return }
    let fill = isDark ? ControlAppearance.VisualEffect.dark : ControlAppearance.VisualEffect.light
    drawing.rect(view.bounds, radius: radius, fill: fill)
  }
}
