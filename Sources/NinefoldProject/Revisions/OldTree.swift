import InterfaceSource

/// A revision of a repository, beside the working copy.
package struct OldTree: Sendable {
  private let tree: RevisionTree
  /// Whether all changed files are documents.
  private let changesDocumentsAlone: Bool
  /// Whether a document came or went.
  private let hasMovedDocuments: Bool
  /// Whether all changed files are documents or files that no layout needs.
  private let changesNothingShown: Bool
  /// The names, without extensions, of the documents among them.
  private let changedNames: Set<PathKey>

  /// The real path of the repository's top folder.
  package var top: String { tree.top }
  /// The path of the folder that holds the revision.
  package var folder: String { tree.root }

  /// Reads a revision of the repository whose top folder has a real path; throws if there is no such revision, or git
  /// fails.
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
    changesNothingShown = changes.allSatisfy { path in
      Path.isDocument(path)
        || [".swift", ".h", ".m", ".mm", ".plist", ".pbxproj"].contains {
          Path.hasExtension(path, $0)
        }
    }
    changedNames = Set(
      changes.filter(Path.isDocument).map { PathKey(Path.base(Path.lastPart($0))) })
  }

  /// Forgets the revision.
  package func remove() { tree.remove() }

  /// The place in the folder of something in the repository; nil where it was not there.
  package func place(of path: String) -> String? {
    let place = Path.join(folder, Path.relative(RealPath.of(path), to: top))
    return (try? FileReading.kind(of: place)) == nil ? nil : place
  }

  /// The path from the top folder on of something in the repository or in the revision.
  package func way(to path: String) -> String {
    let real = RealPath.of(path)
    return Path.relative(real, to: RealPath.isPath(real, at: folder) ? folder : top)
  }

  /// The real path in the revision of something in the working copy, and the path itself for what lies elsewhere.
  package func counterpart(of path: String) -> String {
    let real = RealPath.of(path)
    return RealPath.isPath(real, at: top) ? Path.join(folder, way(to: path)) : path
  }

  /// Whether what is found in a document by itself is the same in the working copy, as neither it nor a file that it could
  /// need has changed.
  ///
  /// Documents need images, texts, sources and the like, and documents of their own name, which hold their texts in other languages.
  package func hasEqualFindings(_ path: String) -> Bool {
    changesDocumentsAlone && !hasChangedByName(way(to: path))
  }

  /// The same of how a document is laid out and what it shows, which no source and no property list has a part in.
  package func hasEqualLayouts(_ way: String) -> Bool {
    changesNothingShown && !hasChangedByName(way)
  }

  private func hasChangedByName(_ way: String) -> Bool {
    !tree.isUnchanged(way) || changedNames.contains(PathKey(Path.base(Path.lastPart(way))))
  }

  /// Whether a folder of the repository has the same files in the revision, as nothing but the contents of documents changed.
  package func hasEqualFiles(_ root: String) -> Bool {
    changesDocumentsAlone && !hasMovedDocuments && RealPath.isPath(RealPath.of(root), at: top)
  }

  /// Whether a source is the same in the working copy.
  package func isUnchanged(_ path: String) -> Bool { tree.isUnchanged(way(to: path)) }

  /// The real path of the nearest folder with `.git`, from a path upwards; nil if there is none.
  package static func top(of path: String) -> String? {
    var folder = RealPath.of(path)
    while true {
      if (try? FileReading.kind(of: Path.join(folder, ".git"))) != nil { return folder }
      guard let above = Path.folder(folder), !Path.isSame(above, folder) else { return nil }
      folder = above
    }
  }
}
