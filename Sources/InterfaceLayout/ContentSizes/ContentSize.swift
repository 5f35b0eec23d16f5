import InterfaceResolution
import InterfaceTraits

/// Where the baselines of a view's text are, in points of its alignment rectangle (docs/auto-layout.md, 'Constraints: Baselines').
enum Baselines: Hashable {
  /// The first as far below the top and the last as far above the bottom, however high the view is: labels, with
  /// text or without.
  ///
  /// Against a text in the middle of a label that is higher or lower than it 23 views of 7 projects agree only
  /// with this, 8 views of 4 projects only without.
  case fromEdges(first: Double, last: Double)
  /// One line in the middle, as far below the vertical centre: controls.
  case belowCenter(Double)

  /// How far the first baseline is below the top of a view of the given height.
  func first(height: Double) -> Double {
    switch self {
    case .fromEdges(let first, _): first
    case .belowCenter(let distance): height / 2 + distance
    }
  }
}

/// How large a view's content is by itself.
struct ContentSize: Hashable {
  /// Points of the alignment rectangle; nil when the content has no width of its own.
  var width: Double?
  /// Points of the alignment rectangle; nil when the content has no height of its own.
  var height: Double?
  /// Where the baselines are; nil for other views than labels, buttons and text fields, whose baselines are the top and
  /// the bottom.
  var baselines: Baselines?
  /// Whether the size rests on an approximation.
  var isApproximate = false

  /// Whether the size is a text's or of a control around a text.
  var isText = false
  /// Whether nobody knows the content: an image that is not at hand, or a button that code fills.
  var hasUnknownContent = false

  /// Whether there is nothing to show, so that a stack view on the canvas takes a stand-in.
  ///
  /// A plain view, an image view without image, a label of one line without text; subviews do not count.
  var showsNothing = false

  /// How far an extent may be off, in points.
  ///
  /// Of the labels on public documents that the system font's tables measure, 90 % are within half a point
  /// and nearly all within one (docs/text.md); sizes that rest on approximations are taken to be off by up
  /// to a tenth, which is a guess.
  func uncertainty(along axis: LayoutAxis) -> Double {
    guard let extent = axis == .horizontal ? width : height else { return 0 }
    if hasUnknownContent { return .infinity }
    if isApproximate { return max(1, extent / 10) }
    return isText ? 1 : 0
  }

  /// Makes a text larger, or smaller, by a part of what its size may be off.
  mutating func grow(by part: Double) {
    guard isText, !hasUnknownContent else { return }
    width = width.map { max(0, $0 + part * uncertainty(along: .horizontal)) }
    height = height.map { max(0, $0 + part * uncertainty(along: .vertical)) }
  }

  /// The content if what is not known of it were larger, or smaller.
  ///
  /// - Parameters:
  ///   - part: By which part of what it may be off it is larger.
  ///   - isOwn: Whether a class of the app shows it, in fonts and with insets of its own.
  /// - Returns: The content; twice as large, or nothing, where nobody knows it.
  func varied(by part: Double, isOwn: Bool) -> ContentSize {
    var result = self
    result.isApproximate = isApproximate || isOwn && (isText || isApproximate)
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

  /// Takes the extents that were measured where they differ from these by more than they may be off.
  ///
  /// - Parameters:
  ///   - size: The measured size.
  ///   - leastHeight: A difference of heights below this is none, in points; nil is what the measured one may
  ///     be off.
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

  /// Takes the sides that a configuration states: they are what code returns.
  mutating func take(_ stated: AxisPair<PlaceholderExtent>) {
    if stated.horizontal == .absent, stated.vertical == .absent { return }
    if let known = stated.horizontal.extent { width = known }
    if let known = stated.vertical.extent { height = known }
    showsNothing = false
    guard stated.horizontal != .absent, stated.vertical != .absent else { return }
    isText = false
    isApproximate = false
    hasUnknownContent = false
  }

  /// No content.
  static let none = ContentSize()
}

extension PlaceholderExtent {
  /// The extent that is said, nil within for none; nil when nothing is said.
  fileprivate var extent: Double?? {
    switch self {
    case .absent: nil
    case .none: .some(nil)
    case .length(let length): .some(length)
    }
  }
}
