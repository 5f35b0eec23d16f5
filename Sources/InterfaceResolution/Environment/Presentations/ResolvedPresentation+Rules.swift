import InterfaceTraits
import PlatformFacts

extension ResolvedPresentation {
  /// Resolves a presentation.
  ///
  /// - Parameters:
  ///   - request: The requested presentation.
  ///   - environment: The environment of the presentation.
  package init(_ request: PresentationRequest, in environment: PresentationEnvironment) {
    let adaptation = PresentationAdaptation(request, in: environment)
    self.init(covering: environment.window, adaptation.style, in: environment)
    switch (request.subject, adaptation.style) {
    case (.alert, _): becomeAlert(in: environment, request)
    case (.actionSheet, _):
      if environment.traits.userInterfaceIdiom == .tv {
        becomeAlert(in: environment, request)
      } else if environment.isCompactWidth,
        request.anchor == nil || !environment.metrics.actionSheetsArePopovers
      {
        becomeActionSheet(in: environment, request)
      } else {
        // In regular width this applies to all systems, also on large phones in landscape.
        style = .popover
        showsPresenter = true
        becomePopover(request, in: environment)
      }
    case (.searchController, _):
      cover(environment.context ?? environment.window, in: environment)
      dimsPresenter = true
      dismissal = .actions
    case (_, .currentContext), (_, .overCurrentContext):
      cover(environment.context ?? environment.window, in: environment)
    case (_, .pageSheet), (_, .formSheet):
      if adaptation.isCard {
        becomeCard(request, in: environment)
      } else {
        becomeSheet(request, in: environment)
      }
    case (_, .popover): becomePopover(request, in: environment)
    case (_, .custom):
      if let frame = request.customFrame { cover(frame, in: environment) }
      dimsPresenter = request.customDims
    default: break
    }
    guard adaptation.isWrapped, request.subject == .controller else { return }
    isWrapped = true
    if dismissal == .none { dismissal = .doneItem }
  }

  /// Creates a presentation that covers a rectangle.
  private init(
    covering frame: LayoutRect, _ style: PresentationStyle, in environment: PresentationEnvironment
  ) {
    self.style = style
    self.frame = frame
    safeArea = environment.safeArea(of: frame)
    overrides = TraitCollection()
    showsPresenter = style != .fullScreen && style != .currentContext
    dimsPresenter = false
    arrow = nil
    corners = .none
    dismissal = .none
    isWrapped = false
    lacksAnchor = false
  }

  private mutating func cover(_ frame: LayoutRect, in environment: PresentationEnvironment) {
    self.frame = frame
    safeArea = environment.safeArea(of: frame)
  }

  /// Centers a rectangle in the window, limited to the window's size.
  private mutating func center(_ size: LayoutSize, in environment: PresentationEnvironment) {
    let width = min(size.width, environment.windowSize.width)
    let height = min(size.height, environment.windowSize.height)
    cover(
      LayoutRect(
        x: (environment.windowSize.width - width) / 2,
        y: (environment.windowSize.height - height) / 2,
        width: width, height: height), in: environment)
  }

  // MARK: Sheets

  /// Resolves a sheet that is not attached to the window's sides: its content is horizontally compact in a form sheet, and in a page
  /// sheet that is too narrow to be regular.
  private mutating func becomeSheet(
    _ request: PresentationRequest, in environment: PresentationEnvironment
  ) {
    if style == .formSheet {
      // A preferred size takes precedence; a side that is 0 is not preferred.
      center(request.size(orElse: environment.metrics.formSheet), in: environment)
    } else {
      cover(
        environment.metrics.pageSheet(
          in: environment.windowSize, coveredTop: environment.safeArea.top), in: environment)
    }
    if style == .formSheet || frame.width < WindowWidths.leastRegularWidth {
      overrides.horizontalSizeClass = .compact
    }
    dimsPresenter = true
    corners = .sheet
    dismissal =
      environment.metrics.hasCards && environment.traits.userInterfaceIdiom != .tv ? .swipe : .none
  }

  /// Resolves a card as wide as the window, at the smallest height at which it can rest.
  private mutating func becomeCard(
    _ request: PresentationRequest, in environment: PresentationEnvironment
  ) {
    let metrics = environment.metrics
    let size = environment.windowSize
    let full = max(0, size.height - environment.safeArea.top - environment.metrics.cardGap)
    var height = full
    let detents = metrics.hasDetents && !environment.isCompactHeight ? request.detents : []
    let heights = detents.compactMap { detent -> Double? in
      switch detent {
      case .large: full
      case .medium: min(full, size.height * environment.metrics.mediumDetent)
      case .custom(let points):
        metrics.hasCustomDetents ? min(full, max(0, points) + environment.safeArea.bottom) : nil
      }
    }
    if let least = heights.min() { height = least }
    cover(
      LayoutRect(x: 0, y: size.height - height, width: size.width, height: height), in: environment)
    dimsPresenter = true
    corners = .card
    dismissal = .swipe
  }

  // MARK: Popovers

  private mutating func becomePopover(
    _ request: PresentationRequest, in environment: PresentationEnvironment
  ) {
    overrides.horizontalSizeClass = .compact
    dimsPresenter = true
    corners = .popover
    dismissal = .touchOutside
    var standard = environment.metrics.popover
    if request.subject == .actionSheet { standard.width = environment.metrics.actionPopoverWidth }
    let size = request.size(orElse: standard)
    let margin = environment.metrics.popoverMargin
    let left = environment.safeArea.left + margin
    let top = environment.safeArea.top + margin
    let availableArea = LayoutRect(
      x: left, y: top,
      width: max(0, environment.windowSize.width - environment.safeArea.right - margin - left),
      height: max(0, environment.windowSize.height - environment.safeArea.bottom - margin - top))
    guard let anchor = request.anchor else {
      lacksAnchor = true
      center(
        LayoutSize(
          width: min(size.width, availableArea.width),
          height: min(size.height, availableArea.height)),
        in: environment)
      return
    }
    // Content without a preferred height can be lower.
    var least = size
    if request.preferredHeight == nil { least.height = min(least.height, availableArea.height / 2) }
    let placement = PopoverPlacement(
      size, least: least, at: anchor, directions: request.arrowDirections, in: availableArea,
      environment.metrics)
    cover(placement.frame, in: environment)
    arrow = placement.arrow
  }

  // MARK: Alerts

  /// Resolves an alert, which is always centered.
  private mutating func becomeAlert(
    in environment: PresentationEnvironment, _ request: PresentationRequest
  ) {
    let width = environment.metrics.alertWidth(environment.traits.preferredContentSizeCategory)
    center(
      LayoutSize(
        width: width, height: request.preferredHeight ?? environment.metrics.alertHeight),
      in: environment)
    becomeTransient()
  }

  /// Resolves an action sheet at the bottom, as wide as the screen in portrait orientation.
  private mutating func becomeActionSheet(
    in environment: PresentationEnvironment, _ request: PresentationRequest
  ) {
    let margin = environment.metrics.actionSheetMargin
    let size = environment.windowSize
    let width = max(0, min(size.width, size.height) - 2 * margin)
    let bottom = size.height - max(margin, environment.safeArea.bottom)
    let height = min(
      request.preferredHeight ?? environment.metrics.actionSheetHeight,
      max(0, bottom - environment.safeArea.top))
    cover(
      LayoutRect(x: (size.width - width) / 2, y: bottom - height, width: width, height: height),
      in: environment)
    becomeTransient()
  }

  private mutating func becomeTransient() {
    style = .custom
    overrides = TraitCollection()
    showsPresenter = true
    dimsPresenter = true
    corners = .alert
    dismissal = .actions
  }
}

extension PresentationRequest {
  /// The preferred height of the content, or `nil` if there is none.
  fileprivate var preferredHeight: Double? {
    preferredContentSize.flatMap { $0.height > 0 ? $0.height : nil }
  }

  /// Returns the preferred size of the content, with a standard length for each side without a
  /// preference.
  fileprivate func size(orElse standard: LayoutSize) -> LayoutSize {
    guard let size = preferredContentSize else { return standard }
    return LayoutSize(
      width: size.width > 0 ? size.width : standard.width,
      height: size.height > 0 ? size.height : standard.height)
  }
}
