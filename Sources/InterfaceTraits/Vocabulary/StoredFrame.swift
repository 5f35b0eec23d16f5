/// A frame that Interface Builder stored.
package enum StoredFrame: Hashable, Sendable {
  /// `<rect>`: points in the superview's coordinates.
  case rect(LayoutRect)
  /// `<frame key="frameInset">`: for each axis, two of the distance to the near edge, the distance
  /// to the far edge and the extent; an absent value is 0.
  case insets(
    minX: Double?, maxX: Double?, width: Double?, minY: Double?, maxY: Double?, height: Double?)

  /// Returns the frame in a superview of the given size.
  package func rect(in superview: LayoutSize) -> LayoutRect {
    switch self {
    case .rect(let rect): return rect
    case .insets(let minX, let maxX, let width, let minY, let maxY, let height):
      let (x, extentX) = Self.span(minX, maxX, width, superview.width)
      let (y, extentY) = Self.span(minY, maxY, height, superview.height)
      return LayoutRect(x: x, y: y, width: extentX, height: extentY)
    }
  }

  private static func span(
    _ leading: Double?, _ trailing: Double?, _ extent: Double?, _ superviewExtent: Double
  ) -> (Double, Double) {
    if let extent {
      if leading == nil, let trailing { return (superviewExtent - trailing - extent, extent) }
      return (leading ?? 0, extent)
    }
    return (leading ?? 0, superviewExtent - (leading ?? 0) - (trailing ?? 0))
  }
}
