import InterfaceResolution
import InterfaceTraits

extension ResolvedView {
  /// Whether the view itself shows something, apart from its background and subviews.
  var showsSomething: Bool {
    switch content {
    case .label(let label): !label.text.isEmpty
    case .button(let button):
      !button.title.isEmpty || button.normal.image != nil || button.normal.backgroundImage != nil
        || button.configuration?.image != nil
        || button.buttonType != .custom && button.buttonType != .system
    case .imageView(let imageView): imageView.image != nil
    case .textView(let textView): !textView.text.isEmpty
    case .textField, .switch, .slider, .stepper, .segmentedControl, .progressView, .pageControl,
      .datePicker, .pickerView, .searchBar, .mapView, .webView, .mediaView:
      true
    case .plain, .containerView, .window, .scrollView, .activityIndicatorView, .refreshControl,
      .tableView, .tableViewCell, .collectionView, .collectionReusableView, .collectionViewCell,
      .stackView, .visualEffectView, .toolbar, .navigationBar, .tabBar, .other:
      false
    }
  }

  /// Whether a person can touch the view to change something.
  ///
  /// Texts are edited in text views.
  ///
  /// A refresh control is pulled with the content below it.
  var isControl: Bool { kind.isControl && kind != .refreshControl }
}
