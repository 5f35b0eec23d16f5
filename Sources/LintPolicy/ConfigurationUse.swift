package import ConfigurationReading
import InterfaceLayout
package import InterfaceResolution
package import Ninefold

/// What became of a configuration's statements in one document.
package struct ConfigurationUse: Sendable {
  /// The number of the configuration.
  package var number: Int
  /// What became of its statements.
  package var use: StatementUse

  /// Takes what became of some of them.
  package init(_ number: Int, _ use: StatementUse) {
    self.number = number
    self.use = use
  }

  /// Takes what a cached result knows of them.
  package init(
    _ number: Int, matched: [ConfigurationPlace], missing: [StatementUse.Missing]
  ) {
    self.init(number, StatementUse())
    use.matched = Set(matched)
    use.missing = missing
  }

  /// Takes what became of them; nil where the document did not get that far.
  package init?(_ number: Int, _ compilation: Compilation) {
    guard let use = compilation.laidOut?.layout.statements else { return nil }
    self.number = number
    self.use = use
  }
}
