/// A row over three or more roots, which waits until it has fewer.
struct DeferredRow: BitwiseCopyable {
  /// The constraint.
  var constraint: Int32
  /// Counts its re-registrations; -1 once it has been used up.
  var generation: Int32
}
