package import InterfaceSource
import NinefoldProject
package import SourceScanning

/// Results for projects and sources that need not be read, because they are the same as others that
/// were read.
package struct ProjectIndexCache: Sendable {
  /// The files of projects, the declarations of their sources and the unreadable files, by the real
  /// paths of their folders.
  package var projects:
    [PathKey: (files: ProjectFiles, declarations: DeclarationIndex?, gaps: [ProjectGap])] = [:]
  /// The declarations of sources, by real path.
  package var sources: [PathKey: SourceDeclarations] = [:]

  package init() {}
}
