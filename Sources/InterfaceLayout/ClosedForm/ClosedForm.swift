package import ConstraintSolver
package import InterfaceResolution
package import InterfaceTraits

/// A layout as a function of the canvas: a runtime can lay out at another size without a solver.
///
/// Parameter 0 is the canvas's width, parameter 1 its height, in points; everything else (bars, margins
/// by size class, texts) is as in the configuration that the layout was made for.
package struct ClosedForm: Hashable, Sendable {
  /// A frame before rounding to pixels, in the superview's coordinates, in points.
  package struct Frame: Hashable, Sendable {
    package var x: AffineForm
    package var y: AffineForm
    package var width: AffineForm
    package var height: AffineForm
  }

  /// A form that must not be negative (or must be positive) for the frames to hold.
  package struct Condition: Hashable, Sendable {
    package var form: AffineForm
    /// Whether zero is too little already.
    package var isStrict: Bool
    /// Whether a number of the platform is compared, so that zero is on this side whatever is open.
    var isExact = false

    /// Whether the condition holds at a canvas size, within a millionth of a point.
    func holds(width: Double, height: Double) -> Bool {
      let value = form.evaluate(at: Parameters([width, height]))
      return isStrict ? value > 0 : value >= -1e-6
    }
  }

  /// Canvas extents between which the frames hold, in points.
  package struct Range: Hashable, Sendable {
    package var least: Double
    /// Nil when nothing bounds it.
    package var most: Double?
    /// Whether the frames still hold at `most`.
    package var includesMost: Bool
  }

  /// The frame of each of the scene's views.
  package var frames: Table<ResolvedView, Frame>
  /// The views that are laid out by themselves, in whose coordinates those inside are rounded to pixels.
  package var roots: Set<ViewIndex>
  /// What must hold; the frames are those of the layout wherever all do.
  package var conditions: [Condition]
  /// The conditions without those that are there because something is open: within these another layout picks the same of
  /// several good solutions, which nothing but other layouts can prove.
  package var lesserConditions: [Condition]
  /// The widths at which all conditions hold when the height stays.
  package var widths: Range
  /// The heights at which all conditions hold when the width stays.
  package var heights: Range

  /// Whether the frames hold at a canvas size.
  package func holds(width: Double, height: Double) -> Bool {
    conditions.allSatisfy { $0.holds(width: width, height: height) }
  }
}

extension ClosedForm.Condition {
  /// Of conditions that look the same way, the one that implies the others; each with 1 or -1 as the
  /// larger of its coefficients.
  static func tightest(of conditions: [ClosedForm.Condition]) -> [ClosedForm.Condition] {
    var kept: [ClosedForm.Condition] = []
    var positions: [SIMD2<Double>: Int] = [:]
    for condition in conditions where !condition.form.isConstant {
      var condition = condition
      // What rounding leaves where coefficients cancel is none.
      for parameter in 0..<2 where abs(condition.form[parameter]) <= 1e-11 {
        condition.form[parameter] = 0
      }
      let size = max(abs(condition.form[0]), abs(condition.form[1]))
      if size == 0 { continue }
      condition.form = condition.form * (1 / size)
      let direction = SIMD2(condition.form[0], condition.form[1])
      guard let position = positions[direction] else {
        positions[direction] = kept.count
        kept.append(condition)
        continue
      }
      let known = kept[position]
      let isTighter =
        condition.form.constant < known.form.constant
        || (condition.form.constant == known.form.constant
          && (condition.isStrict || known.isExact && !condition.isExact && !known.isStrict))
      if isTighter { kept[position] = condition }
    }
    return kept
  }
}

extension ClosedForm.Range {
  /// The extents of one parameter, the other kept, at which all conditions hold.
  init(
    of parameter: Int, from value: Double, _ other: Double, _ conditions: [ClosedForm.Condition]
  ) {
    self.init(least: 0, most: nil, includesMost: true)
    for condition in conditions {
      let slope = condition.form[parameter]
      guard slope != 0 else { continue }
      let rest = condition.form.constant + condition.form[1 - parameter] * other
      let root = -rest / slope
      if slope > 0 {
        least = max(least, min(root, value))
      } else {
        let bound = max(root, value)
        if most.map({ bound < $0 }) ?? true {
          most = bound
          includesMost = !condition.isStrict
        }
      }
    }
  }
}
