import InterfaceModel
import InterfaceResolution
import TextMeasurement

extension ContentMeasurer {
  /// The widths at which a view's text keeps its lines; nil when its size does not depend on its width.
  mutating func sameWidths(of view: ResolvedView, width: Double) -> TextLayout.SameWidths? {
    guard context.sizing == .metrics else { return nil }
    switch view.kind {
    case .label:
      guard view.numberOfLines != 1,
        (view.attributes.number(.preferredMaxLayoutWidth) ?? 0) <= 0
      else { return nil }
      let label = LabelContent(
        runs: textRuns(of: view), options: textOptions(of: view),
        isArranged: view.layout.isArranged)
      return text.size(of: label, width: width, environment).layout.sameWidths
    case .textView:
      guard view.attributes.flag(.scrollEnabled) == false else { return nil }
      return text.textViewSize(of: textRuns(of: view), width: width, environment).layout.sameWidths
    default: return nil
    }
  }
}
