package import InterfaceSource
import NinefoldProject
package import SourceScanning

/// What is known of projects and sources without reading them, because they are the same as others that were read.
package struct KnownSources: Sendable {
  /// What lies in projects, what their sources declare and what could not be read, by the real paths of their folders.
  package var projects:
    [PathKey: (files: ProjectFiles, declarations: DeclarationIndex?, gaps: [ProjectGap])] = [:]
  /// What sources declare, by their real paths.
  package var sources: [PathKey: SourceDeclarations] = [:]

  /// Nothing.
  package init() {}
}
