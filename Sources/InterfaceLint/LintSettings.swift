package import InterfaceSource

/// What rules are told of a document beside the document: by configurations, the command line and the project.
package struct LintSettings: Hashable, Sendable {
  /// What configurations say of options, by the ids of the rules and the names of the options.
  package var options: [DiagnosticKind.ID: [String: DiagnosticKind.Option.Value]] = [:]
  /// The version of iOS that the app runs on at least, as the command line or a configuration says it; nil when nobody
  /// does.
  package var deploymentTarget: DeploymentTarget?
  /// What the project says of that, which counts where the document says nothing either.
  package var projectDeploymentTarget: DeploymentTarget?
  /// Whether all sources of the app are at hand.
  package var areAllSourcesGiven = false

  /// Creates settings that say nothing.
  package init() {}

  /// The value of an option of a rule.
  package func value<Value>(of option: RuleOption<Value>, for kind: DiagnosticKind) -> Value {
    options[kind.id]?[option.declaration.name].flatMap(option.read) ?? option.standard
  }
}
