import InterfaceResolution
import PlatformFacts

extension ViewContent.PageControl {
  private typealias Appearance = ControlAppearance.PageControl
  /// The maximum number of dots.
  private static let mostDots = 60

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    let pages = min(max(numberOfPages, 0), Self.mostDots)
    let spacing = min(Appearance.spacing, view.width / Double(max(pages, 1)))
    var x = view.midX - spacing * Double(pages - 1) / 2
    for page in 0..<pages {
      drawing.circle(
        x: x, y: view.midY, radius: min(Appearance.dotRadius, spacing / Appearance.radiiPerSpacing),
        fill: page == currentPage ? currentPageIndicatorTintColor : pageIndicatorTintColor)
      x += spacing
    }
  }
}
