/// A version of the system that an app runs on: iOS, iPadOS or tvOS, which share their numbers.
package struct SystemVersion: Hashable, Sendable, Comparable {
  /// The major version, such as 17.
  package let major: Int
  /// The minor version, such as 4 in 18.4; metrics rarely depend on it.
  package let minor: Int

  /// Creates the version with the given numbers.
  package init(_ major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates a version from text such as `18` or `18.4`, or returns `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count < 3, let major = Self.number(parts[0]) else { return nil }
    guard let minor = parts.count < 2 ? 0 : Self.number(parts[1]) else { return nil }
    self.init(major, minor: minor)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...2).contains(text.count), text.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    return Int(text)
  }

  /// The version as text, such as `18` or `18.4`.
  package var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// The version as a decimal number, such as 18.4.
  package var number: Double { Double(text) ?? Double(major) }

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

  /// Creates the known version nearest to a version.
  package init(nearestTo major: Int, minor: Int = 0) {
    let numbers = Self.majorNumbers
    guard numbers.contains(major) else {
      self.init(min(max(major, numbers.lowerBound), numbers.upperBound))
      return
    }
    self.init(major, minor: max(0, minor))
  }

  /// Whether this version is earlier than the other.
  package static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}
