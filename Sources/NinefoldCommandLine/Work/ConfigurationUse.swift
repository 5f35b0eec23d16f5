import InterfaceLayout
import InterfaceResolution
import Ninefold

/// What became of a configuration's statements in one document.
struct ConfigurationUse: Sendable {
  /// The number of the configuration.
  var number: Int
  var use: StatementUse

  /// Takes what became of some of them.
  init(_ number: Int, _ use: StatementUse) {
    self.number = number
    self.use = use
  }

  /// Takes what became of them; nil where the document did not get that far.
  init?(_ number: Int, _ compilation: Compilation) {
    guard let use = compilation.laidOut?.layout.statements else { return nil }
    self.number = number
    self.use = use
  }
}
