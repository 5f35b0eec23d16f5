/// A position in points.
///
/// ```swift
/// let corner = LayoutPoint(x: view.frameInCanvas.maxX, y: view.frameInCanvas.maxY)
/// print(corner.x, corner.y)
/// ```
public struct LayoutPoint: Hashable, Sendable {
  /// The horizontal coordinate, in points, increasing to the right.
  public var x: Double
  /// The vertical coordinate, in points, increasing downwards.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a position from its coordinates, in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in points.
///
/// ```swift
/// let split = LayoutSize(width: 320, height: 1024)
/// print(split.width / split.height, view.frame.size == split)
/// ```
public struct LayoutSize: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// The size whose width and height are zero.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size from its width and height, in points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, whose coordinate space is that of the property that contains it.
///
/// ```swift
/// let frame = LayoutRect(x: 20, y: 44, width: 335, height: 21)
/// print(frame.maxX, frame.maxY, frame.size)
/// ```
public struct LayoutRect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge, in points.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge, in points.
  @inlinable public var maxY: Double { y + height }
  /// The size of the rectangle.
  @inlinable public var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// Creates a rectangle from its top-left corner and its size, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Insets from the four edges of a rectangle, in points; positive values are inwards.
///
/// ```swift
/// let insets = layout.safeAreaInsets
/// print("the status bar and other bars cover \(insets.top) points", insets == .zero)
/// ```
public struct LayoutInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Double
  /// The inset from the left edge.
  public var left: Double
  /// The inset from the bottom edge.
  public var bottom: Double
  /// The inset from the right edge.
  public var right: Double

  /// The insets that are zero at every edge.
  public static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from the distance at each edge, in points.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension LayoutRect {
  /// Returns the rectangle moved by a distance.
  package func moved(by distance: LayoutPoint) -> LayoutRect {
    LayoutRect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// Returns the position of an edge or a center in left-to-right layout, in points, or `nil` for
  /// other attributes.
  package func position(of attribute: LayoutAttribute) -> Double? {
    switch attribute {
    case .left, .leading: x
    case .right, .trailing: maxX
    case .centerX: x + width / 2
    case .top: y
    case .bottom: maxY
    case .centerY: y + height / 2
    default: nil
    }
  }

  /// Returns the rectangle mirrored horizontally within a given width, in points.
  package func mirrored(inWidth width: Double) -> LayoutRect {
    LayoutRect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

extension LayoutInsets {
  /// The insets with left and right exchanged.
  package var mirrored: LayoutInsets {
    LayoutInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
