import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension Drawing {
  /// Draws the common parts of sheets: the background, the scene's title and its id.
  mutating func sheet(
    _ scene: ResolvedScene?, title: String, size: LayoutSize, left: Double, gap: Double
  ) {
    rect(LayoutRect(x: 0, y: 0, width: size.width, height: size.height), fill: .gray(238))
    text(title, x: left, baseline: 34, DrawnTextStyle(size: 20, weight: 600, color: .gray(40)))
    text(
      scene?.id ?? "", x: size.width - gap, baseline: 34,
      DrawnTextStyle(size: 12, color: .gray(140), anchor: .end))
  }
}
