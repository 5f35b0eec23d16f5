/// A row over three or more roots, which is deferred until it has fewer.
struct DeferredRow: BitwiseCopyable {
  /// The constraint.
  var constraint: Int32
  /// The number of times that it was queued, or the complement of that, a negative number, once it
  /// has been applied.
  var generation: Int32
}
