import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// Substitutes for content that only the app has.
enum StandIn {
  /// Draws a view whose content only the app has.
  static func draw(
    _ name: String, symbol: String? = nil, fill: RGBA? = nil, _ view: DrawnView,
    _ drawing: inout Drawing
  ) {
    let isDark = (fill?.red ?? 1) < 0.5
    let ink: RGBA = isDark ? .gray(200) : .gray(150)
    drawing.rect(
      view.bounds.inset(0.5), fill: fill,
      stroke: .init(color: .gray(160, alpha: 0.6), dashes: fill == nil ? [4, 3] : []))
    let side = min(44, view.width * 0.5, view.height * 0.35)
    if let symbol, side > 6 {
      drawing.glyph(
        symbol,
        in: LayoutRect(x: view.midX - side / 2, y: view.midY - side, width: side, height: side),
        ink)
    }
    let textArea =
      symbol == nil
      ? view.bounds.inset(4)
      : LayoutRect(x: 4, y: view.midY + 4, width: max(view.width - 8, 0), height: 22)
    drawing.text(name, in: textArea, DrawnTextStyle(size: 15, color: ink, anchor: .middle))
  }

  /// Draws a container view as a dashed frame with its name, because its content is another scene.
  static func drawContainer(_ view: DrawnView, _ drawing: inout Drawing) {
    drawing.rect(
      view.bounds.inset(0.5), fill: .gray(128, alpha: 0.06),
      stroke: .init(color: .gray(160), dashes: [6, 4]))
    drawing.text(
      "Container", in: view.bounds.inset(4),
      DrawnTextStyle(size: 17, weight: 500, color: .gray(150), anchor: .middle))
  }

  /// Draws the class name of a view that only the app can draw: an empty view of its own class
  /// without background.
  static func drawCustomClass(_ view: DrawnView, _ drawing: inout Drawing) {
    guard let name = view.view.customClass, view.width >= 24, view.height >= 12,
      view.view.role != .controllerRoot
    else { return }
    let isPainted = (view.appearance.backgroundColor?.alpha ?? 0) > 0
    let ink = isPainted ? RGBA.gray(128, alpha: 0.75) : .gray(150)
    if !isPainted {
      drawing.rect(
        view.bounds.inset(0.5), radius: view.appearance.layer.cornerRadius,
        stroke: .init(color: .gray(160, alpha: 0.6), dashes: [4, 3]))
    }
    drawing.text(
      name, in: view.bounds.inset(3), DrawnTextStyle(size: 13, color: ink, anchor: .middle))
  }
}
