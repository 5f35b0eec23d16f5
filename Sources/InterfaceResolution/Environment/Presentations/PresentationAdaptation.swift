import InterfaceTraits
import PlatformFacts

/// The style of a presentation after UIKit's adaptation, which depends on size classes, never on
/// the kind of device.
///
/// | asked for | R × R | C × R | C × C | R × C |
/// |---|---|---|---|---|
/// | page sheet | sheet | card from iOS 13 on, full screen before | full screen | full screen |
/// | form sheet | sheet | card from iOS 13 on, full screen before | full screen | form sheet from iOS 8 to 12, full screen after |
/// | popover | popover | form sheet from iOS 13 on, full screen before | full screen | form sheet from iOS 8 to 12, full screen after |
///
/// The width takes precedence over the height. All other styles never adapt. Source: Apple's
/// reference (confidence high; page sheets in regular width and compact height before iOS 13
/// medium), and its talks of 2015 and 2016 for large phones in landscape.
struct PresentationAdaptation {
  /// The style before adaptation.
  let requested: PresentationStyle
  /// The resulting style.
  let style: PresentationStyle
  /// Whether a sheet is attached to the bottom of the window instead of being centered in it.
  let isCard: Bool
  /// Whether the content is wrapped in a delegate's navigation controller.
  let isWrapped: Bool

  init(_ request: PresentationRequest, in environment: PresentationEnvironment) {
    let metrics = environment.metrics
    requested = Self.requested(request, metrics)
    var style = Self.adapted(requested, in: environment)
    var keepsStyle = false
    if let delegateResponse = request.delegateResponse, Self.adapts(requested),
      environment.isCompactWidth || environment.isCompactHeight
    {
      switch delegateResponse.style {
      case nil: break
      case PresentationStyle.none?:
        style = requested
        keepsStyle = true
      case .automatic?: style = metrics.automaticIsPageSheet ? .pageSheet : .fullScreen
      case let other?: style = other
      }
    }
    self.style = style
    let isSheet = style == .formSheet || style == .pageSheet
    isCard =
      isSheet && metrics.hasCards && environment.traits.userInterfaceIdiom != .tv
      && (environment.isCompactWidth || keepsStyle && environment.isCompactHeight)
    // A delegate is asked for another controller only if the style changes.
    isWrapped = request.delegateResponse?.wrapsInNavigation == true && style != requested
  }

  /// Returns the requested style, with automatic styles resolved.
  private static func requested(
    _ request: PresentationRequest, _ metrics: PresentationMetrics
  ) -> PresentationStyle {
    switch request.subject {
    case .alert: .custom
    case .actionSheet: .popover
    case .searchController: .overCurrentContext
    case .controller:
      switch request.style {
      case .automatic, .none: metrics.automaticIsPageSheet ? .pageSheet : .fullScreen
      default: request.style
      }
    }
  }

  /// Returns whether a style adapts to size classes, so that a delegate is consulted.
  static func adapts(_ style: PresentationStyle) -> Bool {
    style == .pageSheet || style == .formSheet || style == .popover
  }

  private static func adapted(
    _ style: PresentationStyle, in environment: PresentationEnvironment
  ) -> PresentationStyle {
    guard adapts(style) else { return style }
    let metrics = environment.metrics
    if environment.traits.userInterfaceIdiom == .tv {
      return style == .formSheet && metrics.televisionsHaveFormSheets ? .formSheet : .fullScreen
    }
    switch (environment.isCompactWidth, environment.isCompactHeight) {
    case (false, false): return style
    case (true, false):
      guard metrics.hasCards else { return .fullScreen }
      return style == .popover ? .formSheet : style
    case (true, true): return .fullScreen
    case (false, true):
      return style != .pageSheet && metrics.sheetsSurviveCompactHeight ? .formSheet : .fullScreen
    }
  }
}
