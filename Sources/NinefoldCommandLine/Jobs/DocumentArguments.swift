import InterfaceLint
import Ninefold
import NinefoldProject

/// The documents that a command compiles, and their options.
struct DocumentArguments: Sendable {
  /// Documents, folders and `-`.
  var operands: [String]
  var assets: [String] = []
  var fonts: [String] = []
  var options: CompilerOptions
  /// The source of the documents' configuration.
  var configuration = ConfigurationOrigin.nothing
  /// Whether IBLinter's configuration is used if no other one configures lint.
  var takesForeignConfiguration = false
  /// Whether only inputs named on the command line are used.
  var isIsolated = false
  /// Whether folders without documents are allowed.
  var allowsEmpty = false
  /// Whether asset catalogs are checked on their own, so that a folder with one is not empty.
  var searchesCatalogs = false
  /// The real path of the folder that the names of images outside catalogs are relative to, or
  /// `nil` to use their paths.
  var imageRoot: String?
  /// The number of documents to process concurrently, or `nil` for one per core.
  var jobs: Int?
  /// The effect of findings on the exit status.
  var findings = FindingsPolicy.report
  var infoPlist: String?
  /// The system version of `--minimum-deployment-target`.
  var deploymentTarget: DeploymentTarget?
  /// Whether to suggest constraints for ambiguous views.
  var suggestsConstraints = false
  /// The windows of `--device` and `--window`.
  var namedWindows: [ConfigurationRequest] = []
  /// Whether the command line selects configurations.
  var namesConfigurations = false
  /// Whether the command line selects languages.
  var namesLanguages = false

  /// Returns the files that a run may read.
  func watchScope(leavingOut outputs: [String]) -> WatchScope {
    WatchScope(
      operands + assets + fonts, propertyList: infoPlist, configuration, leavingOut: outputs)
  }

  /// The same documents as `lint` examines them: with asset catalogs and IBLinter's configuration,
  /// and without replacing named colors.
  var forLint: DocumentArguments {
    var arguments = self
    arguments.options.resolvesColors = false
    arguments.takesForeignConfiguration = true
    arguments.searchesCatalogs = true
    return arguments
  }

  /// Finds the documents of the operands.
  func search() throws(ToolError) -> InputSearch {
    try ToolError.rethrowing(file: InputSearch(operands))
  }
}
