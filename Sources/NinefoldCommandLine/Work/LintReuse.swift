import InterfaceSource
import NinefoldProject
import SourceScanning

/// What is known of the files of one state of a project because it is the same in another one.
struct LintReuse: Sendable {
  /// What became of documents, by their real paths.
  var documents: [PathKey: DocumentResult] = [:]
  /// What lies in projects, what their sources declare and what could not be looked into, by the real paths of their folders.
  var projects:
    [PathKey: (files: ProjectFiles, declarations: DeclarationIndex?, gaps: [ProjectGap])] = [:]
  /// What sources declare, by their real paths.
  var sources: [PathKey: SourceDeclarations] = [:]
}
