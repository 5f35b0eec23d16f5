package import InterfaceLayout
public import InterfaceSource
package import InterfaceValidation

/// What became of one document.
public struct Compilation: Sendable {
  /// The document's bytes and path.
  public let file: SourceFile
  /// What was found, stage by stage.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The document after validation; nil when the file holds none.
  package internal(set) var document: ValidDocument?
  /// The document laid out; nil when the file holds none.
  package internal(set) var layout: DocumentLayout?

  init(file: SourceFile) { self.file = file }
}
