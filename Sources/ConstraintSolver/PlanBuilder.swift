/// Collects the values and guards of a plan, in memory that is reused.
struct PlanBuilder: ~Copyable {
  /// The parameters of the plan on which anything may depend.
  private(set) var used = Buffer<Int32>()
  /// How each variable changes with the parameters, two at a time: all variables for the first two,
  /// then all for the next.
  private(set) var slopes = Buffer<SIMD2<Double>>()
  /// The guards at the plan's own parameters.
  private(set) var guards = Buffer<Double>()
  /// How each guard changes, in the order of `passCount`.
  private(set) var guardSlopes = Buffer<SIMD2<Double>>()
  /// How a form changes that is about to be judged.
  var slope = Buffer<SIMD2<Double>>()
  private(set) var isStill = false
  private var variableCount = 0
  /// On which parameters the variables depend.
  private(set) var moveKinds = PlaceKinds()
  /// On which parameters the guards depend.
  private(set) var guardKinds = PlaceKinds()

  /// How many times two parameters there are.
  var passCount: Int { (used.count + 1) / 2 }

  /// Begins another plan.
  mutating func begin(_ problem: Problem) {
    used.count = 0
    slopes.count = 0
    guards.count = 0
    guardSlopes.count = 0
    isStill = false
    var bits = 0
    for form in problem.affineConstants {
      for lane in 1...Parameters.count where form.lanes[lane] != 0 { bits |= 1 << lane }
    }
    for lane in 1...Parameters.count where bits & (1 << lane) != 0 { used.append(Int32(lane)) }
    slope.reserve(passCount)
    slope.count = passCount
  }

  /// The lanes of the parameters of a pass; 0 where there is none.
  mutating func lanes(_ pass: Int) -> (Int, Int) {
    (Int(used[2 * pass]), 2 * pass + 1 < used.count ? Int(used[2 * pass + 1]) : 0)
  }

  /// Adds how the next variable changes.
  @inline(__always)
  mutating func addSlope(_ slope: SIMD2<Double>) {
    slopes.append(slope)
  }

  /// Requires the form of which `slope` is the change, and that is `value` now, to be at least zero
  /// when multiplied by `sign`, but for rounding in numbers of the given size.
  mutating func require(_ value: Double, sign: Double, size: Double) {
    guards.append(sign * value + 1e-9 * size)
    for pass in 0..<passCount { guardSlopes.append(sign * slope[pass]) }
  }

  /// Requires a form to be at least zero, which it is at the given parameters.
  mutating func require(_ form: AffineForm, at parameters: Parameters) {
    for pass in 0..<passCount {
      let change = form.slopes(at: lanes(pass))
      slope[pass] = change
    }
    if !isConstant() { require(form.evaluate(at: parameters), sign: 1, size: 0) }
  }

  /// Requires the form to stay on the side of zero on which it is.
  mutating func keepSign(_ value: Double, size: Double) {
    if abs(value) > 1e-9 * size {
      require(value, sign: value < 0 ? -1 : 1, size: size)
    } else {
      keepZero(value, size: size)
    }
  }

  /// Requires the form to stay zero.
  mutating func keepZero(_ value: Double, size: Double) {
    require(value, sign: 1, size: size)
    require(value, sign: -1, size: size)
  }

  /// Requires the parameters to stay as they are.
  mutating func holdStill() {
    isStill = true
  }

  /// Whether the parameters do not matter for the form of which `slope` is the change, but for
  /// rounding.
  @inline(__always)
  mutating func isConstant() -> Bool {
    for pass in 0..<passCount {
      let one = slope[pass]
      if abs(one[0]) > 1e-11 || abs(one[1]) > 1e-11 { return false }
    }
    return true
  }

  /// Finds out on which parameters each variable and each guard depends.
  mutating func classify(variableCount: Int) {
    moveKinds.begin(variableCount, places: used.count)
    guardKinds.begin(guards.count, places: used.count)
    for pass in 0..<passCount {
      for variable in 0..<variableCount {
        moveKinds.note(variable, slopes[pass * variableCount + variable], pass)
      }
      for index in 0..<guards.count {
        guardKinds.note(index, guardSlopes[index * passCount + pass], pass)
      }
    }
    moveKinds.finish()
    guardKinds.finish()
    self.variableCount = variableCount
  }

  /// How a variable changes with the parameter at a place.
  mutating func slope(ofVariable variable: Int, _ place: Int) -> Double {
    slopes[(place / 2) * variableCount + variable][place & 1]
  }

  /// How a guard changes with the parameter at a place.
  mutating func slope(ofGuard index: Int, _ place: Int) -> Double {
    guardSlopes[index * passCount + place / 2][place & 1]
  }
}
