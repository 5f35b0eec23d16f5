package import ConfigurationReading
package import InterfaceLint

extension LintSettings {
  /// Creates the lint settings of a configuration for a document.
  ///
  /// - Parameters:
  ///   - section: The section of the document's configuration.
  ///   - policy: The part of it that applies to the document.
  package init(_ section: LintSection, policy: LintPolicy) {
    self.init()
    options = policy.optionValues
    deploymentTarget = section.deploymentTarget.flatMap {
      DeploymentTarget($0.text, origin: .configuration)
    }
    hasAllSources = section.hasAllSources ?? false
  }
}
