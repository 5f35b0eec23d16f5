import InterfaceSource

/// A revision of a repository, in addition to the working copy.
package struct RevisionCheckout: Sendable {
  private let tree: RevisionTree
  /// Whether all changed files are documents.
  private let changesDocumentsAlone: Bool
  /// Whether a document was added or removed.
  private let hasMovedDocuments: Bool
  /// Whether all changed files are documents or files that no layout depends on.
  private let changesNothingShown: Bool
  /// Whether all changed files are documents or sources.
  private let changesDocumentsAndSourcesAlone: Bool
  /// The names, without extensions, of the changed documents.
  private let changedNames: Set<PathKey>

  /// The real path of the repository's top folder.
  package var top: String { tree.top }
  /// The path of the folder that contains the revision.
  package var folder: String { tree.root }

  /// Reads a revision of the repository with this top folder, a real path; throws if there is no
  /// such revision or git fails.
  package init(_ revision: String, of top: String) throws(EnvironmentError) {
    let repository = try GitRepository(top: top)
    let files = try repository.files(of: repository.commit(revision))
    tree = RevisionTree.of(files, of: revision, in: repository)
    let changes = tree.changes
    changesDocumentsAlone = changes.allSatisfy(Path.isDocument)
    let tree = tree
    hasMovedDocuments = changes.contains { path in
      !tree.isFile(path) || (try? FileReading.kind(of: Path.join(top, path))) != .file
    }
    func isSource(_ path: String) -> Bool {
      // A manifest determines the bundles of documents.
      guard !Path.isSame(Path.lastPart(path), "Package.swift") else { return false }
      return [".swift", ".h", ".m", ".mm"].contains { Path.hasExtension(path, $0) }
    }
    changesDocumentsAndSourcesAlone = changes.allSatisfy {
      Path.isDocument($0) || isSource($0)
    }
    changesNothingShown = changes.allSatisfy { path in
      Path.isDocument(path) || isSource(path)
        || [".plist", ".pbxproj"].contains { Path.hasExtension(path, $0) }
    }
    changedNames = Set(
      changes.filter(Path.isDocument).map { PathKey(Path.base(Path.lastPart($0))) })
  }

  /// Removes the revision.
  package func remove() { tree.remove() }

  /// Returns the path in the revision's folder of a file in the repository, or `nil` if the
  /// revision does not contain it.
  package func existingCounterpart(of path: String) -> String? {
    let existingCounterpart = Path.join(folder, Path.relative(RealPath.of(path), to: top))
    return (try? FileReading.kind(of: existingCounterpart)) == nil ? nil : existingCounterpart
  }

  /// Returns the path relative to the top folder of a file in the repository or the revision.
  package func relativePath(to path: String) -> String {
    let real = RealPath.of(path)
    return Path.relative(real, to: RealPath.isPath(real, at: folder) ? folder : top)
  }

  /// Returns the real path in the revision of a file in the working copy, or the path itself for a
  /// file elsewhere.
  package func counterpart(of path: String) -> String {
    let real = RealPath.of(path)
    return RealPath.isPath(real, at: top) ? Path.join(folder, relativePath(to: path)) : path
  }

  /// Returns whether the findings of a document by itself are the same in the working copy, because
  /// neither it nor a file that it could depend on has changed.
  ///
  /// Documents depend on images, texts, sources and similar files, and on documents with the same
  /// name, which may be their translations.
  package func hasEqualFindings(_ path: String) -> Bool {
    changesDocumentsAlone && !hasChangedByName(relativePath(to: path))
  }

  /// Returns whether the findings of a document by itself, other than those about its classes, are
  /// the same in the working copy, because neither it nor a file other than sources that it could
  /// depend on has changed.
  package func hasEqualFindingsApartFromClasses(_ path: String) -> Bool {
    changesDocumentsAndSourcesAlone && !hasChangedByName(relativePath(to: path))
  }

  /// Returns whether the layout and content of a document are the same in the working copy; they do
  /// not depend on sources and property lists.
  package func hasEqualLayouts(_ relativePath: String) -> Bool {
    changesNothingShown && !hasChangedByName(relativePath)
  }

  private func hasChangedByName(_ relativePath: String) -> Bool {
    !tree.isUnchanged(relativePath)
      || changedNames.contains(PathKey(Path.base(Path.lastPart(relativePath))))
  }

  /// Returns whether a folder of the repository contains the same files in the revision, because
  /// only the contents of documents changed.
  package func hasEqualFiles(_ root: String) -> Bool {
    changesDocumentsAlone && !hasMovedDocuments && RealPath.isPath(RealPath.of(root), at: top)
  }

  /// Returns whether a source is the same in the working copy.
  package func isUnchanged(_ path: String) -> Bool { tree.isUnchanged(relativePath(to: path)) }

  /// Returns the real path of the nearest folder with `.git`, from a path upwards, or `nil` if
  /// there is none.
  package static func top(of path: String) -> String? {
    var folder = RealPath.of(path)
    while true {
      if (try? FileReading.kind(of: Path.join(folder, ".git"))) != nil { return folder }
      guard let above = Path.folder(folder), !Path.isSame(above, folder) else { return nil }
      folder = above
    }
  }
}
