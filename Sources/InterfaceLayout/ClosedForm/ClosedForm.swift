package import ConstraintSolver
package import InterfaceResolution
package import InterfaceTraits

/// A layout as a function of the canvas size, with which a runtime can lay out at other sizes
/// without a solver.
///
/// Parameter 0 is the canvas's width, parameter 1 its height, in points; everything else (bars,
/// margins by size class, texts) is as in the configuration of the layout.
package struct ClosedForm: Hashable, Sendable {
  /// A frame before rounding to pixels, in the superview's coordinates, in points.
  package struct Frame: Hashable, Sendable {
    package var x: AffineForm
    package var y: AffineForm
    package var width: AffineForm
    package var height: AffineForm
  }

  /// A form that must not be negative (or must be positive) for the frames to be valid.
  package struct Condition: Hashable, Sendable {
    package var form: AffineForm
    /// Whether zero violates the condition.
    package var isStrict: Bool
    /// Whether the comparison is with a number of the platform, so that zero is on this side even
    /// for ambiguous views.
    var isExact = false

    /// Returns whether the condition is satisfied at a canvas size, within a millionth of a point.
    func holds(width: Double, height: Double) -> Bool {
      let value = form.evaluate(at: Parameters([width, height]))
      return isStrict ? value > 0 : value >= -1e-6
    }
  }

  /// A range of canvas extents in which the frames are valid, in points.
  package struct Range: Hashable, Sendable {
    package var least: Double
    /// The upper bound, or `nil` if there is none.
    package var most: Double?
    /// Whether the frames are still valid at `most`.
    package var includesMost: Bool
  }

  /// The frame of each of the scene's views.
  package var frames: Table<ResolvedView, Frame>
  /// The layout roots, in whose coordinates the views inside are rounded to pixels.
  package var roots: Set<ViewIndex>
  /// The conditions of validity; the frames are those of the layout wherever all conditions are
  /// satisfied.
  package var conditions: [Condition]
  /// The conditions without those that ambiguous views require: within these, another layout picks
  /// the same of several equally good solutions, which only other layouts can prove.
  package var lesserConditions: [Condition]
  /// The widths at which all conditions are satisfied if the height does not change.
  package var widths: Range
  /// The heights at which all conditions are satisfied if the width does not change.
  package var heights: Range

  /// Returns whether the frames are valid at a canvas size.
  package func holds(width: Double, height: Double) -> Bool {
    conditions.allSatisfy { $0.holds(width: width, height: height) }
  }
}

extension ClosedForm.Condition {
  /// Returns, of conditions in the same direction, the one that implies the others, scaled so that
  /// the larger coefficient of each is 1 or -1.
  static func tightest(of conditions: [ClosedForm.Condition]) -> [ClosedForm.Condition] {
    var tightest: [ClosedForm.Condition] = []
    var positions: [SIMD2<Double>: Int] = [:]
    for condition in conditions where !condition.form.isConstant {
      var condition = condition
      // A rounding residue of cancelled coefficients counts as zero.
      for parameter in 0..<2 where abs(condition.form[parameter]) <= 1e-11 {
        condition.form[parameter] = 0
      }
      let size = max(abs(condition.form[0]), abs(condition.form[1]))
      if size == 0 { continue }
      condition.form = condition.form * (1 / size)
      let direction = SIMD2(condition.form[0], condition.form[1])
      guard let position = positions[direction] else {
        positions[direction] = tightest.count
        tightest.append(condition)
        continue
      }
      let previous = tightest[position]
      let isTighter =
        condition.form.constant < previous.form.constant
        || (condition.form.constant == previous.form.constant
          && (condition.isStrict || previous.isExact && !condition.isExact && !previous.isStrict))
      if isTighter { tightest[position] = condition }
    }
    return tightest
  }
}

extension ClosedForm.Range {
  /// Creates the range of one parameter in which all conditions are satisfied, with the other
  /// parameter fixed.
  init(
    of parameter: Int, from value: Double, _ other: Double, _ conditions: [ClosedForm.Condition]
  ) {
    self.init(least: 0, most: nil, includesMost: true)
    for condition in conditions {
      let slope = condition.form[parameter]
      guard slope != 0 else { continue }
      let remainder = condition.form.constant + condition.form[1 - parameter] * other
      let root = -remainder / slope
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
