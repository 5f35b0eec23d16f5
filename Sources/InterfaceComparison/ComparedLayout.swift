import InterfaceMerging
package import InterfaceSource
import InterfaceXML

/// The layouts of one document, on one side of a comparison.
package struct ComparedLayout: Sendable {
  /// The path by which the document is compared with the other side.
  package let path: String
  /// The bytes of the layout file.
  package let bytes: [UInt8]
  /// The appearances that the file does not contain.
  package let appearances: Appearances
  /// The document that was compiled, or `nil` if only its layouts are known.
  package let source: SourceFile?
  /// The target system of a document without layouts, because Ninefold does not lay out documents
  /// for it, or `nil` for all others.
  package let foreignSystem: String?

  /// The paths of files that should contain layouts and do not.
  package struct Unreadable: Error {
    /// The old file, or `nil` if it can be read.
    package let old: String?
    /// The new file, or `nil` if it can be read.
    package let new: String?
  }

  package init(
    path: String, bytes: [UInt8], appearances: Appearances, source: SourceFile? = nil
  ) {
    self.source = source
    self.path = path
    self.bytes = bytes
    self.appearances = appearances
    foreignSystem = nil
  }

  /// Creates the state of a document for a system for which Ninefold does not lay out documents.
  package init(path: String, withoutLayouts source: SourceFile, for system: String) {
    self.source = source
    self.path = path
    bytes = []
    appearances = Appearances()
    foreignSystem = system
  }

  /// The layouts, or `nil` if the file contains none.
  package var file: LayoutFile? {
    var diagnostics: [Diagnostic] = []
    return LayoutFile(reading: SourceFile(path: path, bytes: bytes), &diagnostics)
  }

  /// The ids of the document's scenes, or `nil` if they are unknown.
  package var sceneIDs: [String]? {
    guard foreignSystem != nil, let source else { return file?.sceneIDs }
    return XMLReader.read(source).document.map { DocumentTable($0, in: source).sceneIDs }
  }

  /// Returns the changes since another state of the document.
  ///
  /// - Parameters:
  ///   - old: The other state.
  ///   - mayBeAnything: Whether files may contain something other than layouts, so that equal files
  ///     are parsed as well.
  /// - Returns: The difference.
  /// - Throws: An error if a file contains no layouts.
  package func difference(
    from old: ComparedLayout, mayBeAnything: Bool = false
  ) throws(Unreadable) -> DocumentDifference {
    if let system = foreignSystem ?? old.foreignSystem {
      return try documentDifference(from: old, for: system)
    }
    if old.bytes == bytes, !mayBeAnything || file != nil,
      !NamedAppearances(in: bytes).mayDiffer(old.appearances, appearances)
    {
      return DocumentDifference(path: path)
    }
    let (before, after) = (old.file, file)
    guard let before, let after else {
      throw Unreadable(
        old: before == nil ? old.path : nil, new: after == nil ? path : nil)
    }
    var causes: DocumentCauses?
    if let source, let oldSource = old.source, source.bytes != oldSource.bytes {
      causes = DocumentCauses(old: oldSource, new: source)
    }
    let difference = DocumentDifference(
      path: path, oldPath: old.path == path ? nil : old.path, from: before, to: after,
      oldAppearances: old.appearances, newAppearances: appearances,
      scenes: causes.map { causes in
        before.sceneIDs.reduce(into: [:]) { $0[$1] = causes.newScene(ofOld: $1) }
      }, objects: causes?.renames ?? [:])
    return causes.map { difference.adding($0, from: before, to: after) } ?? difference
  }

  /// Returns the changes of a document that is not laid out.
  private func documentDifference(
    from old: ComparedLayout, for system: String
  ) throws(Unreadable) -> DocumentDifference {
    if let source, let oldSource = old.source {
      if source.bytes == oldSource.bytes { return DocumentDifference(path: path) }
      if let causes = DocumentCauses(old: oldSource, new: source) {
        return DocumentDifference(
          path: path, oldPath: old.path == path ? nil : old.path, causes, for: system)
      }
    }
    throw Unreadable(
      old: old.source == nil ? old.path : nil, new: source == nil ? path : nil)
  }
}
