/// What is known of a root besides its class: how required constraints bound it and which weaker
/// constraints ask something of it alone.
struct RootState: BitwiseCopyable {
  /// The least value that required constraints allow.
  var lower = -Double.infinity
  /// The greatest value that required constraints allow.
  var upper = Double.infinity
  /// The constraint behind `lower`, or -1.
  var lowerBy: Int32 = -1
  /// The constraint behind `upper`, or -1.
  var upperBy: Int32 = -1
  /// The first wish that concerns this root alone, strongest level first, or -1.
  var firstWish: Int32 = -1
  /// The last of them.
  var lastWish: Int32 = -1
}
