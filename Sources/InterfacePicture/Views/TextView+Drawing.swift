import InterfaceResolution
import PlatformFacts

extension ViewContent.TextView {
  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    text.draw(
      view, color: textColor, anchor: .init(textAlignment, isReversed: view.isReversed),
      inset: ControlAppearance.TextView.inset, isAtTop: true, &drawing)
  }
}
