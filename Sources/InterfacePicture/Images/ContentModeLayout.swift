import InterfaceResolution
import InterfaceTraits

/// The position of content in a view for each content mode.
enum ContentModeLayout {
  /// Returns the content's rectangle in the view's coordinate space.
  ///
  /// - Parameters:
  ///   - mode: The content mode.
  ///   - size: The content's size, or `nil` if it is not known; then the content fills the view.
  ///   - bounds: The view.
  /// - Returns: The rectangle of the content.
  static func rect(_ mode: ViewContent.ContentMode, size: LayoutSize?, in bounds: LayoutRect)
    -> LayoutRect
  {
    guard let size, size.width > 0, size.height > 0 else { return bounds }
    func aspect(_ factor: Double) -> LayoutRect {
      aligned(
        LayoutSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5, in: bounds)
    }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    return switch mode {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: aspect(min(wide, high))
    case .scaleAspectFill: aspect(max(wide, high))
    case .center: aligned(size, 0.5, 0.5, in: bounds)
    case .top: aligned(size, 0.5, 0, in: bounds)
    case .bottom: aligned(size, 0.5, 1, in: bounds)
    case .left: aligned(size, 0, 0.5, in: bounds)
    case .right: aligned(size, 1, 0.5, in: bounds)
    case .topLeft: aligned(size, 0, 0, in: bounds)
    case .topRight: aligned(size, 1, 0, in: bounds)
    case .bottomLeft: aligned(size, 0, 1, in: bounds)
    case .bottomRight: aligned(size, 1, 1, in: bounds)
    }
  }

  /// Positions a size at a fraction of the remaining space.
  private static func aligned(_ size: LayoutSize, _ x: Double, _ y: Double, in bounds: LayoutRect)
    -> LayoutRect
  {
    LayoutRect(
      x: bounds.x + (bounds.width - size.width) * x,
      y: bounds.y + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
