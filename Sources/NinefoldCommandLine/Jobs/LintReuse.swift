import Ninefold
import ProjectIndex

/// Results for the files of one state of a project that are unchanged in another.
struct LintReuse: Sendable {
  /// The results of documents, by real path.
  var documents: [PathKey: LintedResult] = [:]
  /// The results of scanning projects and sources.
  var scans = ProjectIndexCache()
}
