package import InterfaceTraits
package import PlatformFacts

/// The natural sizes of controls without text (layout rule 38), of alignment rectangles in points.
package enum ControlContent {
  /// A switch.
  package static func `switch`(_ version: ToolsVersion) -> IntrinsicContentSize {
    IntrinsicContentSize(ControlSizes.switch[version])
  }

  /// A slider, which has no width.
  package static func slider(_ version: ToolsVersion) -> IntrinsicContentSize {
    IntrinsicContentSize(width: nil, height: ControlSizes.sliderHeight[version])
  }

  /// A stepper.
  package static func stepper(_ version: ToolsVersion) -> IntrinsicContentSize {
    IntrinsicContentSize(ControlSizes.stepper[version])
  }

  /// A progress view, which has no width.
  package static func progressView(
    isBar: Bool, _ environment: TextEnvironment
  ) -> IntrinsicContentSize {
    let height =
      isBar
      ? environment.roundedUp(ControlSizes.progressBarHeight)
      : ControlSizes.progressHeight[environment.toolsVersion]
    return IntrinsicContentSize(width: nil, height: height)
  }

  /// A spinner: 37 points for the large styles, 20 for others.
  package static func activityIndicator(isLarge: Bool) -> IntrinsicContentSize {
    let side = isLarge ? ControlSizes.activityLarge : ControlSizes.activitySmall
    return IntrinsicContentSize(Size(width: side, height: side))
  }

  /// A page control; from Xcode 12 on approximate.
  package static func pageControl(pages: Int, _ version: ToolsVersion) -> IntrinsicContentSize {
    IntrinsicContentSize(
      ControlSizes.pageControl(pages: pages, toolsVersion: version),
      isApproximate: version.number >= 17000)
  }

  /// A picker with wheels.
  package static func picker(_ version: ToolsVersion) -> IntrinsicContentSize {
    IntrinsicContentSize(
      width: ControlSizes.pickerWidth, height: ControlSizes.pickerHeight[version])
  }

  /// A date picker; only one with wheels is known well.
  /// - Parameters:
  ///   - style: How a time is chosen; automatic is compact from Xcode 12 on except when counting down.
  ///   - countsDown: Whether the picker shows what is left of a time.
  ///   - version: The version that saved the document.
  /// - Returns: The size; compact pickers have no width here, because it is their text's.
  package static func datePicker(
    style: DatePickerStyle, countsDown: Bool, _ version: ToolsVersion
  ) -> IntrinsicContentSize {
    switch style {
    case .compact:
      return IntrinsicContentSize(
        width: nil, height: ControlSizes.compactDatePickerHeight, isApproximate: true)
    case .inline:
      return IntrinsicContentSize(width: nil, height: nil, isApproximate: true)
    case .automatic where version.number >= 17000 && !countsDown:
      return datePicker(style: .compact, countsDown: countsDown, version)
    case .automatic, .wheels: return picker(version)
    }
  }

  /// A search bar, which has no width.
  package static func searchBar(hasScopeBar: Bool, _ version: ToolsVersion) -> IntrinsicContentSize
  {
    let height = Bars.search(version) + (hasScopeBar ? Bars.searchScope : 0)
    return IntrinsicContentSize(width: nil, height: height)
  }

  /// A navigation bar that is no navigation controller's.
  package static func navigationBar(
    hasLargeTitle: Bool, hasPrompt: Bool, _ version: ToolsVersion
  ) -> IntrinsicContentSize {
    let height = Bars.navigation(toolsVersion: version, hasPrompt: hasPrompt)
    return IntrinsicContentSize(
      width: nil, height: height + (hasLargeTitle ? Bars.largeTitle : 0))
  }

  /// A tab bar that is no tab bar controller's.
  package static let tabBar = IntrinsicContentSize(width: nil, height: Bars.tab)

  /// A toolbar that is no navigation controller's.
  package static func toolbar(
    hasHomeIndicator: Bool, _ version: ToolsVersion
  ) -> IntrinsicContentSize {
    IntrinsicContentSize(
      width: nil,
      height: hasHomeIndicator ? Bars.toolbar[version] : Bars.plainToolbar)
  }

  /// An image view: its image's size, none without image.
  package static func imageView(image: Size?) -> IntrinsicContentSize {
    image.map { IntrinsicContentSize($0) } ?? .none
  }

  /// An image view that shows a symbol: approximate, rounded up to pixels.
  package static func symbol(
    box: Size, pointSize: Double = Symbols.defaultPointSize, scale: Symbols.Scale = .medium,
    _ environment: TextEnvironment
  ) -> IntrinsicContentSize {
    let size = Symbols.drawnSize(box: box, pointSize: pointSize, scale: scale)
    return IntrinsicContentSize(
      width: environment.roundedUp(size.width), height: environment.roundedUp(size.height),
      isApproximate: true)
  }
}
