import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.Stepper {
  private typealias Look = ControlAppearance.Stepper

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let palette = view.palette
    drawing.rect(view.bounds, radius: Look.radius, fill: palette[.tertiarySystemFill])
    let side = min(view.height * Look.symbolShare, Look.symbolSide)
    let places = Look.symbolPlaces
    for (symbol, place) in [("minus", places.minus), ("plus", places.plus)] {
      drawing.glyph(
        symbol,
        in: LayoutRect(
          x: view.width * place - side / 2, y: view.midY - side / 2, width: side, height: side),
        palette[.label])
    }
    drawing.line(
      view.midX, view.height * Look.divider.lowerBound, view.midX,
      view.height * Look.divider.upperBound, .init(color: palette[.separator]))
  }
}
