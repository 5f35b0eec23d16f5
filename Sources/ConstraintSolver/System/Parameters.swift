/// The numbers on which the constants of a system may depend, such as the size of a canvas.
///
/// There are seven, and the solver gives them no meaning. Lane 0 of the storage is always 1, so that
/// an `AffineForm` is evaluated by one product.
public struct Parameters: Hashable, Sendable {
  /// The number 1, followed by the seven values.
  @usableFromInline
  var lanes: SIMD8<Double>

  /// The number of parameters.
  public static let count = 7

  /// Creates seven parameters that are zero.
  @inlinable
  public init() {
    lanes = .zero
    lanes[0] = 1
  }

  /// Creates parameters from their first values, with the others zero; at most seven are used.
  public init(_ values: [Double]) {
    self.init()
    for (index, value) in values.prefix(Parameters.count).enumerated() {
      lanes[index + 1] = value
    }
  }

  /// Accesses the value of the parameter at `index`, 0 to 6.
  @inlinable
  public subscript(index: Int) -> Double {
    get { lanes[index + 1] }
    set { lanes[index + 1] = newValue }
  }

  /// Calls `body` with the lanes: 1 and the seven values.
  @inline(__always)
  func withLanes<Result>(_ body: (UncheckedSpan<Double>) -> Result) -> Result {
    withUnsafePointer(to: lanes) {
      let first = UnsafeRawPointer($0).assumingMemoryBound(to: Double.self)
      return body(
        UncheckedSpan(reading: UnsafeBufferPointer(start: first, count: Parameters.count + 1)))
    }
  }

  /// A Boolean value that indicates whether every value is finite.
  var isFinite: Bool {
    (lanes - lanes) == .zero
  }
}
