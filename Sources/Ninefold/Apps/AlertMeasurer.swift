import InterfaceComposition
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// Lays out the parts of alerts and action sheets; their measurements are estimates.
struct AlertMeasurer {
  private let measurer = TextMeasurer()
  private let environment: TextEnvironment
  private let metrics: PresentationMetrics

  init(_ environment: Environment) {
    metrics = environment.metrics.presentations
    self.environment = TextEnvironment(
      environment.metrics, scale: environment.scale,
      category: environment.traits.preferredContentSizeCategory)
  }

  /// Lays out the parts for a width, with the origin at their top-left corner.
  ///
  /// A popover has no cancel button: touching outside dismisses it.
  func layOut(
    _ content: DeclaredPresentation, width: Double, isPopover: Bool
  ) -> AlertLayout {
    let isAlert = content.subject == .alert
    var result = AlertLayout()
    var y = metrics.alertMargin
    let font = FontDescriptor.system(
      isAlert ? metrics.alertTitleFontSize : metrics.alertTextFontSize,
      weight: .semibold)
    result.title = text(content.title, font: font, width: width, at: &y)
    result.message = text(
      content.message, font: .system(metrics.alertTextFontSize), width: width, at: &y)
    let hasTexts = result.title != nil || result.message != nil
    let inset = isAlert || !isPopover ? 0 : metrics.popoverActionInset
    y = hasTexts ? y - metrics.alertTextGap + metrics.alertMargin : inset
    let height =
      isAlert
      ? metrics.alertAction : isPopover ? metrics.popoverAction : metrics.actionSheetAction
    func row(_ title: String, x: Double = 0, width: Double) -> AlertLayout.Part {
      AlertLayout.Part(
        frame: LayoutRect(
          x: x + inset, y: y, width: max(0, width - 2 * inset), height: height), text: title,
        lines: [title])
    }
    let titles = content.actions + (isAlert ? [content.cancel].compactMap(\.self) : [])
    if isAlert, titles.count == 2, fits(titles[0], in: width / 2), fits(titles[1], in: width / 2) {
      // Two short titles are placed side by side, the cancel action first.
      let ordered = content.cancel == nil ? titles : titles.reversed()
      result.actions = [
        row(ordered[0], width: width / 2), row(ordered[1], x: width / 2, width: width / 2),
      ]
      y += height
    } else {
      for title in titles {
        result.actions.append(row(title, width: width))
        y += height
      }
    }
    if !isAlert, !isPopover, let cancel = content.cancel {
      result.hasSeparateCancel = true
      y += metrics.actionSheetMargin
      result.cancel = row(cancel, width: width)
      y += height
    }
    result.size = LayoutSize(width: width, height: max(y, height) + inset)
    return result
  }

  /// Returns a text placed below the previous one.
  private func text(
    _ text: String?, font: FontDescriptor, width: Double, at y: inout Double
  ) -> AlertLayout.Part? {
    guard let text, !text.isEmpty else { return nil }
    let inner = max(0, width - 2 * metrics.alertMargin)
    let layout = measurer.measure(text, font: font, maxWidth: inner, environment: environment)
    let bytes = Array(text.utf8)
    let frame = LayoutRect(
      x: metrics.alertMargin, y: y, width: inner, height: layout.size.height)
    y = frame.maxY + metrics.alertTextGap
    return AlertLayout.Part(
      frame: frame, text: text,
      lines: layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) })
  }

  private func fits(_ title: String, in width: Double) -> Bool {
    let font = FontDescriptor.system(metrics.alertActionFontSize)
    return measurer.measure(title, font: font, environment: environment).size.width
      <= width - 2 * metrics.alertMargin
  }
}
