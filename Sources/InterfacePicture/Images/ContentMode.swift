import InterfaceTraits

/// Where a `contentMode` puts content of a size inside a view.
enum ContentMode {
  /// The content's rectangle in the view's coordinates.
  ///
  /// - Parameters:
  ///   - mode: As documents spell it; nil for `scaleToFill`.
  ///   - size: The content's size; nil when it is not known, which fills the view.
  ///   - bounds: The view.
  /// - Returns: Where the content is drawn.
  static func rect(_ mode: String?, size: Size?, in bounds: Rect) -> Rect {
    guard let size, size.width > 0, size.height > 0 else { return bounds }
    let mode = mode?.lowercased() ?? "scaletofill"
    switch mode {
    case "scaleaspectfit", "scaleaspectfill":
      let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
      let factor = mode == "scaleaspectfit" ? min(wide, high) : max(wide, high)
      return place(
        Size(width: size.width * factor, height: size.height * factor), 0.5, 0.5, in: bounds)
    case "scaletofill", "redraw": return bounds
    default:
      let x = mode.hasSuffix("left") ? 0 : mode.hasSuffix("right") ? 1 : 0.5
      let y = mode.hasPrefix("top") ? 0 : mode.hasPrefix("bottom") ? 1 : 0.5
      return place(size, x, y, in: bounds)
    }
  }

  /// Puts a size at a part of the room that it leaves.
  private static func place(_ size: Size, _ x: Double, _ y: Double, in bounds: Rect) -> Rect {
    Rect(
      x: bounds.x + (bounds.width - size.width) * x,
      y: bounds.y + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
