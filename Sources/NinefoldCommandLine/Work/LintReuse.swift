import Ninefold
import ProjectIndex

/// What is known of the files of one state of a project because it is the same in another one.
struct LintReuse: Sendable {
  /// What became of documents, by their real paths.
  var documents: [PathKey: DocumentResult] = [:]
  /// What is known of projects and sources.
  var scans = KnownSources()
}
