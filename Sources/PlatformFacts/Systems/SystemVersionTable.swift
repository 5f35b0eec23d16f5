/// The versions of the system.
enum SystemVersionTable {
  /// All versions that interfaces are laid out for, oldest first; Apple has used no number from 19
  /// to 25.
  ///
  /// iOS 7 has the metrics of iOS 8 (a guess) and is the first version with the ancestor of today's
  /// look.
  static let known = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26]

  /// The oldest version that Interface Builder compiles documents for (messages of public build
  /// logs).
  static let oldestCompiled = 7
  /// The oldest version that it compiles internationalized documents for.
  static let oldestInternationalized = 6
}
