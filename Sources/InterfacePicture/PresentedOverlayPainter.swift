import InterfaceComposition
import InterfaceResolution
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
      drawing.rect(window, fill: .gray(0, alpha: PresentationAppearance.dimming))
    }
    guard let parts = overlay.parts else {
      drawSearch(overlay, &drawing)
      return
    }
    let radius = presentation.corners.radius(palette)
    let fill = palette[.secondarySystemBackground]
    presentation.arrow?.draw(at: presentation.frame, fill: fill, &drawing)
    var box = presentation.frame
    if let cancel = parts.cancel, parts.hasSeparateCancel {
      box.height = cancel.frame.y - metrics.actionSheetMargin - box.y
      drawing.rect(cancel.frame, radius: radius, fill: palette[.systemBackground])
    }
    drawing.rect(box, radius: radius, fill: fill)
    let isAlert = overlay.content.subject == .alert
    let ink = isAlert ? palette[.label] : palette[.secondaryLabel]
    if let title = parts.title {
      let style = DrawnTextStyle(
        size: isAlert ? metrics.alertTitleFontSize : metrics.alertTextFontSize,
        weight: PresentationAppearance.boldWeight, color: ink, anchor: .middle)
      draw(title, style, &drawing)
    }
    if let message = parts.message {
      let size = metrics.alertTextFontSize
      draw(message, DrawnTextStyle(size: size, color: ink, anchor: .middle), &drawing)
    }
    for action in parts.actions {
      if presentation.style != .popover || metrics.popoverActionInset == 0 {
        drawEdges(of: action, in: box, isAlert: isAlert, &drawing)
      }
      draw(action, choice(action.text, overlay, parts), &drawing)
    }
    if let cancel = parts.cancel { draw(cancel, choice(cancel.text, overlay, parts), &drawing) }
  }

  /// Draws the capsule of an action, or the lines that separate it from the rest.
  private func drawEdges(
    of action: AlertLayout.Part, in box: LayoutRect, isAlert: Bool, _ drawing: inout Drawing
  ) {
    if isAlert, palette.appearance.appearanceSet.hasCapsuleActions {
      let inset = PresentationAppearance.actionInset
      let capsule = action.frame.inset(x: inset.x, y: inset.y)
      drawing.rect(capsule, radius: capsule.height / 2, fill: palette[.tertiarySystemFill])
      return
    }
    if action.frame.y > box.y + 1 {
      drawing.rect(
        LayoutRect(x: box.x, y: action.frame.y, width: box.width, height: BarAppearance.lineWidth),
        fill: palette[.separator])
    }
    if action.frame.x > box.x + 1 {
      drawing.rect(
        LayoutRect(
          x: action.frame.x, y: action.frame.y, width: BarAppearance.lineWidth,
          height: action.frame.height),
        fill: palette[.separator])
    }
  }

  /// Returns the style of an action's title: that of the cancel action is semibold.
  private func choice(
    _ title: String, _ overlay: PresentedOverlay, _ parts: AlertLayout
  ) -> DrawnTextStyle {
    let isSheet = overlay.presentation.style != .popover && overlay.content.subject == .actionSheet
    return DrawnTextStyle(
      size: isSheet ? metrics.actionSheetFontSize : metrics.alertActionFontSize,
      weight: title == overlay.content.cancel ? PresentationAppearance.boldWeight : 400,
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

  /// Draws a search in place of the navigation bar: a field, and a cancel button.
  private func drawSearch(_ overlay: PresentedOverlay, _ drawing: inout Drawing) {
    typealias Appearance = PresentationAppearance.Search
    let frame = overlay.presentation.frame
    let safeArea = overlay.presentation.safeArea
    let bar = LayoutRect(
      x: frame.x, y: frame.y, width: frame.width, height: safeArea.top + Appearance.barHeight)
    drawing.rect(bar, fill: palette.bar.alpha > 0 ? palette.bar : palette[.systemBackground])
    let width =
      frame.width - safeArea.left - safeArea.right - 2 * Appearance.inset
      - Appearance.cancelAreaWidth
    let field = LayoutRect(
      x: frame.x + safeArea.left + Appearance.inset, y: frame.y + safeArea.top + Appearance.top,
      width: max(0, width), height: Appearance.fieldHeight)
    let fieldRadius = palette.appearance.appearanceSet.searchFieldRadius ?? field.height / 2
    drawing.rect(field, radius: fieldRadius, fill: palette[.tertiarySystemFill])
    drawing.text(
      overlay.content.message ?? "Search", in: field.inset(x: Appearance.textInset, y: 0),
      DrawnTextStyle(size: Appearance.fontSize, color: palette[.secondaryLabel]))
    drawing.text(
      "Cancel",
      in: LayoutRect(
        x: field.maxX, y: field.y, width: Appearance.cancelAreaWidth + Appearance.cancelMargin,
        height: field.height),
      DrawnTextStyle(size: Appearance.fontSize, color: palette[.systemBlue], anchor: .middle))
  }
}
