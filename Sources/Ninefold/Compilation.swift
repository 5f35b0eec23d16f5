import InterfaceEmission
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
  /// The assets that the document could name.
  let assets: Assets

  init(file: SourceFile, assets: Assets) {
    self.file = file
    self.assets = assets
  }

  /// The layout file, JSON after `schemas/layout.schema.json`.
  ///
  /// - Parameter name: The document's name without its path.
  /// - Returns: The file's bytes; nil when there is no document.
  public func layoutFile(named name: String) -> [UInt8]? {
    guard let document, let layout else { return nil }
    return LayoutFileEmitter.emit(
      document: document.document, layout: layout, fileName: name, source: file.bytes,
      digest: { Digest(of: $0).description })
  }

  /// The pictures of all scenes: for each a contact sheet of the nine cells and, unless only sheets
  /// are wanted, one picture for each configuration.
  public func pictures(sheetsOnly: Bool = false) -> [Picture] {
    []
  }
}
