/// A version of the system that an app runs on: of iOS, iPadOS or tvOS, which are numbered alike.
package struct SystemVersion: Hashable, Sendable, Comparable {
  /// The number before the point, such as 17.
  package let major: Int

  /// Creates the version with the given major number.
  package init(_ major: Int) {
    self.major = major
  }

  /// All versions whose measures are known, oldest first.
  package static let known = SystemVersionTable.known.map { SystemVersion($0) }

  /// The newest version whose measures are known.
  package static let newest = known[known.count - 1]

  /// The oldest version that interfaces are laid out for.
  package static let oldest = known[0]

  /// The major numbers that a system may be asked for by; those that Apple has not used count as the version before.
  package static let majorNumbers = oldest.major...newest.major

  /// The oldest version that Interface Builder compiles documents for.
  package static let oldestCompiled = SystemVersion(SystemVersionTable.oldestCompiled)

  /// The oldest version that Interface Builder compiles internationalised documents for.
  package static let oldestInternationalized = SystemVersion(
    SystemVersionTable.oldestInternationalized)

  /// The known version that is nearest to a major number.
  package init(nearestTo major: Int) {
    let numbers = Self.majorNumbers
    self.init(min(max(major, numbers.lowerBound), numbers.upperBound))
  }

  /// Whether this version came before the other.
  package static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    lhs.major < rhs.major
  }
}
