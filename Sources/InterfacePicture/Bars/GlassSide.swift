import InterfaceTraits
import PlatformFacts

/// The capsules at one side of a navigation bar, in the order from the edge of the bar inward.
struct GlassSide {
  private typealias Glass = BarAppearance.Glass

  /// A capsule with the frames of its items, by their indices.
  struct Capsule {
    var frame: LayoutRect
    var items: [(index: Int, frame: LayoutRect)]
  }

  /// The upper part of the bar, which contains the capsules.
  let row: LayoutRect
  /// Whether this is the right side.
  let isRight: Bool
  private(set) var capsules: [Capsule] = []
  /// The distance from the edge of the bar to the next capsule.
  private var next: Double
  private var pending: [(index: Int, width: Double)] = []

  /// Creates the empty side of a bar.
  init(_ row: LayoutRect, isRight: Bool, margin: Double) {
    self.row = row
    self.isRight = isRight
    next = margin
  }

  /// The x coordinate up to which a title may extend.
  var edge: Double { isRight ? row.maxX - next : row.x + next }

  /// Adds an item to the last capsule, or on a capsule of its own.
  mutating func add(_ index: Int, width: Double, isAlone: Bool) {
    if isAlone { closeCapsule() }
    pending.append((index, width))
    if isAlone { closeCapsule() }
  }

  /// Ends the last capsule.
  mutating func closeCapsule() {
    guard !pending.isEmpty else { return }
    var capsule = Capsule(
      frame: frame(width: GlassGroup.width(pending.map(\.width)), at: next), items: [])
    let spare = capsule.frame.width - pending.reduce(0) { $0 + $1.width }
    var start = next + spare / 2
    for (index, width) in pending {
      capsule.items.append((index, frame(width: width, at: start)))
      start += width
    }
    capsules.append(capsule)
    next += capsule.frame.width + Glass.gap
    pending = []
  }

  /// Leaves the space that a view takes.
  mutating func skip(_ view: LayoutRect) {
    closeCapsule()
    next = max(next, (isRight ? row.maxX - view.x : view.maxX - row.x) + Glass.gap)
  }

  private func frame(width: Double, at distance: Double) -> LayoutRect {
    LayoutRect(
      x: isRight ? row.maxX - distance - width : row.x + distance, y: row.y, width: width,
      height: row.height)
  }
}

/// The size of a capsule.
enum GlassGroup {
  /// Returns the width of a capsule with items of the given widths.
  static func width(_ items: [Double]) -> Double {
    typealias Glass = BarAppearance.Glass
    return max(items.reduce(0, +) + 2 * Glass.itemInset, Glass.itemHeight)
  }
}

extension Drawing {
  /// Draws a capsule of glass.
  ///
  /// - Parameters:
  ///   - frame: The frame of the capsule.
  ///   - palette: The system's colors.
  ///   - fill: The color of prominent glass, or `nil` for clear glass.
  mutating func glass(_ frame: LayoutRect, _ palette: SystemPalette, fill: RGBA? = nil) {
    let radius = frame.height / 2
    let shadow = BarAppearance.Glass.shadow
    for spread in shadow.spreads {
      rect(
        frame.grown(spread), radius: radius + spread, fill: .gray(0, alpha: shadow.alpha))
    }
    let glass = palette.glass
    rect(
      frame, radius: radius, fill: fill ?? glass.fill,
      stroke: .init(color: glass.line, width: BarAppearance.lineWidth))
  }
}
