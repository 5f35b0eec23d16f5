package import InterfaceTraits
package import PlatformFacts

/// The natural sizes of controls without text (docs/text.md, 'Other controls'), of alignment rectangles in points.
package enum ControlContent {
  /// A switch.
  package static func `switch`(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(metrics.controls.switchSize)
  }

  /// A slider, which has no width.
  package static func slider(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(width: nil, height: metrics.controls.sliderHeight)
  }

  /// A stepper.
  package static func stepper(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(metrics.controls.stepperSize)
  }

  /// A progress view, which has no width.
  package static func progressView(
    isBar: Bool, _ environment: TextEnvironment
  ) -> IntrinsicContentSize {
    let controls = environment.metrics.controls
    return IntrinsicContentSize(
      width: nil,
      height: isBar
        ? environment.roundedUp(controls.progressBarHeight) : controls.progressHeight)
  }

  /// A spinner.
  package static func activityIndicator(
    isLarge: Bool, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    IntrinsicContentSize(isLarge ? metrics.controls.largeSpinner : metrics.controls.smallSpinner)
  }

  /// A page control; from iOS 14 on approximate.
  package static func pageControl(
    pages: Int, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    let pageControls = metrics.controls.pageControls
    return IntrinsicContentSize(
      pageControls.size(pages: pages), isApproximate: pageControls.isApproximate)
  }

  /// A picker with wheels.
  package static func picker(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(metrics.controls.pickerSize)
  }

  /// A date picker; only one with wheels is known well.
  /// - Parameters:
  ///   - style: How a time is chosen; automatic is compact from iOS 14 on except when counting down.
  ///   - countsDown: Whether the picker shows what is left of a time.
  ///   - metrics: The measures.
  /// - Returns: The size; compact pickers have no width here, because it is their text's.
  package static func datePicker(
    style: DatePickerPresentation, countsDown: Bool, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    switch style {
    case .compact:
      return IntrinsicContentSize(
        width: nil, height: metrics.controls.compactDatePickerHeight, isApproximate: true)
    case .inline:
      return IntrinsicContentSize(width: nil, height: nil, isApproximate: true)
    case .automatic where metrics.controls.prefersCompactDatePickers && !countsDown:
      return datePicker(style: .compact, countsDown: countsDown, metrics)
    case .automatic, .wheels: return picker(metrics)
    }
  }

  /// A search bar, which has no width.
  package static func searchBar(
    hasScopeBar: Bool, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    IntrinsicContentSize(
      width: nil, height: metrics.bars.search + (hasScopeBar ? metrics.bars.searchScope : 0))
  }

  /// A navigation bar that is no navigation controller's.
  package static func navigationBar(
    hasLargeTitle: Bool, hasPrompt: Bool, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    var height = metrics.bars.plainNavigation
    if hasPrompt { height += metrics.bars.navigationPrompt }
    if hasLargeTitle { height += metrics.bars.largeTitle }
    return IntrinsicContentSize(width: nil, height: height)
  }

  /// A tab bar that is no tab bar controller's.
  package static func tabBar(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(width: nil, height: metrics.bars.tab)
  }

  /// A toolbar that is no navigation controller's.
  package static func toolbar(
    hasHomeIndicator: Bool, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    IntrinsicContentSize(
      width: nil, height: hasHomeIndicator ? metrics.bars.toolbar : metrics.bars.plainToolbar)
  }

  /// An image view: its image's size, none without image.
  package static func imageView(image: LayoutSize?) -> IntrinsicContentSize {
    image.map { IntrinsicContentSize($0) } ?? .none
  }

  /// An image view that shows a symbol: approximate, rounded up to pixels.
  package static func symbol(
    box: LayoutSize, pointSize: Double = Symbols.defaultPointSize, scale: SymbolScale = .medium,
    _ environment: TextEnvironment
  ) -> IntrinsicContentSize {
    let size = Symbols.drawnSize(box: box, pointSize: pointSize, scale: scale)
    return IntrinsicContentSize(
      width: environment.roundedUp(size.width), height: environment.roundedUp(size.height),
      isApproximate: true)
  }
}
