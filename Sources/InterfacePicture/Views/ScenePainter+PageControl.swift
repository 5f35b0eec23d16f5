import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawPageControl(
    _ content: ViewContent.PageControl, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let pages = min(max(content.numberOfPages, 0), 60)
    let spacing = min(16, drawn.width / Double(max(pages, 1)))
    var x = drawn.midX - spacing * Double(pages - 1) / 2
    for page in 0..<pages {
      drawing.circle(
        x: x, y: drawn.midY, radius: min(3.5, spacing / 3),
        fill: page == content.currentPage
          ? content.currentPageIndicatorTintColor : content.pageIndicatorTintColor)
      x += spacing
    }
  }
}
