/// A version of the system that an app runs on: of iOS, iPadOS or tvOS, which are numbered alike.
package struct SystemVersion: Hashable, Sendable, Comparable {
  /// The number before the point, such as 17.
  package let major: Int

  /// Creates the version with the given major number.
  package init(_ major: Int) {
    self.major = major
  }

  /// The newest version whose measures are known.
  package static let newest = SystemVersion(26)

  /// The oldest version that interfaces are laid out for, with the measures of iOS 8 (a guess); the first whose looks
  /// those of today descend from.
  package static let oldest = SystemVersion(7)

  /// The first version that tells size classes apart: before it a document shows its any × any layout.
  package static let firstWithSizeClasses = SystemVersion(8)

  /// Whether this version came before the other.
  package static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    lhs.major < rhs.major
  }
}
