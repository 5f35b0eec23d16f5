// Generated from schemas/view-classes.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

package import InterfaceTraits

extension ViewKind {
  /// The kind of view that an element represents, or nil if it is not a view.
  package init?(_ name: ElementName) {
    switch name {
    case .view: self = .view
    case .containerView: self = .containerView
    case .window: self = .window
    case .label: self = .label
    case .button: self = .button
    case .imageView: self = .imageView
    case .textField: self = .textField
    case .scrollView: self = .scrollView
    case .textView: self = .textView
    case .switch: self = .switch
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .segmentedControl: self = .segmentedControl
    case .progressView: self = .progressView
    case .activityIndicatorView: self = .activityIndicatorView
    case .pageControl: self = .pageControl
    case .datePicker: self = .datePicker
    case .pickerView: self = .pickerView
    case .searchBar: self = .searchBar
    case .refreshControl: self = .refreshControl
    case .tableView: self = .tableView
    case .tableViewCell: self = .tableViewCell
    case .tableViewCellContentView: self = .tableViewCellContentView
    case .collectionView: self = .collectionView
    case .collectionReusableView: self = .collectionReusableView
    case .collectionViewCell: self = .collectionViewCell
    case .collectionViewCellContentView: self = .collectionViewCellContentView
    case .stackView: self = .stackView
    case .visualEffectView: self = .visualEffectView
    case .toolbar: self = .toolbar
    case .navigationBar: self = .navigationBar
    case .tabBar: self = .tabBar
    case .mapView: self = .mapView
    case .wkWebView, .webView: self = .webView
    case .arscnView, .arskView, .glkView, .mtkView, .sceneKitView, .skView: self = .mediaView
    default: return nil
    }
  }
}
