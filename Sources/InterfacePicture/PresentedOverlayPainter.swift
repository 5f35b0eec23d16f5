import InterfaceComposition
import InterfaceEnvironment
import InterfaceTraits
import PlatformFacts

/// Draws alerts, action sheets and searches over an app.
struct PresentedOverlayPainter {
  let window: LayoutRect
  let palette: SystemPalette
  let metrics: PresentationMetrics

  func draw(_ overlay: PresentedOverlay, _ drawing: inout Drawing) {
    let presentation = overlay.presentation
    if presentation.dimsPresenter {
      drawing.rect(window, fill: .gray(0, alpha: AppPainter.dimming))
    }
    guard let parts = overlay.parts else {
      drawSearch(overlay, &drawing)
      return
    }
    let radius = AppPainter.radii[presentation.corners] ?? 0
    let fill = palette[.secondarySystemBackground]
    presentation.arrow?.draw(at: presentation.frame, fill: fill, &drawing)
    var box = presentation.frame
    if let cancel = parts.cancel, parts.isCancelApart {
      box.height = cancel.frame.y - metrics.actionSheetMargin - box.y
      drawing.rect(cancel.frame, radius: radius, fill: palette[.systemBackground])
    }
    drawing.rect(box, radius: radius, fill: fill)
    let isAlert = overlay.content.subject == .alert
    let ink = isAlert ? palette[.label] : palette[.secondaryLabel]
    if let title = parts.title {
      let size =
        isAlert
        ? metrics.alertTitleFontSize : metrics.alertTextFontSize
      draw(title, DrawnTextStyle(size: size, weight: 600, color: ink, anchor: .middle), &drawing)
    }
    if let message = parts.message {
      let size = metrics.alertTextFontSize
      draw(message, DrawnTextStyle(size: size, color: ink, anchor: .middle), &drawing)
    }
    for action in parts.actions {
      if action.frame.y > presentation.frame.y + 1 {
        drawing.rect(
          LayoutRect(x: box.x, y: action.frame.y, width: box.width, height: 0.5),
          fill: palette[.separator])
      }
      if action.frame.x > box.x + 1 {
        drawing.rect(
          LayoutRect(x: action.frame.x, y: action.frame.y, width: 0.5, height: action.frame.height),
          fill: palette[.separator])
      }
      draw(action, choice(action.text, overlay, parts), &drawing)
    }
    if let cancel = parts.cancel { draw(cancel, choice(cancel.text, overlay, parts), &drawing) }
  }

  /// The letters of what can be chosen: what cancels is semibold.
  private func choice(
    _ title: String, _ overlay: PresentedOverlay, _ parts: AlertLayout
  ) -> DrawnTextStyle {
    let isSheet = overlay.presentation.style != .popover && overlay.content.subject == .actionSheet
    let size =
      isSheet ? metrics.actionSheetFontSize : metrics.alertActionFontSize
    return DrawnTextStyle(
      size: size, weight: title == overlay.content.cancel ? 600 : 400,
      color: palette[.systemBlue], anchor: .middle)
  }

  private func draw(
    _ part: AlertLayout.Part, _ style: DrawnTextStyle, _ drawing: inout Drawing
  ) {
    let height = part.frame.height / Double(max(part.lines.count, 1))
    for (index, line) in part.lines.enumerated() {
      drawing.text(
        line,
        in: LayoutRect(
          x: part.frame.x, y: part.frame.y + height * Double(index), width: part.frame.width,
          height: height), style)
    }
  }

  /// A search takes the place of the navigation bar: a field, and a word that ends it.
  private func drawSearch(_ overlay: PresentedOverlay, _ drawing: inout Drawing) {
    let frame = overlay.presentation.frame
    let safeArea = overlay.presentation.safeArea
    // The measures of the bar are guesses.
    let bar = LayoutRect(x: frame.x, y: frame.y, width: frame.width, height: safeArea.top + 56)
    drawing.rect(bar, fill: palette.bar)
    let cancel = 70.0
    let field = LayoutRect(
      x: frame.x + safeArea.left + 16, y: frame.y + safeArea.top + 10,
      width: max(0, frame.width - safeArea.left - safeArea.right - 32 - cancel), height: 36)
    drawing.rect(field, radius: 10, fill: palette[.tertiarySystemFill])
    drawing.text(
      overlay.content.message ?? "Search",
      in: LayoutRect(
        x: field.x + 12, y: field.y, width: max(0, field.width - 24), height: field.height),
      DrawnTextStyle(size: 17, color: palette[.secondaryLabel]))
    drawing.text(
      "Cancel", in: LayoutRect(x: field.maxX, y: field.y, width: cancel + 8, height: field.height),
      DrawnTextStyle(size: 17, color: palette[.systemBlue], anchor: .middle))
  }
}
