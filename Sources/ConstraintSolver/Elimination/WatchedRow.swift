/// The entry of a deferred row in the list of one root that it watches.
struct WatchedRow: BitwiseCopyable {
  /// The deferred row.
  var row: Int32
  /// The row's generation when the entry was written; an older entry is void.
  var generation: Int32
  /// The next entry in the same root's list.
  var next: OptionalIndex
}
