/// A required constraint over several roots.
struct Waiter: BitwiseCopyable {
  /// The constraint.
  var constraint: Int32
  /// Counts its re-registrations; -1 once it has been used up.
  var generation: Int32
}
