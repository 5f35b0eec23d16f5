package import Ninefold

/// What the environment allows, but is probably not meant.
package enum EnvironmentWarning: Hashable, Sendable {
  /// What a search for files left out, or did not find.
  case search(SearchWarning)
  /// A baseline has findings that are not there any more.
  case staleBaseline(path: String, count: Int)
  /// Findings that tell of broken documents are in no baseline.
  case brokenDocuments(count: Int)
  /// A document is not mended: it is a link to a file outside the folder that was named.
  case linkOutOfFolder(path: String, folder: String)

  /// An app's property list names a storyboard that is not among the documents; perhaps the other one is meant.
  case missingStoryboard(name: String, propertyList: String, nearest: String?)
  /// Results cannot be kept for later runs.
  case cacheUnwritable(EnvironmentError)
  /// Pictures show a placeholder where documents show an image.
  case placeholder(path: String, PlaceholderReason)
  /// A `.gitignore` says more than is read.
  case ignoreFileCut(path: String)

  /// The warning in words: lower case, no full stop.
  package var message: String {
    switch self {
    case .search(let warning): warning.message
    case .cacheUnwritable(let fault): "results are not kept: \(fault.message)"
    case .staleBaseline(let path, let count):
      """
      '\(path)' has \(count == 1 ? "a finding that is" : "\(count) findings that are") not there any more: \
      --prune-baseline removes \(count == 1 ? "it" : "them")
      """
    case .brokenDocuments(let count):
      """
      \(count == 1 ? "a finding tells" : "\(count) findings tell") that documents are broken and cannot be put \
      into a baseline
      """
    case .linkOutOfFolder(let path, let folder):
      "'\(path)' is not mended: it is a link that leads out of '\(folder)'; name the file itself to mend it"
    case .missingStoryboard(let name, let path, let nearest):
      "'\(path)' names the storyboard '\(name)', which is not among the documents"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .placeholder(let path, let reason):
      "'\(path)' is drawn as a placeholder: \(reason.message)"
    case .ignoreFileCut(let path):
      "of '\(path)' only the first \(IgnoreFile.limits.patterns) patterns in \(IgnoreFile.limits.bytes >> 10) KiB count"
    }
  }
}
