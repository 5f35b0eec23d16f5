import InterfaceLayout
import InterfaceTraits

/// A position as a function of the scene's size, from its values at some sizes.
///
/// The values are rounded to pixels, so the function is found only up to a pixel; it is used where
/// it reproduces all of them.
struct EdgeFit {
  /// The sizes of the scene.
  let sizes: [LayoutSize]
  /// The number of pixels per point.
  let scale: Double
  /// The sizes between which only the width, or only the height, differs most.
  private let widthEnds: (Int, Int)?
  private let heightEnds: (Int, Int)?

  /// The denominators of factors that layouts have, such as those of a quarter and a tenth.
  private static let denominators = 1...12.0

  init(_ sizes: [LayoutSize], scale: Double) {
    self.sizes = sizes
    self.scale = scale
    func ends(_ varied: (LayoutSize) -> Double, _ same: (LayoutSize) -> Double) -> (Int, Int)? {
      let row = sizes.indices.filter { same(sizes[$0]) == same(sizes[0]) }
      guard let first = row.min(by: { varied(sizes[$0]) < varied(sizes[$1]) }),
        let last = row.max(by: { varied(sizes[$0]) < varied(sizes[$1]) }),
        varied(sizes[first]) < varied(sizes[last])
      else { return nil }
      return (first, last)
    }
    widthEnds = sizes.isEmpty ? nil : ends(\.width, \.height)
    heightEnds = sizes.isEmpty ? nil : ends(\.height, \.width)
  }

  /// Returns the function with these values at the sizes, or `nil` if there is none.
  func form(_ values: [Double]) -> CanvasForm? {
    let width = factor(values, widthEnds, \.width)
    let height = factor(values, heightEnds, \.height)
    let rests = zip(values, sizes).map { $0 - width * $1.width - height * $1.height }
    guard let least = rests.min(), let most = rests.max() else { return nil }
    let half = 0.5 / scale
    guard most - least < 2 * half + 1e-6 else { return nil }
    var constant = least
    if most - least > 1e-6 {
      // Any constant in this range rounds to the values.
      let (low, high) = (most - half, least + half)
      let pixel = (high * 2 * scale).rounded(.down) / (2 * scale)
      constant = pixel > low ? pixel : (low + high) / 2
    }
    return CanvasForm(constant: constant, width: width, height: height)
  }

  /// Returns the factor of a side between two sizes: the simplest fraction that agrees with the
  /// values up to a pixel.
  private func factor(
    _ values: [Double], _ ends: (Int, Int)?, _ side: (LayoutSize) -> Double
  ) -> Double {
    guard let (first, last) = ends else { return 0 }
    let length = side(sizes[last]) - side(sizes[first])
    let factor = (values[last] - values[first]) / length
    let tolerance = 1 / (scale * length)
    for denominator in stride(
      from: Self.denominators.lowerBound, through: Self.denominators.upperBound, by: 1)
    {
      let simple = (factor * denominator).rounded() / denominator
      if abs(simple - factor) <= tolerance + 1e-9 { return simple }
    }
    return factor
  }
}
