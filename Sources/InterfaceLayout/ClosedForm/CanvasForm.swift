import ConstraintSolver

/// A number as a function of the canvas: a constant and a multiple of each side.
package struct CanvasForm: Hashable, Sendable {
  /// The value for an empty canvas, in points.
  package var constant: Double
  /// The coefficient of the canvas's width.
  package var width: Double
  /// The coefficient of the canvas's height.
  package var height: Double

  package init(constant: Double, width: Double, height: Double) {
    self.constant = constant
    self.width = width
    self.height = height
  }

  /// Creates a form without the rounding residues of sums, which are invisible even on a large
  /// canvas.
  init(_ form: AffineForm) {
    func clean(_ number: Double) -> Double { (number * 1e12).rounded() / 1e12 + 0 }
    self.init(constant: clean(form.constant), width: clean(form[0]), height: clean(form[1]))
  }

  /// Returns the value for a canvas size.
  package func value(width: Double, height: Double) -> Double {
    constant + self.width * width + self.height * height
  }
}
