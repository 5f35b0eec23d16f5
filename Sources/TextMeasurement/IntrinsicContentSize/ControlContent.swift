package import InterfaceTraits
package import PlatformFacts

/// The intrinsic content sizes of controls without text (docs/internals/text.md, 'Other controls'),
/// for alignment rectangles, in points.
package enum ControlContent {
  package static func `switch`(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(metrics.controls.switchSize)
  }

  /// Returns the size of a slider, which has no intrinsic width.
  package static func slider(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(width: nil, height: metrics.controls.sliderHeight)
  }

  package static func stepper(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(metrics.controls.stepperSize)
  }

  /// Returns the size of a progress view, which has no intrinsic width.
  package static func progressView(
    isBar: Bool, _ environment: TextEnvironment
  ) -> IntrinsicContentSize {
    let controls = environment.metrics.controls
    return IntrinsicContentSize(
      width: nil,
      height: isBar
        ? environment.roundedUp(controls.progressBarHeight) : controls.progressHeight)
  }

  package static func activityIndicator(
    isLarge: Bool, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    IntrinsicContentSize(isLarge ? metrics.controls.largeSpinner : metrics.controls.smallSpinner)
  }

  /// Returns the size of a page control, approximate from iOS 14 on.
  package static func pageControl(
    pages: Int, _ environment: TextEnvironment
  ) -> IntrinsicContentSize {
    let pageControls = environment.metrics.controls.pageControls
    return IntrinsicContentSize(
      pageControls.size(pages: pages, scale: environment.scale),
      isApproximate: pageControls.isApproximate)
  }

  /// Returns the size of a picker view.
  package static func picker(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(metrics.controls.pickerSize)
  }

  /// Returns the size of a date picker, which is exact only for wheels.
  ///
  /// - Parameters:
  ///   - style: The presentation of the picker; automatic means compact from iOS 14 on, except for
  ///     countdown timers.
  ///   - countsDown: Whether the picker is a countdown timer.
  ///   - metrics: The metrics.
  /// - Returns: The size; a compact picker has no intrinsic width here because the width is that of
  ///   its text.
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

  /// Returns the size of a search bar, which has no intrinsic width.
  package static func searchBar(
    hasScopeBar: Bool, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    IntrinsicContentSize(
      width: nil, height: metrics.bars.search + (hasScopeBar ? metrics.bars.searchScope : 0))
  }

  /// Returns the size of a navigation bar outside a navigation controller.
  package static func navigationBar(
    hasLargeTitle: Bool, hasPrompt: Bool, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    var height = metrics.bars.standaloneNavigation
    if hasPrompt { height += metrics.bars.navigationPrompt }
    if hasLargeTitle { height += metrics.bars.largeTitle }
    return IntrinsicContentSize(width: nil, height: height)
  }

  /// Returns the size of a tab bar outside a tab bar controller.
  package static func tabBar(_ metrics: PlatformMetrics) -> IntrinsicContentSize {
    IntrinsicContentSize(width: nil, height: metrics.bars.tab)
  }

  /// Returns the size of a toolbar outside a navigation controller.
  package static func toolbar(
    hasHomeIndicator: Bool, _ metrics: PlatformMetrics
  ) -> IntrinsicContentSize {
    IntrinsicContentSize(
      width: nil, height: hasHomeIndicator ? metrics.bars.toolbar : metrics.bars.plainToolbar)
  }

  /// Returns the size of an image view: that of its image, or none without an image.
  package static func imageView(image: LayoutSize?) -> IntrinsicContentSize {
    image.map { IntrinsicContentSize($0) } ?? .none
  }

  /// Returns the size of an image view with a symbol, approximate and rounded up to pixels.
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
