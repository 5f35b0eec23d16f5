package import Ninefold

/// A warning about a probable mistake in the environment.
package enum EnvironmentWarning: Hashable, Sendable {
  /// A warning of a search for files.
  case search(SearchWarning)
  /// A baseline contains findings that no longer exist.
  case staleBaseline(path: String, count: Int)
  /// Findings about broken documents are not in any baseline.
  case brokenDocuments(count: Int)
  /// A document is not fixed because it is a link to a file outside the named folder.
  case linkOutOfFolder(path: String, folder: String)

  /// An app's property list names a storyboard that is not among the documents; the nearest name
  /// may be meant.
  case missingStoryboard(name: String, propertyList: String, nearest: String?)
  /// An app requires compatibility, whose effect depends on its SDK, which is unknown.
  case unknownSDK(propertyList: String)
  /// Results cannot be cached for later runs.
  case cacheUnwritable(EnvironmentError)
  /// A picture shows a placeholder instead of an image.
  case placeholder(path: String, PlaceholderReason)
  /// PDF images are drawn as placeholders because the program that converts them is not installed.
  case noPDFConverter
  /// A `.gitignore` file exceeds the limits.
  case ignoreFileCut(path: String)

  /// A description of the warning: lower case, no full stop.
  package var message: String {
    switch self {
    case .search(let warning): warning.message
    case .cacheUnwritable(let fault): "results are not cached: \(fault.message)"
    case .staleBaseline(let path, let count):
      """
      '\(path)' contains \(count == 1 ? "a finding that no longer occurs" : "\(count) findings that no longer occur"): \
      use --prune-baseline to remove \(count == 1 ? "it" : "them")
      """
    case .brokenDocuments(let count):
      (count == 1 ? "a finding" : "\(count) findings")
        + " about broken documents cannot be added to a baseline"
    case .linkOutOfFolder(let path, let folder):
      "'\(path)' is not fixed because it is a link out of '\(folder)'; name the file itself to fix it"
    case .missingStoryboard(let name, let path, let nearest):
      "'\(path)' names the storyboard '\(name)', which is not among the documents"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownSDK(let path):
      "'\(path)' sets UIDesignRequiresCompatibility, which has an effect only in apps built with SDK 26, "
        + "and the SDK is unknown; specify it with --sdk"
    case .placeholder(let path, let reason):
      "'\(path)' is drawn as a placeholder: \(reason.message)"
    case .noPDFConverter:
      "PDF images are drawn as placeholders; drawing them requires 'pdftocairo': install poppler-utils "
        + "(Debian) or poppler (Homebrew)"
    case .ignoreFileCut(let path):
      "only the first \(IgnoreFile.limits.patterns) patterns in the first \(IgnoreFile.limits.bytes >> 10) KiB of '\(path)' apply"
    }
  }
}
