/// Where a root came to stand, judged by the constraints that concern it alone.
struct Choice: BitwiseCopyable {
  /// The least of the equally good values.
  var lower: Double
  /// The greatest of the equally good values.
  var upper: Double
  /// The value taken.
  var value: Double
  /// The constraint that holds with equality at `value`, or -1 when the value is arbitrary.
  var constraint: Int32
  /// The rank of the level that left one value only; `Choice.never` if none did.
  var decided: Int32
  /// The component of coupled roots, or -1.
  var component: Int32 = -1

  /// The rank of a root that stayed free.
  static let never = Int32.max
}
