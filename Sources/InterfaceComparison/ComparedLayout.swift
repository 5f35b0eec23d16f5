import InterfaceSource

/// The layouts of one document, on one side of a comparison.
package struct ComparedLayout: Sendable {
  /// The path by which it is compared with the other side's.
  package let path: String
  /// The layout file.
  package let bytes: [UInt8]
  /// What the file leaves to assets.
  package let appearances: Appearances

  /// The paths of files that should hold layouts and do not.
  package struct Unreadable: Error {
    /// The old file; nil where that can be read.
    package let old: String?
    /// The new file; nil where that can be read.
    package let new: String?
  }

  /// Takes a layout file with what it leaves to assets.
  package init(path: String, bytes: [UInt8], appearances: Appearances) {
    self.path = path
    self.bytes = bytes
    self.appearances = appearances
  }

  /// The layouts; nil where the file holds none.
  package var file: LayoutFile? {
    var diagnostics: [Diagnostic] = []
    return LayoutFile(reading: SourceFile(path: path, bytes: bytes), &diagnostics)
  }

  /// What changed since another state of the document.
  ///
  /// - Parameters:
  ///   - old: The other state.
  ///   - mayBeAnything: Whether files may hold something else than layouts, so that equal ones are read too.
  /// - Returns: The difference.
  /// - Throws: When a file holds no layouts.
  package func difference(
    from old: ComparedLayout, mayBeAnything: Bool = false
  ) throws(Unreadable) -> DocumentDifference {
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
    return DocumentDifference(
      path: path, oldPath: old.path == path ? nil : old.path, from: before, to: after,
      oldAppearances: old.appearances, newAppearances: appearances)
  }
}
