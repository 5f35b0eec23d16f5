import InterfaceResolution
import PlatformFacts

extension ViewContent.ImageView {
  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    guard let image else { return Self.drawEmpty(view, &drawing) }
    drawing.image(
      image, in: view.bounds, mode: view.appearance.contentMode, tint: view.tint,
      read: view.images)
  }

  /// Draws an image view that code fills: a faint background with the outline of a picture.
  private static func drawEmpty(_ view: DrawnView, _ drawing: inout Drawing) {
    if view.appearance.backgroundColor == nil {
      drawing.rect(view.bounds, fill: RGBA(red: 0.62, green: 0.72, blue: 0.84, alpha: 0.32))
    }
    drawing.glyph(
      "photo", in: view.bounds.square(min(view.width * 0.4, view.height * 0.4, 64)),
      RGBA(red: 0.4, green: 0.5, blue: 0.62, alpha: 0.8))
  }
}
