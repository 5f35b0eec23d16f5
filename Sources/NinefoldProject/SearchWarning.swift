/// What a search for files left out, or did not find.
public enum SearchWarning: Hashable, Sendable {
  /// A folder that should provide assets for documents holds no catalog.
  case noCatalogs(folder: String)
  /// A project has more folders than are searched for assets.
  case tooManyFolders(project: String, limit: Int)
  /// Something in a folder is named like a document, but is none.
  case notAFile(path: String, FileKind)
  /// A folder whose name is not UTF-8 is left out; the path shows its bad bytes replaced.
  case unreadableFolder(path: String)

  /// The warning in words: lower case, no full stop.
  public var message: String {
    switch self {
    case .noCatalogs(let folder): "no .xcassets folder is in '\(folder)' or below"
    case .tooManyFolders(let project, let limit):
      """
      only the outer \(limit) folders of '\(project)' were searched for asset catalogs: name those that are \
      missing with --assets
      """
    case .notAFile(let path, let kind): "'\(path)' is left out: it is \(kind.words)"
    case .unreadableFolder(let path):
      "the folder '\(path)' is left out with all that is in it: its name is not UTF-8"
    }
  }
}
