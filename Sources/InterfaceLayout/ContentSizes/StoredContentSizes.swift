import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// `--text stored`: the sizes that Interface Builder stored replace those of the content.
extension ContentMeasurer {
  mutating func storedSize(of view: ResolvedView) -> ContentSize {
    guard let stored = view.storedFrame?.rect(in: .zero).size else { return .none }
    let insets =
      view.imageAlignmentInsets ?? context.metrics.controls.alignment.insets(view.kind)
    let size = ContentSize(
      width: view.kind.hasIntrinsicWidth ? stored.width - insets.left - insets.right : nil,
      height: view.kind.hasIntrinsicHeight ? stored.height - insets.top - insets.bottom : nil)
    switch view.content {
    case .button(let button): return centered(size, font: button.font)
    case .textField(let field): return centered(size, font: field.font)
    case .textView(let textView): return textView.scrolling.isScrollEnabled ? .none : size
    case .imageView(let imageView):
      guard let image = imageView.image else { return .none }
      if let alignedSize = image.alignedSize, !image.isSymbol {
        return ContentSize(width: alignedSize.width, height: alignedSize.height)
      }
      return size
    case .plain, .containerView, .window, .label, .scrollView, .switch, .slider, .stepper,
      .segmentedControl, .progressView, .activityIndicatorView, .pageControl, .datePicker,
      .pickerView, .searchBar, .refreshControl, .tableView, .tableViewCell, .collectionView,
      .collectionReusableView, .collectionViewCell, .stackView, .visualEffectView, .toolbar,
      .navigationBar, .tabBar, .mapView, .webView, .mediaView, .other:
      return size
    }
  }
}
