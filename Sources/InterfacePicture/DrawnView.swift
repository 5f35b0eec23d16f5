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
  /// The system's colours where the view is.
  let palette: SystemPalette
  let images: ImageFiles

  var width: Double { bounds.width }
  var height: Double { bounds.height }
  var midX: Double { bounds.width / 2 }
  var midY: Double { bounds.height / 2 }

  var appearance: ResolvedAppearance { view.appearance }
  var tint: RGBA { view.appearance.tintColor }
  /// Draws titles and items where the view is a bar.
  var bars: BarPainter { BarPainter(palette: palette, images: images) }

  /// The colour of a text that has the given one where the view is enabled.
  func textColor(_ color: RGBA) -> RGBA {
    appearance.isEnabled ? color : color.faded(ControlLook.disabledTextAlpha)
  }

  /// The colour of a button's ground, line and image that have the given one where the button is enabled.
  func buttonColor(_ color: RGBA) -> RGBA {
    appearance.isEnabled ? color : color.faded(ControlLook.disabledButtonAlpha)
  }

  /// Whether the view's content runs from the right.
  var isReversed: Bool { view.layout.direction == .rightToLeft }
  /// The width in which the view draws what a mirror shows; nil for one that runs from the left, and for one whose
  /// content was placed on the screen, or has no direction.
  var mirrorWidth: Double? {
    guard isReversed else { return nil }
    switch view.content {
    case .label, .button, .imageView, .textView, .visualEffectView, .navigationBar, .toolbar,
      .tabBar, .mapView, .webView, .mediaView, .containerView, .other:
      return nil
    case .plain, .window, .textField, .scrollView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar,
      .refreshControl, .tableView, .tableViewCell, .collectionView, .collectionReusableView,
      .collectionViewCell, .stackView:
      return width
    }
  }
}
