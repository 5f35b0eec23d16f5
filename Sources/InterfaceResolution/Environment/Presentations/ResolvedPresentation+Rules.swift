import InterfaceTraits
import PlatformFacts

extension ResolvedPresentation {
  /// Resolves a presentation.
  ///
  /// - Parameters:
  ///   - request: The requested presentation.
  ///   - place: The environment of the presentation.
  package init(_ request: PresentationRequest, in place: PresentationEnvironment) {
    let adaptation = PresentationAdaptation(request, in: place)
    self.init(covering: place.window, adaptation.style, in: place)
    switch (request.subject, adaptation.style) {
    case (.alert, _): becomeAlert(in: place, request)
    case (.actionSheet, _):
      if place.traits.userInterfaceIdiom == .tv {
        becomeAlert(in: place, request)
      } else if place.isCompactWidth {
        becomeActionSheet(in: place, request)
      } else {
        // This applies in regular width, also on large phones in landscape.
        style = .popover
        showsPresenter = true
        becomePopover(request, in: place)
      }
    case (.searchController, _):
      cover(place.context ?? place.window, in: place)
      dimsPresenter = true
      wayOut = .actions
    case (_, .currentContext), (_, .overCurrentContext):
      cover(place.context ?? place.window, in: place)
    case (_, .pageSheet), (_, .formSheet):
      if adaptation.isCard {
        becomeCard(request, in: place)
      } else {
        becomeSheet(request, in: place)
      }
    case (_, .popover): becomePopover(request, in: place)
    case (_, .custom):
      if let frame = request.customFrame { cover(frame, in: place) }
      dimsPresenter = request.customDims
    default: break
    }
    guard adaptation.isWrapped, request.subject == .controller else { return }
    isWrapped = true
    if wayOut == .none { wayOut = .doneItem }
  }

  /// Creates a presentation that covers a rectangle.
  private init(covering frame: LayoutRect, _ style: PresentationStyle, in place: PresentationEnvironment)
  {
    self.style = style
    self.frame = frame
    safeArea = place.safeArea(of: frame)
    overrides = TraitCollection()
    showsPresenter = style != .fullScreen && style != .currentContext
    dimsPresenter = false
    arrow = nil
    corners = .none
    wayOut = .none
    isWrapped = false
    lacksAnchor = false
  }

  private mutating func cover(_ frame: LayoutRect, in place: PresentationEnvironment) {
    self.frame = frame
    safeArea = place.safeArea(of: frame)
  }

  /// Centers a rectangle in the window, limited to the window's size.
  private mutating func centre(_ size: LayoutSize, in place: PresentationEnvironment) {
    let width = min(size.width, place.windowSize.width)
    let height = min(size.height, place.windowSize.height)
    cover(
      LayoutRect(
        x: (place.windowSize.width - width) / 2, y: (place.windowSize.height - height) / 2,
        width: width, height: height), in: place)
  }

  // MARK: Sheets

  /// Resolves a centered sheet: its content is horizontally compact in a form sheet, and in a page
  /// sheet that is too narrow to be regular.
  private mutating func becomeSheet(_ request: PresentationRequest, in place: PresentationEnvironment) {
    if style == .formSheet {
      // A preferred size takes precedence; a side that is 0 is not preferred.
      centre(request.size(orElse: place.metrics.formSheet), in: place)
    } else {
      // A page that is too high for the window has the same distance from its edges as a card: a
      // guess.
      let page = place.metrics.pageSheet
      let gap = place.safeArea.top + place.metrics.cardGap
      centre(
        LayoutSize(
          width: page.width, height: max(0, min(page.height, place.windowSize.height - 2 * gap))),
        in: place)
    }
    if style == .formSheet || frame.width < WindowWidths.leastRegularWidth {
      overrides.horizontalSizeClass = .compact
    }
    dimsPresenter = true
    corners = .sheet
    wayOut = place.metrics.hasCards && place.traits.userInterfaceIdiom != .tv ? .swipe : .none
  }

  /// Resolves a card as wide as the window, at the smallest height at which it can rest.
  private mutating func becomeCard(_ request: PresentationRequest, in place: PresentationEnvironment) {
    let metrics = place.metrics
    let size = place.windowSize
    let full = max(0, size.height - place.safeArea.top - place.metrics.cardGap)
    var height = full
    let detents = metrics.hasDetents && !place.isCompactHeight ? request.detents : []
    let heights = detents.compactMap { detent -> Double? in
      switch detent {
      case .large: full
      case .medium: min(full, size.height * place.metrics.mediumDetent)
      case .custom(let points):
        metrics.hasCustomDetents ? min(full, max(0, points) + place.safeArea.bottom) : nil
      }
    }
    if let least = heights.min() { height = least }
    cover(
      LayoutRect(x: 0, y: size.height - height, width: size.width, height: height), in: place)
    dimsPresenter = true
    corners = .card
    wayOut = .swipe
  }

  // MARK: Popovers

  private mutating func becomePopover(_ request: PresentationRequest, in place: PresentationEnvironment) {
    overrides.horizontalSizeClass = .compact
    dimsPresenter = true
    corners = .popover
    wayOut = .touchOutside
    let size = request.size(orElse: place.metrics.popover)
    let margin = place.metrics.popoverMargin
    let left = place.safeArea.left + margin
    let top = place.safeArea.top + margin
    let room = LayoutRect(
      x: left, y: top,
      width: max(0, place.windowSize.width - place.safeArea.right - margin - left),
      height: max(0, place.windowSize.height - place.safeArea.bottom - margin - top))
    guard let anchor = request.anchor else {
      lacksAnchor = true
      centre(
        LayoutSize(width: min(size.width, room.width), height: min(size.height, room.height)),
        in: place)
      return
    }
    // Content without a preferred height can be lower.
    var least = size
    if request.preferredHeight == nil { least.height = min(least.height, room.height / 2) }
    let placement = PopoverPlacement(
      size, least: least, at: anchor, directions: request.arrowDirections, in: room,
      place.metrics)
    cover(placement.frame, in: place)
    arrow = placement.arrow
  }

  // MARK: Alerts

  /// Resolves an alert, which is always centered.
  private mutating func becomeAlert(in place: PresentationEnvironment, _ request: PresentationRequest) {
    let width = place.metrics.alertWidth(place.traits.preferredContentSizeCategory)
    centre(
      LayoutSize(
        width: width, height: request.preferredHeight ?? place.metrics.alertHeight),
      in: place)
    becomeTransient()
  }

  /// Resolves an action sheet at the bottom, as wide as the screen in portrait orientation.
  private mutating func becomeActionSheet(
    in place: PresentationEnvironment, _ request: PresentationRequest
  ) {
    let margin = place.metrics.actionSheetMargin
    let size = place.windowSize
    let width = max(0, min(size.width, size.height) - 2 * margin)
    let bottom = size.height - max(margin, place.safeArea.bottom)
    let height = min(
      request.preferredHeight ?? place.metrics.actionSheetHeight,
      max(0, bottom - place.safeArea.top))
    cover(
      LayoutRect(x: (size.width - width) / 2, y: bottom - height, width: width, height: height),
      in: place)
    becomeTransient()
  }

  private mutating func becomeTransient() {
    style = .custom
    overrides = TraitCollection()
    showsPresenter = true
    dimsPresenter = true
    corners = .alert
    wayOut = .actions
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
