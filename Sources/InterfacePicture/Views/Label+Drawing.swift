import InterfaceResolution

extension ViewContent.Label {
  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    text.draw(
      view, color: textColor, anchor: .init(textAlignment, isReversed: view.isReversed), &drawing)
  }
}
