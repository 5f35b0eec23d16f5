import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A view that is being drawn, in its own coordinate space.
struct DrawnView {
  let index: ViewIndex
  let view: ResolvedView
  /// The view's bounds, with the origin at 0.
  let bounds: LayoutRect
  /// The measured lines of text, in the view's coordinate space.
  let text: LaidOutText?
  /// The system's colors in the view's environment.
  let palette: SystemPalette
  let images: ImageFiles

  var width: Double { bounds.width }
  var height: Double { bounds.height }
  var midX: Double { bounds.width / 2 }
  var midY: Double { bounds.height / 2 }

  var appearance: ResolvedAppearance { view.appearance }
  var tint: RGBA { view.appearance.tintColor }
  /// A painter for titles and items if the view is a bar.
  var bars: BarPainter {
    BarPainter(palette: palette, images: images, isVertical: height > width)
  }

  /// Returns the color of a text, given its color if the view is enabled.
  func textColor(_ color: RGBA) -> RGBA {
    appearance.isEnabled ? color : color.faded(ControlAppearance.disabledTextAlpha)
  }

  /// Returns the color of a button's background, border and image, given the color if the button is
  /// enabled.
  func buttonColor(_ color: RGBA) -> RGBA {
    appearance.isEnabled ? color : color.faded(ControlAppearance.disabledButtonAlpha)
  }

  /// Whether the view's content runs from right to left.
  var isReversed: Bool { view.layout.direction == .rightToLeft }
  /// The width in which the view's content is mirrored, or `nil` if it runs from left to right, has
  /// been positioned in screen coordinates, or has no direction.
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
