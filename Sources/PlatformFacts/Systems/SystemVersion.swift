/// A version of the system that an app runs on: iOS, iPadOS or tvOS, which share their numbers.
package struct SystemVersion: Hashable, Sendable, Comparable {
  /// The major version, such as 17.
  package let major: Int

  /// Creates the version with the given major number.
  package init(_ major: Int) {
    self.major = major
  }

  /// All versions with known metrics, oldest first.
  package static let known = SystemVersionTable.known.map { SystemVersion($0) }

  /// The newest version with known metrics.
  package static let newest = known[known.count - 1]

  /// The oldest version that interfaces are laid out for.
  package static let oldest = known[0]

  /// The major versions that can be requested; numbers that Apple has not used count as the
  /// previous version.
  package static let majorNumbers = oldest.major...newest.major

  /// The oldest version that Interface Builder compiles documents for.
  package static let oldestCompiled = SystemVersion(SystemVersionTable.oldestCompiled)

  /// The oldest version that Interface Builder compiles internationalized documents for.
  package static let oldestInternationalized = SystemVersion(
    SystemVersionTable.oldestInternationalized)

  /// Creates the known version nearest to a major version.
  package init(nearestTo major: Int) {
    let numbers = Self.majorNumbers
    self.init(min(max(major, numbers.lowerBound), numbers.upperBound))
  }

  /// Whether this version is earlier than the other.
  package static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    lhs.major < rhs.major
  }
}
