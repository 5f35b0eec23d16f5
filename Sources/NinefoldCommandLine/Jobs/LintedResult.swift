import InterfaceLint
import LintPolicy
import Ninefold
import NinefoldProject
import Reporting

/// The part of the result of a document that `lint` keeps until the run ends.
struct LintedResult: Sendable {
  /// The findings in the document, or `nil` if it could not be read.
  var report: FileReport?
  /// The findings in the files with the document's texts in other languages.
  var localizationReports: [FileReport]
  /// The names for the rules of its project, or `nil` if they are not needed.
  let names: DocumentNames?
  /// Whether the document has objects whose classes are in packages that are not available.
  let lacksDependencies: Bool
  /// The usage of its configuration's declarations, or `nil` if it has no configuration.
  @Indirect private(set) var configurationUse: ConfigurationUsage?
  /// The usage of suppressions, or `nil` if there are none.
  @Indirect private(set) var lintUse: SuppressionUsage?
  /// The errors of the environment.
  let faults: [EnvironmentError]

  init(_ result: DocumentResult) {
    report = result.report
    localizationReports = result.localizationReports
    names = result.lint?.names
    lacksDependencies = result.lint?.lacksDependencies ?? false
    faults = result.faults
    configurationUse = result.configurationUse
    lintUse = result.lintUse
  }
}
