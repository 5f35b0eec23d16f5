package import InterfaceSource
package import SourceScanning

/// The input of rules that is not in the document: from configurations, the command line and the
/// project.
package struct LintSettings: Hashable, Sendable {
  /// The values of options in configurations, by the ids of the rules and the names of the options.
  package var options: [DiagnosticKind.ID: [String: DiagnosticKind.Option.Value]] = [:]
  /// The oldest iOS version that the app supports according to the command line or a configuration,
  /// or `nil` if neither declares one.
  package var deploymentTarget: DeploymentTarget?
  /// The deployment target of the project, which takes precedence over that of the document: only
  /// Interface Builder uses the latter.
  package var projectDeploymentTarget: DeploymentTarget?
  /// Whether all sources of the app are available.
  package var hasAllSources = false

  /// The parts of the project that are not in the checkout and may contain images and colors of the
  /// app's bundle.
  package var partsWithAssets: [ProjectGap] = []

  /// Creates settings without any values.
  package init() {}

  /// Returns the value of an option of a rule.
  package func value<Value>(of option: RuleOption<Value>, for kind: DiagnosticKind) -> Value {
    options[kind.id]?[option.declaration.name].flatMap(option.read) ?? option.standard
  }
}
