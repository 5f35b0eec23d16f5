/// Collects the values and guards of a plan.
struct PlanBuilder {
  private let parameters: Parameters
  private var values: [SIMD8<Double>] = []
  private var guards: [SIMD8<Double>] = []
  private var isStill = false

  init(parameters: Parameters, variableCount: Int) {
    self.parameters = parameters
    values.reserveCapacity(variableCount)
  }

  /// Adds the value of the next variable.
  mutating func addValue(_ form: SIMD8<Double>) {
    values.append(form)
  }

  /// Requires a form to be at least zero, but for rounding in numbers of the given size.
  mutating func require(_ form: SIMD8<Double>, size: Double) {
    if isConstant(form, size) { return }
    var eased = form
    eased[0] += 1e-9 * size
    guards.append(eased)
  }

  /// Requires a form to stay on the side of zero on which it is.
  mutating func keepSign(of form: SIMD8<Double>, size: Double) {
    if isConstant(form, size) { return }
    let value = (form * parameters.lanes).sum()
    if value > 1e-9 * size {
      require(form, size: size)
    } else if value < -1e-9 * size {
      require(SIMD8<Double>.zero - form, size: size)
    } else {
      keepZero(form, size: size)
    }
  }

  /// Requires a form to stay zero.
  mutating func keepZero(_ form: SIMD8<Double>, size: Double) {
    if isConstant(form, size) { return }
    require(form, size: size)
    require(SIMD8<Double>.zero - form, size: size)
  }

  /// Requires the parameters to stay as they are.
  mutating func holdStill() {
    isStill = true
  }

  /// Whether the parameters do not matter for a form, but for rounding.
  private func isConstant(_ form: SIMD8<Double>, _ size: Double) -> Bool {
    for lane in 1...Parameters.count where abs(form[lane]) > 1e-11 {
      return false
    }
    return true
  }

  /// The plan.
  func finish() -> ReplayPlan {
    ReplayPlan(values: values, guards: guards, parameters: parameters, isStill: isStill)
  }
}
