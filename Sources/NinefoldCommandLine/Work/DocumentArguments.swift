import InterfaceLint
import Ninefold
import NinefoldProject

/// The documents that a command compiles, and how.
struct DocumentArguments: Sendable {
  /// Documents, folders and `-`.
  var operands: [String]
  var assets: [String] = []
  var fonts: [String] = []
  /// What the compiler shall do.
  var options: CompilerOptions
  /// Where the configuration of documents comes from.
  var configuration = ConfigurationOrigin.nothing
  /// Whether IBLinter's configuration counts where no other says anything of lint.
  var takesForeignConfiguration = false
  /// Whether nothing counts that the command line does not name.
  var isIsolated = false
  /// Whether folders without documents are no error.
  var allowsEmpty = false
  /// Whether asset catalogs are looked into for themselves, so that a folder with one is not empty.
  var looksIntoCatalogs = false
  /// The real path of the folder that the names of images in no catalog start from; nil for their paths.
  var imageRoot: String?
  /// How many documents are worked on at once; nil for one per core.
  var jobs: Int?
  /// What findings do to the exit status.
  var findings = FindingsUse.report
  var infoPlist: String?
  /// The version of the system that `--minimum-deployment-target` names.
  var deploymentTarget: DeploymentTarget?
  /// Whether constraints for ambiguous views are suggested.
  var suggestsConstraints = false
  /// The windows that `--device` names.
  var namedDevices: [ConfigurationRequest] = []
  /// Whether the command line says where documents are laid out.
  var namesPlaces = false
  /// Whether the command line says in which languages documents are laid out.
  var namesLanguages = false

  /// The files that a run reads, as they are now.
  func watchedFiles(leavingOut outputs: [String]) -> WatchedFiles {
    WatchedFiles(
      operands + assets + fonts, propertyList: infoPlist, configuration, leavingOut: outputs)
  }

  /// Finds the documents that the operands name.
  func search() throws(ToolError) -> InputSearch {
    try ToolError.rethrowing(file: InputSearch(operands))
  }
}
