import InterfaceTraits
import PlatformFacts

/// A rectangle of windows with the same size classes and standard margins, both ends included.
struct ResizeBox: Hashable {
  let least: LayoutSize
  let most: LayoutSize

  /// The smallest box that is divided, in points.
  private static let leastSide = 40.0

  /// Returns the boxes that a range consists of: one for each combination of size classes and
  /// standard margins.
  static func all(in range: ResizeRange) -> [ResizeBox] {
    func parts(from least: Double, to most: Double, _ borders: [Double]) -> [(Double, Double)] {
      let inner = borders.filter { $0 > least && $0 <= most }.sorted()
      return zip([least] + inner, inner.map { $0 - 1 } + [most]).map { ($0, $1) }
    }
    let borders = ResizeQuadrant.sizeClasses
    let metrics = PlatformMetrics.uiKit()
    // A table is narrow up to this width, and wide from the other one on.
    let margins = [metrics.cells.narrowWidth + 1, metrics.margins.wideRootWidth]
    let widths = parts(
      from: range.least.width, to: range.most.width,
      Set(borders.filter(\.isWidth).map(\.least) + margins).sorted())
    let heights = parts(
      from: range.least.height, to: range.most.height,
      borders.filter { !$0.isWidth }.map(\.least))
    return widths.flatMap { width in
      heights.map { height in
        ResizeBox(
          least: LayoutSize(width: width.0, height: height.0),
          most: LayoutSize(width: width.1, height: height.1))
      }
    }
  }

  func contains(_ window: LayoutSize) -> Bool {
    (least.width...most.width).contains(window.width)
      && (least.height...most.height).contains(window.height)
  }

  /// The windows from which functions of the size are found: corners, and the middles between them.
  var grid: [LayoutSize] { windows([0, 0.5, 1]) }

  /// The windows at which these functions are verified.
  var proofs: [LayoutSize] { windows([0.13, 0.37, 0.61, 0.89]) }

  /// The halves along the longer side; empty if the box is too small to divide.
  var halves: [ResizeBox] {
    let (width, height) = (most.width - least.width, most.height - least.height)
    if width >= height, width >= Self.leastSide {
      let middle = (least.width + width / 2).rounded(.down)
      return [
        ResizeBox(least: least, most: LayoutSize(width: middle, height: most.height)),
        ResizeBox(least: LayoutSize(width: middle + 1, height: least.height), most: most),
      ]
    }
    guard height >= Self.leastSide else { return [] }
    let middle = (least.height + height / 2).rounded(.down)
    return [
      ResizeBox(least: least, most: LayoutSize(width: most.width, height: middle)),
      ResizeBox(least: LayoutSize(width: least.width, height: middle + 1), most: most),
    ]
  }

  /// Returns the windows at these shares of both sides, each once.
  private func windows(_ shares: [Double]) -> [LayoutSize] {
    var windows: [LayoutSize] = []
    for x in shares {
      for y in shares {
        let window = LayoutSize(
          width: (least.width + x * (most.width - least.width)).rounded(.down),
          height: (least.height + y * (most.height - least.height)).rounded(.down))
        if !windows.contains(window) { windows.append(window) }
      }
    }
    return windows
  }
}
