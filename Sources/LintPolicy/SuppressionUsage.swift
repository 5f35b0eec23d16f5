package import ConfigurationReading
package import InterfaceTraits

/// The usage of a configuration's suppressions in one document.
package struct SuppressionUsage: Sendable {
  /// The index of the configuration.
  package var configuration: Int
  /// The suppressions that were used.
  package var matched: Set<Handle<LintSuppression>> = []
  /// The suppressions whose target is in the document.
  package var present: Set<Handle<LintSuppression>> = []
}
