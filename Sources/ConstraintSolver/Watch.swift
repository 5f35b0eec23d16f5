/// A waiting constraint's place in the list of one root that it watches.
struct Watch: BitwiseCopyable {
  /// The waiting constraint's position among those that wait.
  var waiter: Int32
  /// The waiter's generation when this was written; an older one is void.
  var generation: Int32
  /// The next in the same root's list, or -1.
  var next: Int32
}
