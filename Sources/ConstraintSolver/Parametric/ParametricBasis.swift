/// The optimal bases of components as functions of the constants of constraints, and the comparisons
/// on which they depend.
///
/// While a basis stays optimal, its variables are linear in the constants (T. Gal, Postoptimal
/// Analyses, Parametric Programming, and Related Topics, 2nd ed., de Gruyter 1995).
struct ParametricBasis: ~Copyable {
  /// A part of a root's value: the constant of an active constraint, in terms of roots, times a factor.
  struct Share: BitwiseCopyable {
    /// The factor of the constraint's constant.
    var factor: Double
    /// The root.
    var root: Int32
    /// The constraint.
    var constraint: Int32
  }

  /// A comparison on which the optimum depends: the left side of a constraint, times `sign`, is at
  /// least zero.
  struct Guard: BitwiseCopyable {
    /// The constraint.
    var constraint: Int32
    /// 1 or -1, or 0 if the left side must remain zero.
    var sign: Int32
  }

  /// The parts of all roots, root by root.
  private(set) var shares = Buffer<Share>()
  private(set) var guards = Buffer<Guard>()

  /// Removes all bases.
  mutating func removeAll() {
    shares.removeAll()
    guards.removeAll()
  }

  /// Records how the roots of the component just solved depend on the constraints at whose
  /// breakpoints variables are, and on which side of every other breakpoint they are.
  mutating func record(
    _ simplex: inout PiecewiseLinearSimplex, roots: UncheckedSpan<Int32>, firstRoot: Int
  ) {
    let columns = simplex.program.columnCount
    for column in 0..<columns {
      let variable = Int(simplex.tableau.nonbasic[column])
      if variable < columns {
        addShare(&simplex, column, factor: 1, root: roots[firstRoot + variable])
      }
    }
    for row in 0..<simplex.program.rowCount {
      let variable = Int(simplex.tableau.basic[row])
      if variable >= columns { continue }
      for column in 0..<columns {
        let entry = simplex.tableau.entry(row, column)
        if entry != 0 {
          addShare(&simplex, column, factor: entry, root: roots[firstRoot + variable])
        }
      }
    }
    addGuards(&simplex)
  }

  /// Adds the value of a nonbasic variable to the parts of a root.
  private mutating func addShare(
    _ simplex: inout PiecewiseLinearSimplex, _ column: Int, factor: Double, root: Int32
  ) {
    let variable = Int(simplex.tableau.nonbasic[column])
    let state = simplex.tableau.states[variable]
    // An undetermined value does not depend on the parameters.
    if state.status != .atBreakpoint { return }
    let breakpoint = simplex.program.breakpoint(state.piece, of: variable)
    shares.append(
      Share(
        factor: -factor / breakpoint.rowScale, root: root, constraint: breakpoint.constraint))
  }

  /// Records the side of every relevant breakpoint on which the variables are.
  private mutating func addGuards(_ simplex: inout PiecewiseLinearSimplex) {
    let levels = OptimalFace.levelsUntilUnique(&simplex) ?? simplex.program.levelCount
    for variable in 0..<simplex.program.variableCount {
      let state = simplex.tableau.states[variable]
      for index in 0..<simplex.program.breakpointCount(of: variable) {
        let breakpoint = simplex.program.breakpoint(index, of: variable)
        if Int(breakpoint.level) >= levels { continue }
        if state.status == .atBreakpoint, index == state.piece { continue }
        var sign: Int32 = index < state.piece ? 1 : -1
        if breakpoint.rowScale < 0 { sign = -sign }
        if breakpoint.level == 0, simplex.program.hasRequired, breakpoint.relation == .equal {
          sign = 0
        }
        guards.append(Guard(constraint: breakpoint.constraint, sign: sign))
      }
    }
  }
}
