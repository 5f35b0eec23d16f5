package import PlatformFacts
package import StructuredData

/// `sdk:`: the version of the SDK that the app is built with.
package struct SDKSection: ConfigurationSection {
  package static let key = "sdk"

  /// The system that the SDK belongs to, or `nil` if no file declares it.
  package private(set) var version: SystemVersion?

  package init() {}

  package mutating func read(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    guard let text = reader.name(value, "a version of the iOS SDK such as 26") else { return }
    let numbers = SystemVersion.majorNumbers
    guard let version = SystemVersion(text), numbers.contains(version.major) else {
      reader.report(
        .configurationInvalidValue, at: value.range,
        "'\(text)' is not a version of the iOS SDK from \(numbers.lowerBound) to \(numbers.upperBound)"
      )
      return
    }
    self.version = version
  }
}
