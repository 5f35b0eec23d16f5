package import InterfaceTraits

/// The range of window sizes that a page lets the user choose from: whole points, both ends
/// included.
package struct ResizeRange: Hashable, Sendable {
  /// The smallest window, in points.
  package let least: LayoutSize
  /// The largest window, in points.
  package let most: LayoutSize
  /// The kind of device that shows the windows, or `nil` for none in particular.
  package let idiom: TraitCollection.Idiom?

  /// Creates a range, or returns `nil` if an end is not in whole points or the largest window is
  /// smaller than the smallest.
  ///
  /// - Parameters:
  ///   - least: The smallest window.
  ///   - most: The largest window.
  ///   - idiom: The kind of device that shows the windows, or `nil` for none in particular.
  package init?(least: LayoutSize, most: LayoutSize, idiom: TraitCollection.Idiom? = nil) {
    let sides = [least.width, least.height, most.width, most.height]
    guard sides.allSatisfy({ $0 == $0.rounded() && $0 >= 1 && $0 <= 10_000 }),
      least.width <= most.width, least.height <= most.height
    else { return nil }
    self.least = least
    self.most = most
    self.idiom = idiom
  }

  /// Returns the request for a window in the range.
  func request(_ size: LayoutSize) -> ConfigurationRequest {
    idiom.map { .window(size: size, idiom: $0) } ?? .window(size: size)
  }

  /// Returns sizes across the range, beginning with its ends and those of size classes.
  ///
  /// The result is the same for equal ranges.
  func sizes(_ count: Int) -> [LayoutSize] {
    func ends(from least: Double, to most: Double, around borders: [Double]) -> [Double] {
      let inner = borders.flatMap { [$0 - 1, $0] }.filter { $0 > least && $0 < most }
      return [least] + inner + [most]
    }
    var sizes: [LayoutSize] = []
    var distinct: Set<LayoutSize> = []
    func add(width: Double, height: Double) {
      let size = LayoutSize(width: width, height: height)
      if distinct.insert(size).inserted { sizes.append(size) }
    }
    let widths = ends(
      from: least.width, to: most.width,
      around: [ResizeQuadrant.wideWidth, ResizeQuadrant.regularWidth])
    let heights = ends(
      from: least.height, to: most.height, around: [ResizeQuadrant.regularHeight])
    for width in widths { for height in heights { add(width: width, height: height) } }
    for number in 1...max(1, count) {
      add(
        width: least.width
          + (Self.fraction(number, base: 2) * (most.width - least.width + 1)).rounded(.down),
        height: least.height
          + (Self.fraction(number, base: 3) * (most.height - least.height + 1)).rounded(.down))
    }
    return sizes
  }

  /// Returns a number of the van der Corput sequence, which fills the unit interval evenly.
  private static func fraction(_ number: Int, base: Int) -> Double {
    var rest = number
    var share = 1.0
    var sum = 0.0
    while rest > 0 {
      share /= Double(base)
      sum += share * Double(rest % base)
      rest /= base
    }
    return sum
  }
}
