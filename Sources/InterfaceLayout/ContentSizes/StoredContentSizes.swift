import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// `--text stored`: the sizes that Interface Builder stored stand for the content's.
extension ContentMeasurer {
  mutating func storedSize(of view: ResolvedView) -> ContentSize {
    guard let stored = view.storedFrame?.rect(in: .zero).size else { return .none }
    let insets = ControlSizes.alignmentInsets(element: view.elementSpelling)
    let size = Size(
      width: stored.width - insets.left - insets.right,
      height: stored.height - insets.top - insets.bottom)
    switch view.kind {
    case .label, .button, .textField:
      return baselines(of: view, ContentSize(width: size.width, height: size.height))
    case .textView:
      guard view.attributes.flag(.scrollEnabled) == false else { return .none }
      return ContentSize(width: size.width, height: size.height)
    case .switch, .stepper, .segmentedControl, .activityIndicatorView, .pageControl,
      .datePicker, .pickerView:
      return ContentSize(width: size.width, height: size.height)
    case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar:
      return ContentSize(height: size.height)
    case .imageView:
      guard let image = view.image else { return .none }
      if let known = image.size, !image.isSymbol {
        return ContentSize(width: known.width, height: known.height)
      }
      return ContentSize(width: size.width, height: size.height)
    default: return .none
    }
  }

  /// Adds the baselines of a text that is centred in its view (layout rule 42).
  private mutating func baselines(of view: ResolvedView, _ size: ContentSize) -> ContentSize {
    let metrics = text.metrics(font(of: view), environment)
    let line = metrics.singleLineHeight(environment)
    var height = line
    if view.kind == .label, view.numberOfLines != 1, let whole = size.height, whole > line {
      let lines = ((whole - line) / metrics.pitch).rounded()
      height = min(whole, line + lines * metrics.pitch)
    }
    var result = size
    result.firstBaseline = line - metrics.roundedDescender - height / 2
    result.lastBaseline = height / 2 - metrics.roundedDescender
    return result
  }

  /// The font in which a view shows its text.
  func font(of view: ResolvedView) -> Font {
    let description = view.properties.font(.fontDescription)
    switch view.kind {
    case .button:
      let isSystem = ["system", "roundedRect"].contains(view.attributes[.buttonType] ?? "")
      return Font(
        description,
        standardSize: isSystem ? ButtonMetrics.systemFontSize : ButtonMetrics.customFontSize)
    case .textField, .textView: return Font(description, standardSize: 14)
    default: return Font(description, standardSize: 17)
    }
  }
}

extension ResolvedView {
  /// The most lines of a label; 0 for any number.
  var numberOfLines: Int { attributes.count(.numberOfLines) ?? 1 }
}
