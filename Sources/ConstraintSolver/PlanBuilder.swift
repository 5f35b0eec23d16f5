/// Collects the values and guards of a plan, in memory that is reused.
struct PlanBuilder: ~Copyable {
  private var parameters = Parameters()
  /// The value of each variable.
  private(set) var values = Buffer<SIMD8<Double>>()
  private var guards = Buffer<SIMD8<Double>>()
  private var isStill = false

  /// Begins another plan.
  mutating func begin(_ parameters: Parameters) {
    self.parameters = parameters
    values.count = 0
    guards.count = 0
    isStill = false
  }

  /// Adds the value of the next variable.
  @inline(__always)
  mutating func addValue(_ form: SIMD8<Double>) {
    values.append(form)
  }

  /// Requires a form to be at least zero, but for rounding in numbers of the given size.
  mutating func require(_ form: SIMD8<Double>, size: Double) {
    if isConstant(form) { return }
    var eased = form
    eased[0] += 1e-9 * size
    guards.append(eased)
  }

  /// Requires a form to stay on the side of zero on which it is.
  mutating func keepSign(of form: SIMD8<Double>, size: Double) {
    if isConstant(form) { return }
    let value = (form * parameters.lanes).sum()
    if value > 1e-9 * size {
      require(form, size: size)
    } else if value < -1e-9 * size {
      require(-form, size: size)
    } else {
      keepZero(form, size: size)
    }
  }

  /// Requires a form to stay zero.
  mutating func keepZero(_ form: SIMD8<Double>, size: Double) {
    if isConstant(form) { return }
    require(form, size: size)
    require(-form, size: size)
  }

  /// Requires the parameters to stay as they are.
  mutating func holdStill() {
    isStill = true
  }

  /// Whether the parameters do not matter for a form, but for rounding.
  @inline(__always)
  func isConstant(_ form: SIMD8<Double>) -> Bool {
    var slopes = form
    slopes[0] = 0
    return (slopes * slopes).sum() <= 1e-22
  }

  /// The plan.
  mutating func finish() -> ReplayPlan {
    ReplayPlan(
      values: UnsafeBufferPointer(start: values.base, count: values.count),
      guards: UnsafeBufferPointer(start: guards.base, count: guards.count),
      parameters: parameters, isStill: isStill)
  }
}
