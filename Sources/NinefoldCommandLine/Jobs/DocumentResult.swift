import LintPolicy
import NinefoldProject
import Reporting
import InterfaceEmission
import InterfaceLint
import Ninefold

/// The result of a document, for use after its worker has finished.
struct DocumentResult: Sendable {
  /// The findings in the document, or `nil` if it could not be read.
  var report: FileReport?
  /// The cached result of an earlier run, or `nil` if there is none.
  @Indirect var cached: (path: String, result: CachedResult)?
  /// The key of the result, or `nil` if it is not used again.
  @Indirect var key: Digest?
  /// The answers of catalogs that the result depends on, or `nil` if it is not used again.
  @Indirect var reusable: ReusableResult?
  /// The properties of the layout file after it was written, or `nil` if they were not requested.
  @Indirect var outputStamp: FileStamp?
  /// The files that the result depends on.
  ///
  /// Empty if they were not requested.
  var dependencies: [Dependency] = []
  /// The findings in the files with the document's texts in other languages.
  var localizationReports: [FileReport] = []
  /// The findings of rules, and the names for the rules of its project, or `nil` if it was not
  /// checked.
  @Indirect var lint: LintResult?
  /// Whether a result could be produced.
  var isMade = false
  /// The usage of its configuration's declarations, or `nil` if it has no configuration.
  @Indirect var configurationUse: ConfigurationUsage?
  /// The usage of suppressions, or `nil` if there are none.
  @Indirect var lintUse: SuppressionUsage?
  /// The errors of the environment.
  var faults: [EnvironmentError] = []
  /// The compilation, for commands that combine several documents.
  @Indirect var compilation: Compilation?
  /// The result for windows of any size, or `nil` if it was not requested.
  @Indirect var resizing: Resizing?
  /// The names that code can use, or `nil` if they were not requested.
  @Indirect var code: DocumentCode?
  /// The explanations of its views' positions, or `nil` if they were not requested.
  @Indirect var explanations: LayoutExplanations?
  /// The part of a page for the document, or `nil` if no page was requested or the document could
  /// not be read.
  @Indirect var page: PageDocument?
  /// The pictures of the document, or `nil` if none were requested or it could not be read.
  @Indirect var pictures: DocumentPictures?
  /// The output to standard output.
  var output: [UInt8] = []
}
