import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension Drawing {
  /// Returns the size of an image, in points, or `nil` if it is unknown.
  private func size(of image: ResolvedImage) -> LayoutSize? {
    guard image.isSymbol else { return image.size }
    let box = image.size ?? Symbols.box(named: image.name) ?? LayoutSize(width: 128, height: 120)
    return Symbols.drawnSize(box: box)
  }

  /// Draws an image in a rectangle: its file if it is available, a glyph for a symbol, or else a
  /// placeholder with the image's name.
  mutating func image(
    _ image: ResolvedImage, in rect: LayoutRect, mode: ViewContent.ContentMode, tint: RGBA,
    read: ImageFiles
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let imageRect = ContentModeLayout.rect(mode, size: size(of: image), in: rect)
    if image.isSymbol { return glyph(image.name, in: imageRect, tint) }
    if let asset = image.asset,
      self.image(
        asset, in: imageRect, tint: image.isTemplate ? tint : nil, slices: image.slices,
        isMirrored: image.isMirrored, read: read)
    {
      return
    }
    drawPlaceholder(image.name, in: mode == .scaleAspectFill ? rect : imageRect)
  }

  /// Draws a neutral rectangle with crossing lines and the image's name.
  private mutating func drawPlaceholder(_ name: String, in rect: LayoutRect) {
    let stroke = Stroke(color: .gray(170, alpha: 0.7))
    self.rect(rect.inset(0.5), fill: .gray(200, alpha: 0.45), stroke: stroke)
    line(rect.x, rect.y, rect.maxX, rect.maxY, stroke)
    line(rect.x, rect.maxY, rect.maxX, rect.y, stroke)
    let style = DrawnTextStyle(
      size: min(12, rect.height * 0.5), weight: 500, color: .gray(90), anchor: .middle)
    guard rect.height >= 12, rect.width >= 30, style.guessedWidth(name) < rect.width * 1.8 else {
      return
    }
    text(name, in: rect.inset(x: 3, y: 0), style)
  }
}
