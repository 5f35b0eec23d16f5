package import ConfigurationReading
package import InterfaceLint

extension LintSettings {
  /// What a configuration says of rules for a document.
  ///
  /// - Parameters:
  ///   - section: The section of the document's configuration.
  ///   - policy: What of it holds for the document.
  package init(_ section: LintSection, policy: LintPolicy) {
    self.init()
    options = policy.optionValues
    deploymentTarget = section.deploymentTarget.flatMap {
      DeploymentTarget($0.text, origin: .configuration)
    }
    areAllSourcesGiven = section.hasAllSources ?? false
  }
}
