import InterfaceResolution
import TextMeasurement

extension ContentMeasurer {
  /// Returns the widths at which a view's text keeps its lines, or `nil` if its size does not
  /// depend on its width.
  mutating func sameWidths(of view: ResolvedView, width: Double) -> TextLayout.SameWidths? {
    guard context.sizing == .metrics else { return nil }
    switch view.content {
    case .label(let label):
      guard label.numberOfLines != 1, label.preferredMaxLayoutWidth == nil else { return nil }
      return text.size(of: LabelContent(label, view.layout), width: width, environment)
        .layout.sameWidths
    case .textView(let textView):
      guard !textView.scrolling.isScrollEnabled else { return nil }
      return text.textViewSize(
        of: textView.text.measuredRuns, font: textView.font, width: width, environment
      ).layout.sameWidths
    case .button(let button):
      guard let configuration = button.configuration else { return nil }
      return text.size(
        of: configuredContent(configuration, isChanged: false), width: width, environment
      ).sameWidths
    default: return nil
    }
  }
}
