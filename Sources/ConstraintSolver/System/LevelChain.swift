/// The constraints of one level, linked in the order in which they were added.
struct LevelChain: BitwiseCopyable, Sendable {
  /// The level's strength.
  var strength: Int32
  /// The first constraint of the level.
  var head: OptionalIndex
  /// The last constraint of the level.
  var tail: OptionalIndex
}
