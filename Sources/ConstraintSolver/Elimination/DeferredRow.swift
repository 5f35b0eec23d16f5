/// A row over three or more roots, which waits until it has fewer.
struct DeferredRow: BitwiseCopyable {
  /// The constraint.
  var constraint: Int32
  /// Counts how often it was queued; the complement of that, a negative number, once it is used up.
  var generation: Int32
}
