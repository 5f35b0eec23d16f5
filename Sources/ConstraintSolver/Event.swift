/// One step of the proof: a constraint that took a variable out of the unknowns.
struct Event: BitwiseCopyable, Sendable {
  /// The constraint that holds with equality from here on.
  var constraint: Int32
  /// The variable that it determines, in terms of those that remain.
  var pivot: Int32
}
