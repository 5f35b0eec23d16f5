/// The versions of Interface Builder.
enum EditorVersionTable {
  /// The major number of the system for which a version was made, and like which it draws, by the
  /// first version, the integer part of `toolsVersion`.
  ///
  /// Xcode 5 was made for iOS 7, and each later one for the next, except that versions from 18000
  /// to 24000 differ from each other in no measured value except iOS 15's accessories. The last row
  /// is for numbers that denote no particular version.
  static let systems: [(first: Int, system: Int)] = [
    (0, 7), (6000, 8), (7702, 9), (11000, 10), (13000, 11), (14200, 12), (14800, 13), (17000, 14),
    (18000, 15), (21000, 16), (22000, 17), (23000, 18), (24000, 26), (32000, 18),
  ]

  /// The number that denotes no particular version.
  ///
  /// Several versions wrote it: it is above every threshold and in none of the ranges that belong
  /// to Xcode 26, so it behaves like the newest version before that.
  static let placeholder = 32700
}
