import InterfaceSource
import NinefoldProject

/// A revision of a repository, beside the working copy.
struct OldTree: Sendable {
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
  var top: String { tree.top }
  /// The path of the folder that holds the revision.
  var folder: String { tree.root }

  /// Takes a revision.
  ///
  /// Throws when it is no revision, an operand is in no repository, operands are in several, or git fails.
  init(_ revision: String, around operands: [String]) throws(ToolError) {
    var tops: [String] = []
    for operand in operands {
      guard operand != "-" else {
        throw .usage(.contradiction("--since compares files of a repository: '-' is none"))
      }
      guard let top = Self.top(of: operand) else {
        throw .environment(.noRepository(path: operand))
      }
      if !tops.contains(where: { Path.isSame($0, top) }) { tops.append(top) }
    }
    guard let top = tops.first, tops.count == 1 else {
      throw .usage(
        .contradiction("--since compares files of one repository, and these are of several"))
    }
    let repository = try ToolError.rethrowing(environment: GitRepository(top: top))
    let files = try ToolError.rethrowing(
      environment: repository.files(of: repository.commit(revision)))
    tree = RevisionTree.of(files, of: revision, in: repository)
    let changes = tree.changes
    changesDocumentsAlone = changes.allSatisfy(Self.isDocument)
    let tree = tree
    hasMovedDocuments = changes.contains { path in
      !tree.isFile(path) || (try? FileReading.kind(of: Path.join(top, path))) != .file
    }
    changesNothingShown = changes.allSatisfy { path in
      Self.isDocument(path)
        || [".swift", ".h", ".m", ".mm", ".plist", ".pbxproj"].contains {
          Path.hasExtension(path, $0)
        }
    }
    changedNames = Set(
      changes.filter(Self.isDocument).map { PathKey(Self.base(of: Path.lastPart($0))) })
  }

  /// Forgets the revision.
  func remove() { tree.remove() }

  /// The place in the folder of something in the repository; nil where it was not there.
  func place(of path: String) -> String? {
    let place = Path.join(folder, Path.relative(RealPath.of(path), to: top))
    return (try? FileReading.kind(of: place)) == nil ? nil : place
  }

  /// The path from the top folder on of something in the repository or in the revision.
  func way(to path: String) -> String {
    let real = RealPath.of(path)
    return Path.relative(real, to: RealPath.isPath(real, at: folder) ? folder : top)
  }

  /// The real path in the revision of something in the working copy, and the path itself for what lies elsewhere.
  func counterpart(of path: String) -> String {
    let real = RealPath.of(path)
    return RealPath.isPath(real, at: top) ? Path.join(folder, way(to: path)) : path
  }

  /// Whether what is found in a document by itself is the same in the working copy, as neither it nor a file that it could
  /// need has changed.
  ///
  /// Documents need images, texts, sources and the like, and documents of their own name, which hold their texts in other languages.
  func hasEqualFindings(_ path: String) -> Bool {
    changesDocumentsAlone && !hasChangedByName(way(to: path))
  }

  /// The same of how a document is laid out and what it shows, which no source and no property list has a part in.
  func hasEqualLayouts(_ way: String) -> Bool {
    changesNothingShown && !hasChangedByName(way)
  }

  private func hasChangedByName(_ way: String) -> Bool {
    !tree.isUnchanged(way) || changedNames.contains(PathKey(Self.base(of: Path.lastPart(way))))
  }

  /// What lies in a project in the revision, where nothing but documents has changed; nil where that is to be searched.
  func counterpart(of files: ProjectFiles, in root: String) -> ProjectFiles? {
    let real = RealPath.of(root)
    guard changesDocumentsAlone, !hasMovedDocuments, RealPath.isPath(real, at: top) else {
      return nil
    }
    // What git ignores is in no revision.
    let folder = counterpart(of: root)
    return files.filtered { FileReading.isThere(Path.join(folder, $0)) }
  }

  /// Whether a source is the same in the working copy.
  func isUnchanged(_ path: String) -> Bool { tree.isUnchanged(way(to: path)) }

  private static func isDocument(_ path: String) -> Bool {
    Path.hasExtension(path, ".storyboard") || Path.hasExtension(path, ".xib")
  }

  private static func base(of name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// The nearest folder with `.git`, from something on.
  private static func top(of path: String) -> String? {
    var folder = RealPath.of(path)
    while true {
      if (try? FileReading.kind(of: Path.join(folder, ".git"))) != nil { return folder }
      guard let above = Path.folder(folder), !Path.isSame(above, folder) else { return nil }
      folder = above
    }
  }
}
