/// The versions of the system.
enum SystemVersionTable {
  /// All versions that interfaces are laid out for, oldest first; Apple has used no number from 19
  /// to 25.
  ///
  /// iOS 7 has the metrics of iOS 8 (a guess) and is the first version with the ancestor of today's
  /// look. iOS 27 has the metrics of iOS 26, except where a value differs: documents of Xcode 27 are
  /// drawn like those of Xcode 26 (33 documents; confidence medium for everything else).
  static let known = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26, 27]

  /// The oldest version that Interface Builder compiles documents for (messages of public build
  /// logs).
  static let oldestCompiled = 7
  /// The oldest version that it compiles internationalized documents for.
  static let oldestInternationalized = 6
}
