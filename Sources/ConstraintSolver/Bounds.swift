/// The values that constraints leave to a root, and who says so.
struct Bounds: BitwiseCopyable {
  /// The least value.
  var lower = -Double.infinity
  /// The greatest value.
  var upper = Double.infinity
  /// The constraint behind `lower`, or -1.
  var lowerBy: Int32 = -1
  /// The constraint behind `upper`, or -1.
  var upperBy: Int32 = -1
  /// The first wish that concerns this root alone, strongest level first, or -1.
  var firstWish: Int32 = -1
  /// The last of them.
  var lastWish: Int32 = -1

  /// Whether one value remains.
  @inline(__always)
  var isClosed: Bool { lower >= upper }
}
