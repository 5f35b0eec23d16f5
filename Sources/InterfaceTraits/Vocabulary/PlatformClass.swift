/// A class of UIKit that documents hold, with its superclasses, as far as statements may name them.
///
/// Source: the inheritance that Apple's documentation of each class gives. Confidence: high.
package struct PlatformClass: Sendable {
  /// The name, such as `UIButton`.
  package let name: String
  /// The class above it; nil for `UIView` and `UIViewController`.
  package let superclass: String?

  /// Every class.
  package static let all: [PlatformClass] = [
    PlatformClass(name: "UIView", superclass: nil),
    PlatformClass(name: "UIWindow", superclass: "UIView"),
    PlatformClass(name: "UILabel", superclass: "UIView"),
    PlatformClass(name: "UIImageView", superclass: "UIView"),
    PlatformClass(name: "UIProgressView", superclass: "UIView"),
    PlatformClass(name: "UIActivityIndicatorView", superclass: "UIView"),
    PlatformClass(name: "UIPickerView", superclass: "UIView"),
    PlatformClass(name: "UISearchBar", superclass: "UIView"),
    PlatformClass(name: "UIStackView", superclass: "UIView"),
    PlatformClass(name: "UIVisualEffectView", superclass: "UIView"),
    PlatformClass(name: "UIToolbar", superclass: "UIView"),
    PlatformClass(name: "UINavigationBar", superclass: "UIView"),
    PlatformClass(name: "UITabBar", superclass: "UIView"),
    PlatformClass(name: "UITableViewCell", superclass: "UIView"),
    PlatformClass(name: "UICollectionReusableView", superclass: "UIView"),
    PlatformClass(name: "UICollectionViewCell", superclass: "UICollectionReusableView"),
    PlatformClass(name: "UIControl", superclass: "UIView"),
    PlatformClass(name: "UIButton", superclass: "UIControl"),
    PlatformClass(name: "UITextField", superclass: "UIControl"),
    PlatformClass(name: "UISwitch", superclass: "UIControl"),
    PlatformClass(name: "UISlider", superclass: "UIControl"),
    PlatformClass(name: "UIStepper", superclass: "UIControl"),
    PlatformClass(name: "UISegmentedControl", superclass: "UIControl"),
    PlatformClass(name: "UIPageControl", superclass: "UIControl"),
    PlatformClass(name: "UIDatePicker", superclass: "UIControl"),
    PlatformClass(name: "UIRefreshControl", superclass: "UIControl"),
    PlatformClass(name: "UIScrollView", superclass: "UIView"),
    PlatformClass(name: "UITextView", superclass: "UIScrollView"),
    PlatformClass(name: "UITableView", superclass: "UIScrollView"),
    PlatformClass(name: "UICollectionView", superclass: "UIScrollView"),
    PlatformClass(name: "MKMapView", superclass: "UIView"),
    PlatformClass(name: "WKWebView", superclass: "UIView"),
    PlatformClass(name: "UIViewController", superclass: nil),
    PlatformClass(name: "UITableViewController", superclass: "UIViewController"),
    PlatformClass(name: "UICollectionViewController", superclass: "UIViewController"),
    PlatformClass(name: "UINavigationController", superclass: "UIViewController"),
    PlatformClass(name: "UITabBarController", superclass: "UIViewController"),
    PlatformClass(name: "UISplitViewController", superclass: "UIViewController"),
    PlatformClass(name: "UIPageViewController", superclass: "UIViewController"),
  ]

  private static let superclasses: [String: String] = Dictionary(
    uniqueKeysWithValues: all.compactMap { known in known.superclass.map { (known.name, $0) } })

  /// The class with its superclasses, itself first.
  package static func line(of name: String) -> [String] {
    var line = [name]
    while let last = line.last, let above = superclasses[last] { line.append(above) }
    return line
  }

  /// The classes of a kind of view, its own first.
  package static func line(of kind: ViewKind) -> [String] {
    switch kind {
    case .view, .containerView, .mediaView, .other, .tableViewCellContentView,
      .collectionViewCellContentView:
      line(of: "UIView")
    case .window: line(of: "UIWindow")
    case .label: line(of: "UILabel")
    case .button: line(of: "UIButton")
    case .imageView: line(of: "UIImageView")
    case .textField: line(of: "UITextField")
    case .textView: line(of: "UITextView")
    case .switch: line(of: "UISwitch")
    case .slider: line(of: "UISlider")
    case .stepper: line(of: "UIStepper")
    case .segmentedControl: line(of: "UISegmentedControl")
    case .progressView: line(of: "UIProgressView")
    case .activityIndicatorView: line(of: "UIActivityIndicatorView")
    case .pageControl: line(of: "UIPageControl")
    case .datePicker: line(of: "UIDatePicker")
    case .pickerView: line(of: "UIPickerView")
    case .searchBar: line(of: "UISearchBar")
    case .refreshControl: line(of: "UIRefreshControl")
    case .scrollView: line(of: "UIScrollView")
    case .tableView: line(of: "UITableView")
    case .tableViewCell: line(of: "UITableViewCell")
    case .collectionView: line(of: "UICollectionView")
    case .collectionViewCell: line(of: "UICollectionViewCell")
    case .collectionReusableView: line(of: "UICollectionReusableView")
    case .stackView: line(of: "UIStackView")
    case .visualEffectView: line(of: "UIVisualEffectView")
    case .toolbar: line(of: "UIToolbar")
    case .navigationBar: line(of: "UINavigationBar")
    case .tabBar: line(of: "UITabBar")
    case .mapView: line(of: "MKMapView")
    case .webView: line(of: "WKWebView")
    }
  }

  /// The classes of a kind of controller, its own first.
  package static func line(of kind: ControllerKind) -> [String] {
    switch kind {
    case .tableViewController: line(of: "UITableViewController")
    case .collectionViewController: line(of: "UICollectionViewController")
    case .navigationController: line(of: "UINavigationController")
    case .tabBarController: line(of: "UITabBarController")
    case .splitViewController: line(of: "UISplitViewController")
    case .pageViewController: line(of: "UIPageViewController")
    case .viewController, .hostingController, .avPlayerViewController, .glkViewController,
      .viewControllerPlaceholder:
      line(of: "UIViewController")
    }
  }
}
