/// The state of a variable in the simplex method.
struct VariableState: BitwiseCopyable {
  enum Status: UInt8, BitwiseCopyable {
    /// The variable depends on the nonbasic variables.
    case basic
    /// The variable is nonbasic and at a breakpoint.
    case atBreakpoint
    /// The variable is nonbasic and between breakpoints, where nothing makes it move ("superbasic"
    /// in the terms of Murtagh and Saunders).
    case superbasic
  }

  /// Its value.
  var value: Double
  /// The magnitude of the numbers from which `value` was computed.
  var magnitude: Double
  /// The linear piece of its cost that contains the value, counted from the leftmost; at a
  /// breakpoint, the piece to the left, which has the breakpoint's number.
  var piece: Int32
  /// The status, which determines `value`.
  var status: Status
}
