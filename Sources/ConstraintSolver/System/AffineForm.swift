/// A number that depends linearly on the `Parameters`: a constant and one coefficient for each.
public struct AffineForm: Hashable, Sendable, BitwiseCopyable {
  /// The constant, followed by the seven coefficients.
  @usableFromInline
  var lanes: SIMD8<Double>

  /// Creates a form that is `constant` for all parameters.
  @inlinable
  public init(_ constant: Double = 0) {
    lanes = .zero
    lanes[0] = constant
  }

  /// Returns the form that equals the parameter at `index`, 0 to 6.
  @inlinable
  public static func parameter(_ index: Int) -> AffineForm {
    var form = AffineForm()
    form.lanes[index + 1] = 1
    return form
  }

  @inlinable
  init(lanes: SIMD8<Double>) {
    self.lanes = lanes
  }

  /// The value if every parameter is zero.
  @inlinable
  public var constant: Double {
    get { lanes[0] }
    set { lanes[0] = newValue }
  }

  /// Accesses the coefficient of the parameter at `index`, 0 to 6.
  @inlinable
  public subscript(index: Int) -> Double {
    get { lanes[index + 1] }
    set { lanes[index + 1] = newValue }
  }

  /// A Boolean value that indicates whether the form is independent of the parameters.
  @inlinable
  public var isConstant: Bool {
    var slopes = lanes
    slopes[0] = 0
    return slopes == .zero
  }

  /// Returns the value at the given parameters.
  @inlinable
  public func evaluate(at parameters: Parameters) -> Double {
    (lanes * parameters.lanes).sum()
  }

  /// Returns the coefficients at two lanes; lane 0 means no parameter.
  @inline(__always)
  func coefficients(at lanes: (Int, Int)) -> SIMD2<Double> {
    SIMD2(lanes.0 == 0 ? 0 : self.lanes[lanes.0], lanes.1 == 0 ? 0 : self.lanes[lanes.1])
  }

  /// A Boolean value that indicates whether the constant and every coefficient are finite.
  var isFinite: Bool {
    (lanes - lanes) == .zero
  }
}

extension AffineForm: AdditiveArithmetic {
  /// The form that is zero everywhere.
  @inlinable
  public static var zero: AffineForm { AffineForm() }

  /// Returns the sum of two forms.
  @inlinable
  public static func + (lhs: AffineForm, rhs: AffineForm) -> AffineForm {
    AffineForm(lanes: lhs.lanes + rhs.lanes)
  }

  /// Returns the difference of two forms.
  @inlinable
  public static func - (lhs: AffineForm, rhs: AffineForm) -> AffineForm {
    AffineForm(lanes: lhs.lanes - rhs.lanes)
  }

  /// Returns the negation of a form.
  @inlinable
  public static prefix func - (form: AffineForm) -> AffineForm {
    AffineForm(lanes: SIMD8<Double>.zero - form.lanes)
  }

  /// Returns the product of a form and a number.
  @inlinable
  public static func * (lhs: AffineForm, rhs: Double) -> AffineForm {
    AffineForm(lanes: lhs.lanes * rhs)
  }

  /// Returns the product of a number and a form.
  @inlinable
  public static func * (lhs: Double, rhs: AffineForm) -> AffineForm {
    AffineForm(lanes: rhs.lanes * lhs)
  }
}

extension AffineForm: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a constant form.
  @inlinable
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Creates a constant form.
  @inlinable
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
