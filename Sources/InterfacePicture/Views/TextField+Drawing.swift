import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension ViewContent.TextField {
  private typealias Look = ControlAppearance.TextField

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let field = view.bounds.inset(0.5)
    switch borderStyle {
    case .none: break
    case .roundedRect:
      drawing.rect(
        field, radius: Look.radius,
        fill: view.appearance.backgroundColor == nil ? view.palette[.systemBackground] : nil,
        stroke: .init(color: view.palette[.systemGray4]))
    case .line: drawing.rect(field, stroke: .init(color: .black))
    case .bezel: drawing.rect(field, stroke: .init(color: Look.bezel, width: Look.bezelWidth))
    }
    shown.draw(
      view, color: textColor, anchor: .init(textAlignment, isReversed: view.isReversed),
      inset: borderStyle == .none ? 0 : Look.inset, &drawing)
    guard clearButtonMode == .always, view.width > Look.leastWidthWithClearButton else { return }
    let x = view.width - Look.clearButtonPlace
    drawing.circle(
      x: x, y: view.midY, radius: Look.clearButtonRadius, fill: view.palette[.systemGray3])
    let side = Look.clearButtonSymbol
    drawing.glyph(
      "xmark", in: LayoutRect(x: x - side / 2, y: view.midY - side / 2, width: side, height: side),
      .white)
  }
}
