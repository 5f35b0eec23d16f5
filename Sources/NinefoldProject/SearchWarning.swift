/// A warning about files that a search skipped or did not find.
public enum SearchWarning: Hashable, Sendable {
  /// A folder that should provide assets for documents contains no catalog.
  case noCatalogs(folder: String)
  /// A project contains more folders than are searched for assets.
  case tooManyFolders(project: String, limit: Int)
  /// An entry of a folder is named like a document but is not a file.
  case notAFile(path: String, FileKind)
  /// A folder whose name is not UTF-8 is skipped; the path shows its invalid bytes replaced.
  case unreadableFolder(path: String)

  /// A description of the warning: lower case, no full stop.
  public var message: String {
    switch self {
    case .noCatalogs(let folder): "'\(folder)' contains no .xcassets folders"
    case .tooManyFolders(let project, let limit):
      """
      only the outermost \(limit) folders of '\(project)' were searched for asset catalogs: use --assets to \
      name missing ones
      """
    case .notAFile(let path, let kind): "'\(path)' is skipped: it is \(kind.displayName)"
    case .unreadableFolder(let path):
      "the folder '\(path)' is skipped with its contents: its name is not UTF-8"
    }
  }
}
