/// What a property list may have at most, so that no file takes unbounded time or memory.
package struct PropertyListLimits: Sendable {
  /// Bytes of the file.
  package var bytes = 16 << 20
  /// Values; one that a binary list refers to from several places counts at each of them.
  package var values = 200_000
  /// Containers on the way from the root to the innermost value.
  package var depth = 100

  /// The limits for the property lists of apps.
  package static let standard = PropertyListLimits()

  /// Creates the standard limits.
  package init() {}
}
