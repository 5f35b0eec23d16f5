/// A builder that collects the values and guards of a plan, in reused memory.
struct PlanBuilder: ~Copyable {
  /// The parameters on which anything may depend, as lanes of `AffineForm`.
  private(set) var lanes = Buffer<Int32>()
  /// The change of each variable with the parameters, two at a time: all variables for the first
  /// two parameters, then all for the next.
  private(set) var changes = Buffer<SIMD2<Double>>()
  /// The guards at the plan's own parameters.
  private(set) var guards = Buffer<Double>()
  /// The change of each guard, in the order of `passCount`.
  private var guardChanges = Buffer<SIMD2<Double>>()
  /// The change of the form that is judged next.
  private(set) var change = Buffer<SIMD2<Double>>()
  /// Whether the parameters must not change.
  private(set) var isStill = false
  private var variableCount = 0
  /// The variables that are written next.
  private(set) var variables = Buffer<Int32>()
  /// The parameters on which the variables depend.
  private(set) var variableKinds = ParameterDependence()
  /// The parameters on which the guards depend.
  private(set) var guardKinds = ParameterDependence()

  /// The number of passes over the parameters, two at a time.
  var passCount: Int { (lanes.count + 1) / 2 }

  /// Begins another plan.
  mutating func begin(_ problem: Problem) {
    lanes.removeAll()
    changes.removeAll()
    guards.removeAll()
    guardChanges.removeAll()
    isStill = false
    var bits = 0
    for index in 0..<problem.affineConstants.count {
      let form = problem.affineConstants[index]
      for lane in 1...Parameters.count where form.lanes[lane] != 0 { bits |= 1 << lane }
    }
    for lane in 1...Parameters.count where bits & (1 << lane) != 0 { lanes.append(Int32(lane)) }
    change.resize(to: passCount)
  }

  /// Returns the lanes of the parameters of a pass; 0 for a missing parameter.
  func lanes(ofPass pass: Int) -> (Int, Int) {
    (Int(lanes[2 * pass]), 2 * pass + 1 < lanes.count ? Int(lanes[2 * pass + 1]) : 0)
  }

  /// Appends the changes of all variables with the parameters of the next pass.
  mutating func addChanges(_ sensitivities: inout Sensitivities, _ problem: Problem) {
    sensitivities.writeChanges(to: changes.reserved(for: problem.variableCount))
    changes.commit(problem.variableCount)
  }

  /// Computes the change of a constraint's left side, and returns whether it is nonzero, up to
  /// rounding.
  @inline(__always)
  mutating func judge(_ row: ConstraintRow, _ problem: Problem) -> Bool {
    let change = change.span
    if row.termCount == 1, row.affine.isNone, change.count == 1 {
      // Most inequalities keep a size from being negative.
      let term = problem.terms[row.firstTerm]
      change[0] = term.coefficient * changes[term.variable.index]
      return Self.isNonzero(change[0])
    }
    var isChanged = false
    for pass in 0..<change.count {
      var sum = SIMD2<Double>.zero
      if !row.affine.isNone { sum = problem.sensitivity(of: row, to: lanes(ofPass: pass)) }
      let known = self.changes.span.part(
        from: pass &* problem.variableCount, count: problem.variableCount)
      for term in problem.terms(of: row) {
        sum += term.coefficient * known[term.variable.index]
      }
      change[pass] = sum
      isChanged = isChanged || Self.isNonzero(sum)
    }
    return isChanged
  }

  /// Requires that the form last judged, whose current value is `value`, is at least zero when
  /// multiplied by `sign`, up to rounding in numbers of the given magnitude.
  mutating func require(_ value: Double, sign: Double, magnitude: Double) {
    guards.append(sign * value + 1e-9 * magnitude)
    for pass in 0..<passCount { guardChanges.append(sign * change[pass]) }
  }

  /// Requires that a form is at least zero, as it is at the given parameters.
  mutating func require(_ form: AffineForm, at parameters: Parameters) {
    for pass in 0..<passCount {
      let part = form.coefficients(at: lanes(ofPass: pass))
      change[pass] = part
    }
    if !isConstant() { require(form.evaluate(at: parameters), sign: 1, magnitude: 0) }
  }

  /// Requires that the form last judged keeps its sign.
  mutating func keepSign(_ value: Double, magnitude: Double) {
    if abs(value) > 1e-9 * magnitude {
      require(value, sign: value < 0 ? -1 : 1, magnitude: magnitude)
    } else {
      keepZero(value, magnitude: magnitude)
    }
  }

  /// Requires that the form last judged remains zero.
  mutating func keepZero(_ value: Double, magnitude: Double) {
    require(value, sign: 1, magnitude: magnitude)
    require(value, sign: -1, magnitude: magnitude)
  }

  /// Requires that the parameters do not change.
  mutating func holdStill() {
    isStill = true
  }

  /// Returns whether the form whose change is `change` is independent of the parameters, up to
  /// rounding.
  @inline(__always)
  private mutating func isConstant() -> Bool {
    for pass in 0..<passCount where Self.isNonzero(change[pass]) { return false }
    return true
  }

  /// Returns whether a change is nonzero, up to rounding.
  @inline(__always)
  private static func isNonzero(_ change: SIMD2<Double>) -> Bool {
    abs(change[0]) > 1e-11 || abs(change[1]) > 1e-11
  }

  /// Returns the number of variables that depend on one of the parameters alone.
  mutating func moveCount(ofParameter parameter: Int) -> Int {
    variableKinds.count(ofParameter: parameter)
  }

  /// Sets `variables` to those that depend on one of the parameters alone.
  mutating func collectVariables(movingWith parameter: Int) {
    variableKinds.collect(1 << ParameterDependence.Mask(parameter), in: &variables)
  }

  /// Determines the parameters on which each variable and each guard depends.
  mutating func classify(variableCount: Int) {
    variableKinds.begin(variableCount, parameters: lanes.count)
    guardKinds.begin(guards.count, parameters: lanes.count)
    for pass in 0..<passCount {
      for variable in 0..<variableCount {
        variableKinds.note(variable, changes[pass * variableCount + variable], pass)
      }
      for index in 0..<guards.count {
        guardKinds.note(index, guardChanges[index * passCount + pass], pass)
      }
    }
    variableKinds.finish()
    guardKinds.finish()
    self.variableCount = variableCount
  }

  /// Returns the change of a variable with one of the parameters.
  func change(ofVariable variable: Int, _ parameter: Int) -> Double {
    changes[(parameter / 2) * variableCount + variable][parameter & 1]
  }

  /// Returns the change of a guard with one of the parameters.
  func change(ofGuard index: Int, _ parameter: Int) -> Double {
    guardChanges[index * passCount + parameter / 2][parameter & 1]
  }
}
