import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension ViewContent.TextField {
  private typealias Appearance = ControlAppearance.TextField

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let field = view.bounds.inset(0.5)
    switch borderStyle {
    case .none: break
    case .roundedRect:
      drawing.rect(
        field, radius: Appearance.radius,
        fill: view.appearance.backgroundColor == nil ? view.palette[.systemBackground] : nil,
        stroke: .init(color: view.palette[.systemGray4]))
    case .line: drawing.rect(field, stroke: .init(color: .black))
    case .bezel:
      drawing.rect(field, stroke: .init(color: Appearance.bezel, width: Appearance.bezelWidth))
    }
    shown.draw(
      view, color: textColor, anchor: .init(textAlignment, isReversed: view.isReversed),
      inset: borderStyle == .none ? 0 : Appearance.inset, &drawing)
    guard clearButtonMode == .always, view.width > Appearance.leastWidthWithClearButton else {
      return
    }
    let x = view.width - Appearance.clearButtonPosition
    drawing.circle(
      x: x, y: view.midY, radius: Appearance.clearButtonRadius, fill: view.palette[.systemGray3])
    let side = Appearance.clearButtonSymbol
    drawing.glyph(
      "xmark", in: LayoutRect(x: x - side / 2, y: view.midY - side / 2, width: side, height: side),
      .white)
  }
}
