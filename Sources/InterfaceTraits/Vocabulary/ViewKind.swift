// Generated from schemas/view-classes.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

/// The kinds of views in documents.
package enum ViewKind: Hashable, Sendable, CaseIterable {
  /// `UIView`; `view`.
  case view
  /// `UIView`; `containerView`.
  case containerView
  /// `UIWindow`; `window`.
  case window
  /// `UILabel`; `label`.
  case label
  /// `UIButton`; `button`.
  case button
  /// `UIImageView`; `imageView`.
  case imageView
  /// `UITextField`; `textField`.
  case textField
  /// `UIScrollView`; `scrollView`.
  case scrollView
  /// `UITextView`; `textView`.
  case textView
  /// `UISwitch`; `switch`.
  case `switch`
  /// `UISlider`; `slider`.
  case slider
  /// `UIStepper`; `stepper`.
  case stepper
  /// `UISegmentedControl`; `segmentedControl`.
  case segmentedControl
  /// `UIProgressView`; `progressView`.
  case progressView
  /// `UIActivityIndicatorView`; `activityIndicatorView`.
  case activityIndicatorView
  /// `UIPageControl`; `pageControl`.
  case pageControl
  /// `UIDatePicker`; `datePicker`.
  case datePicker
  /// `UIPickerView`; `pickerView`.
  case pickerView
  /// `UISearchBar`; `searchBar`.
  case searchBar
  /// `UIRefreshControl`; `refreshControl`.
  case refreshControl
  /// `UITableView`; `tableView`.
  case tableView
  /// `UITableViewCell`; `tableViewCell`.
  case tableViewCell
  /// `UIView`; `tableViewCellContentView`.
  case tableViewCellContentView
  /// `UICollectionView`; `collectionView`.
  case collectionView
  /// `UICollectionReusableView`; `collectionReusableView`.
  case collectionReusableView
  /// `UICollectionViewCell`; `collectionViewCell`.
  case collectionViewCell
  /// `UIView`; `collectionViewCellContentView`.
  case collectionViewCellContentView
  /// `UIStackView`; `stackView`.
  case stackView
  /// `UIVisualEffectView`; `visualEffectView`.
  case visualEffectView
  /// `UIToolbar`; `toolbar`.
  case toolbar
  /// `UINavigationBar`; `navigationBar`.
  case navigationBar
  /// `UITabBar`; `tabBar`.
  case tabBar
  /// `MKMapView`; `mapView`.
  case mapView
  /// `WKWebView`; `wkWebView`, `webView`.
  case webView
  /// `UIView`; `arscnView`, `arskView`, `glkView`, `mtkView`, `sceneKitView`, `skView`.
  case mediaView
  /// `UIView`; every unknown element.
  case other

  /// The name of the class, such as `UIButton`.
  package var className: String {
    switch self {
    case .view, .containerView, .tableViewCellContentView, .collectionViewCellContentView,
    .mediaView, .other: "UIView"
    case .window: "UIWindow"
    case .label: "UILabel"
    case .button: "UIButton"
    case .imageView: "UIImageView"
    case .textField: "UITextField"
    case .scrollView: "UIScrollView"
    case .textView: "UITextView"
    case .switch: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .segmentedControl: "UISegmentedControl"
    case .progressView: "UIProgressView"
    case .activityIndicatorView: "UIActivityIndicatorView"
    case .pageControl: "UIPageControl"
    case .datePicker: "UIDatePicker"
    case .pickerView: "UIPickerView"
    case .searchBar: "UISearchBar"
    case .refreshControl: "UIRefreshControl"
    case .tableView: "UITableView"
    case .tableViewCell: "UITableViewCell"
    case .collectionView: "UICollectionView"
    case .collectionReusableView: "UICollectionReusableView"
    case .collectionViewCell: "UICollectionViewCell"
    case .stackView: "UIStackView"
    case .visualEffectView: "UIVisualEffectView"
    case .toolbar: "UIToolbar"
    case .navigationBar: "UINavigationBar"
    case .tabBar: "UITabBar"
    case .mapView: "MKMapView"
    case .webView: "WKWebView"
    }
  }

  /// Whether the class is a `UIControl`.
  package var isControl: Bool {
    switch self {
    case
      .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker,
      .refreshControl:
      true
    default: false
    }
  }

  /// Whether the class is a `UIScrollView`.
  package var scrolls: Bool {
    switch self {
    case
      .scrollView, .textView, .tableView, .collectionView:
      true
    default: false
    }
  }

  /// Whether a view draws its own text.
  package var showsText: Bool {
    switch self {
    case
      .label, .button, .textField, .textView:
      true
    default: false
    }
  }

  /// Whether the class is a bar with items.
  package var isBar: Bool {
    switch self {
    case
      .toolbar, .navigationBar, .tabBar:
      true
    default: false
    }
  }

  /// Whether the intrinsic content size may have a width.
  package var hasIntrinsicWidth: Bool {
    switch self {
    case
      .label, .button, .imageView, .textField, .textView, .switch, .stepper, .segmentedControl,
      .activityIndicatorView, .pageControl, .datePicker, .pickerView:
      true
    default: false
    }
  }

  /// Whether the intrinsic content size may have a height.
  package var hasIntrinsicHeight: Bool {
    switch self {
    case
      .label, .button, .imageView, .textField, .textView, .switch, .slider, .stepper,
      .segmentedControl, .progressView, .activityIndicatorView, .pageControl, .datePicker,
      .pickerView, .searchBar, .toolbar, .navigationBar, .tabBar:
      true
    default: false
    }
  }

  /// Whether the intrinsic height may depend on the width.
  package var wraps: Bool {
    switch self {
    case
      .label, .button, .textView:
      true
    default: false
    }
  }
}
