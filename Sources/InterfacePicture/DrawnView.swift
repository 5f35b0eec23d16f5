import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A view that is being drawn, in its own coordinates.
struct DrawnView {
  let index: ViewIndex
  let view: ResolvedView
  /// The view's size at the origin.
  let bounds: LayoutRect
  /// The lines that layout measured, in the view's coordinates.
  let text: LaidOutText?

  var width: Double { bounds.width }
  var height: Double { bounds.height }
  var midX: Double { bounds.width / 2 }
  var midY: Double { bounds.height / 2 }

  var appearance: ResolvedAppearance { view.appearance }
  var tint: RGBA { view.appearance.tintColor }
  /// Whether a control is disabled.
  var isDisabled: Bool { !view.appearance.isEnabled }
  /// Whether the view's content runs from the right.
  var isReversed: Bool { view.layout.direction == .rightToLeft }
  /// The width in which the view draws what a mirror shows; nil for one that runs from the left, and for one whose
  /// content was placed on the screen, or has no direction.
  var mirrorWidth: Double? {
    guard isReversed else { return nil }
    switch view.content {
    case .label, .button, .imageView, .textView, .visualEffectView, .navigationBar, .toolbar,
      .tabBar,
      .mapView, .webView, .mediaView, .containerView, .other:
      return nil
    case .plain, .window, .textField, .scrollView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar,
      .refreshControl, .tableView, .tableViewCell, .collectionView, .collectionReusableView,
      .collectionViewCell, .stackView:
      return width
    }
  }
}
