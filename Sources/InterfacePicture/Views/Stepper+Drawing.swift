import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.Stepper {
  private typealias Appearance = ControlAppearance.Stepper

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let palette = view.palette
    let radius = palette.appearance.appearanceSet.controlRadius ?? view.height / 2
    drawing.rect(view.bounds, radius: radius, fill: palette[.tertiarySystemFill])
    let side = min(view.height * Appearance.symbolShare, Appearance.symbolSide)
    let positions = Appearance.symbolPositions
    for (symbol, position) in [("minus", positions.minus), ("plus", positions.plus)] {
      drawing.glyph(
        symbol,
        in: LayoutRect(
          x: view.width * position - side / 2, y: view.midY - side / 2, width: side, height: side),
        palette[.label])
    }
    drawing.line(
      view.midX, view.height * Appearance.divider.lowerBound, view.midX,
      view.height * Appearance.divider.upperBound, .init(color: palette[.separator]))
  }
}
