/// What the environment allows, but is probably not meant.
enum EnvironmentWarning: Hashable, Sendable {
  /// A folder that should be searched holds no documents.
  case noDocuments(folder: String)
  /// A folder that should provide assets holds no catalog.
  case noCatalogs(folder: String)
  /// A project has more folders than are searched for assets.
  case tooManyFolders(project: String, limit: Int)

  /// The warning in words: lower case, no full stop.
  var message: String {
    switch self {
    case .noDocuments(let folder): "no .storyboard or .xib file is in '\(folder)' or below"
    case .noCatalogs(let folder): "no .xcassets folder is in '\(folder)' or below"
    case .tooManyFolders(let project, let limit):
      "only the outer \(limit) folders of '\(project)' were searched for asset catalogs: "
        + "name those that are missing with --assets"
    }
  }
}
