import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// `--text stored`: the sizes that Interface Builder stored stand for the content's.
extension ContentMeasurer {
  mutating func storedSize(of view: ResolvedView) -> ContentSize {
    guard let stored = view.storedFrame?.rect(in: .zero).size else { return .none }
    let insets =
      view.imageAlignmentInsets ?? context.metrics.controls.alignment.insets(view.kind)
    let size = Size(
      width: stored.width - insets.left - insets.right,
      height: stored.height - insets.top - insets.bottom)
    switch view.content {
    case .label(let label):
      return baselines(
        ContentSize(width: size.width, height: size.height), font: label.font,
        isOneLine: label.numberOfLines == 1)
    case .button(let button):
      return baselines(
        ContentSize(width: size.width, height: size.height), font: button.font, isOneLine: true)
    case .textField(let field):
      return baselines(
        ContentSize(width: size.width, height: size.height), font: field.font, isOneLine: true)
    case .textView(let textView):
      guard !textView.scrolling.isEnabled else { return .none }
      return ContentSize(width: size.width, height: size.height)
    case .switch, .stepper, .segmentedControl, .activityIndicator, .pageControl, .datePicker,
      .pickerView:
      return ContentSize(width: size.width, height: size.height)
    case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar:
      return ContentSize(height: size.height)
    case .imageView(let imageView):
      guard let image = imageView.image?.image else { return .none }
      if let known = image.alignedSize, !image.isSymbol {
        return ContentSize(width: known.width, height: known.height)
      }
      return ContentSize(width: size.width, height: size.height)
    default: return .none
    }
  }

  /// Adds the baselines of a text that is centred in its view (layout rule 42).
  private mutating func baselines(
    _ size: ContentSize, font: Font, isOneLine: Bool
  ) -> ContentSize {
    let metrics = text.metrics(font, environment)
    let line = metrics.singleLineHeight(environment)
    var height = line
    if !isOneLine, let whole = size.height, whole > line {
      let lines = ((whole - line) / metrics.pitch).rounded()
      height = min(whole, line + lines * metrics.pitch)
    }
    var result = size
    result.firstBaseline = line - metrics.roundedDescender - height / 2
    result.lastBaseline = height / 2 - metrics.roundedDescender
    return result
  }
}
