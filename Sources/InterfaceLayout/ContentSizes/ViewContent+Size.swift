import InterfaceResolution

extension ViewContent {
  /// Whether the view has no image, no text, and no other intrinsic content.
  var showsNothing: Bool {
    switch self {
    case .plain: true
    case .imageView(let imageView): imageView.image == nil
    case .label(let label): label.numberOfLines == 1 && label.text.isEmpty
    case .containerView, .window, .button, .textField, .scrollView, .textView, .switch, .slider,
      .stepper, .segmentedControl, .progressView, .activityIndicatorView, .pageControl, .datePicker,
      .pickerView, .searchBar, .refreshControl, .tableView, .tableViewCell, .collectionView,
      .collectionReusableView, .collectionViewCell, .stackView, .visualEffectView, .toolbar,
      .navigationBar, .tabBar, .mapView, .webView, .mediaView, .other:
      false
    }
  }
}
