package import ConfigurationReading
import InterfaceLayout
package import InterfaceResolution
package import Ninefold

/// The usage of a configuration's declarations in one document.
package struct ConfigurationUsage: Sendable {
  /// The index of the configuration.
  package var number: Int
  /// The usage of its declarations.
  package var use: OverrideUsage

  package init(_ number: Int, _ use: OverrideUsage) {
    self.number = number
    self.use = use
  }

  /// Creates the usage recorded in a cached result.
  package init(
    _ number: Int, matched: [ConfigurationRange], missing: [OverrideUsage.Missing]
  ) {
    self.init(number, OverrideUsage())
    use.matched = Set(matched)
    use.missing = missing
  }

  /// Creates the usage in a compilation, or returns `nil` if the document was not resolved.
  package init?(_ number: Int, _ compilation: Compilation) {
    guard let use = compilation.laidOut?.layout.overrides else { return nil }
    self.number = number
    self.use = use
  }
}
