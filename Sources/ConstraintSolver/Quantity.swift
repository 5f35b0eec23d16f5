/// The state of a column or row of the simplex.
struct Quantity: BitwiseCopyable {
  enum Status: UInt8, BitwiseCopyable {
    /// It depends on others; `place` is the cell it is in.
    case basic
    /// It stands at the kink `place`.
    case atKink
    /// It stands at a value of no importance, in the cell `place`.
    case loose
  }

  /// Its value.
  var value: Double
  /// The size of the numbers that `value` was made of.
  var gross: Double
  /// The kink or cell, counted from the quantity's first.
  var place: Int32
  /// What decides `value`.
  var status: Status
}
