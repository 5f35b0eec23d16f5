import InterfaceResolution
import InterfaceTraits

/// The positions of the baselines of a view's text, in points of its alignment rectangle
/// (docs/internals/auto-layout.md, 'Constraints: Baselines').
enum Baselines: Hashable {
  /// The first baseline has a constant distance from the top and the last one from the bottom, for
  /// any height of the view: labels, with text or without.
  ///
  /// Compared with a text centered in a label of another height, 23 views of 7 projects agree only
  /// with this, 8 views of 4 projects only without.
  case fromEdges(first: Double, last: Double)
  /// A single line with a constant distance of its baseline below the vertical center: controls.
  case belowCenter(Double)

  /// Returns the distance from the top to the first baseline of a view with the given height.
  func first(height: Double) -> Double {
    switch self {
    case .fromEdges(let first, _): first
    case .belowCenter(let distance): height / 2 + distance
    }
  }
}

/// The intrinsic content size of a view.
struct ContentSize: Hashable {
  /// The width in points of the alignment rectangle, or `nil` if the content has no intrinsic
  /// width.
  var width: Double?
  /// The height in points of the alignment rectangle, or `nil` if the content has no intrinsic
  /// height.
  var height: Double?
  /// The baselines, or `nil` for views other than labels, buttons and text fields, whose baselines
  /// are the top and the bottom.
  var baselines: Baselines?
  /// Whether the size is based on an approximation.
  var isApproximate = false

  /// Whether the size is that of a text or of a control around a text.
  var isText = false
  /// Whether the content is unknown: a missing image, or a button that code fills.
  var hasUnknownContent = false

  /// Whether the view is empty, so that a stack view on the canvas uses a substitute.
  ///
  /// This applies to a plain view, an image view without an image, and a label of one line without
  /// text, regardless of subviews.
  var showsNothing = false

  /// Returns the uncertainty of the measured extents, in points.
  ///
  /// Of the labels on public documents that the system font's tables measure, 90 % are within half
  /// a point and nearly all within one (docs/internals/text.md); the uncertainty of sizes that are
  /// based on approximations is assumed to be a tenth, which is a guess.
  func uncertainty(along axis: LayoutAxis) -> Double {
    guard let extent = axis == .horizontal ? width : height else { return 0 }
    if hasUnknownContent { return .infinity }
    if isApproximate { return max(1, extent / 10) }
    return isText ? 1 : 0
  }

  /// Enlarges or shrinks a text by a fraction of its uncertainty.
  mutating func grow(by part: Double) {
    guard isText, !hasUnknownContent else { return }
    width = width.map { max(0, $0 + part * uncertainty(along: .horizontal)) }
    height = height.map { max(0, $0 + part * uncertainty(along: .vertical)) }
  }

  /// Returns the content as if its unknown parts were larger or smaller.
  ///
  /// - Parameters:
  ///   - part: The fraction of the uncertainty that is added.
  ///   - hasCustomClass: Whether the content belongs to a custom class, with its own fonts and insets.
  /// - Returns: The content; twice as large, or empty, if it is unknown.
  func varied(by part: Double, hasCustomClass: Bool) -> ContentSize {
    var result = self
    result.isApproximate = isApproximate || hasCustomClass && (isText || isApproximate)
    func vary(_ extent: Double?, _ axis: LayoutAxis) -> Double? {
      extent.map { extent in
        let error = result.uncertainty(along: axis)
        return max(0, error.isFinite ? extent + part * error : part > 0 ? 2 * extent + 20 : 0)
      }
    }
    result.width = vary(width, .horizontal)
    result.height = vary(height, .vertical)
    return result
  }

  /// Applies measured extents that differ from these by more than their uncertainty.
  ///
  /// - Parameters:
  ///   - size: The measured size.
  ///   - leastHeight: The height difference that counts as zero below it, in points, or `nil` for
  ///     the uncertainty of the measured height.
  mutating func measure(_ size: ContentSize, leastHeight: Double?) {
    var size = size
    size.isText = isText
    size.isApproximate = size.isApproximate || size.hasUnknownContent
    size.hasUnknownContent = false
    width = Self.measured(width, size.width, size.uncertainty(along: .horizontal), isText)
    height = Self.measured(
      height, size.height, leastHeight ?? size.uncertainty(along: .vertical), isText)
  }

  private static func measured(
    _ stored: Double?, _ measured: Double?, _ least: Double, _ isText: Bool
  ) -> Double? {
    guard let stored, let measured else { return isText ? measured : stored }
    return abs(stored - measured) > least ? measured : stored
  }

  /// Applies the extents that a configuration declares, which are those that code returns.
  mutating func apply(_ declared: AxisPair<PlaceholderExtent>) {
    if declared.horizontal == .absent, declared.vertical == .absent { return }
    if let extent = declared.horizontal.extent { width = extent }
    if let extent = declared.vertical.extent { height = extent }
    showsNothing = false
    guard declared.horizontal != .absent, declared.vertical != .absent else { return }
    isText = false
    isApproximate = false
    hasUnknownContent = false
  }

  /// No content.
  static let none = ContentSize()
}

extension PlaceholderExtent {
  /// The declared extent: the inner value is `nil` if there is no intrinsic extent, the outer if
  /// nothing is declared.
  fileprivate var extent: Double?? {
    switch self {
    case .absent: nil
    case .none: .some(nil)
    case .length(let length): .some(length)
    }
  }
}
