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
    case .label: return ContentSize(width: size.width, height: size.height)
    case .button(let button):
      return centered(ContentSize(width: size.width, height: size.height), font: button.font)
    case .textField(let field):
      return centered(ContentSize(width: size.width, height: size.height), font: field.font)
    case .textView(let textView):
      guard !textView.scrolling.isScrollEnabled else { return .none }
      return ContentSize(width: size.width, height: size.height)
    case .switch, .stepper, .segmentedControl, .activityIndicatorView, .pageControl, .datePicker,
      .pickerView:
      return ContentSize(width: size.width, height: size.height)
    case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar:
      return ContentSize(height: size.height)
    case .imageView(let imageView):
      guard let image = imageView.image else { return .none }
      if let known = image.alignedSize, !image.isSymbol {
        return ContentSize(width: known.width, height: known.height)
      }
      return ContentSize(width: size.width, height: size.height)
    default: return .none
    }
  }
}
