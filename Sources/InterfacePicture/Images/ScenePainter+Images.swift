import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawImageView(
    _ content: ViewContent.ImageView, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    guard let image = content.image else { return drawEmptyImageView(drawn, &drawing) }
    drawImage(
      image, in: drawn.bounds, mode: drawn.appearance.contentMode, tint: drawn.tint, &drawing)
  }

  /// An image view that code fills: a faint ground with a picture's outline.
  private func drawEmptyImageView(_ drawn: DrawnView, _ drawing: inout Drawing) {
    if drawn.appearance.backgroundColor == nil {
      drawing.rect(drawn.bounds, fill: RGBA(red: 0.62, green: 0.72, blue: 0.84, alpha: 0.32))
    }
    let side = min(drawn.width * 0.4, drawn.height * 0.4, 64)
    drawGlyph(
      "photo",
      in: LayoutRect(x: drawn.midX - side / 2, y: drawn.midY - side / 2, width: side, height: side),
      RGBA(red: 0.4, green: 0.5, blue: 0.62, alpha: 0.8), &drawing)
  }

  /// The size that an image asks for, in points; nil when nobody knows.
  func size(of image: ResolvedImage) -> LayoutSize? {
    guard image.isSymbol else { return image.size }
    let box = image.size ?? Symbols.box(named: image.name) ?? LayoutSize(width: 128, height: 120)
    return Symbols.drawnSize(box: box)
  }

  /// Draws an image inside a rectangle: its bytes where they are at hand, a glyph for a symbol, and
  /// else a placeholder with the image's name.
  func drawImage(
    _ image: ResolvedImage, in rect: LayoutRect, mode: ViewContent.ContentMode, tint: RGBA,
    _ drawing: inout Drawing
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let place = ImagePlace.rect(mode, size: size(of: image), in: rect)
    if image.isSymbol { return drawGlyph(image.name, in: place, tint, &drawing) }
    if let asset = image.asset,
      drawing.image(
        asset, in: place, tint: image.isTemplate ? tint : nil, slices: image.slices,
        isMirrored: image.isMirrored, read: images)
    {
      return
    }
    drawPlaceholder(image.name, in: mode == .scaleAspectFill ? rect : place, &drawing)
  }

  /// A neutral rectangle with crossing lines and the image's name.
  private func drawPlaceholder(_ name: String, in rect: LayoutRect, _ drawing: inout Drawing) {
    let line = Stroke(color: .gray(170, alpha: 0.7))
    drawing.rect(rect.inset(0.5), fill: .gray(200, alpha: 0.45), stroke: line)
    drawing.line(rect.x, rect.y, rect.maxX, rect.maxY, line)
    drawing.line(rect.x, rect.maxY, rect.maxX, rect.y, line)
    let style = DrawnTextStyle(
      size: min(12, rect.height * 0.5), weight: 500, color: .gray(90), anchor: .middle)
    guard rect.height >= 12, rect.width >= 30, style.guessedWidth(name) < rect.width * 1.8 else {
      return
    }
    drawing.text(name, in: rect.inset(x: 3, y: 0), style)
  }
}
