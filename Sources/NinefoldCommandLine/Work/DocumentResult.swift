import LintPolicy
import NinefoldProject
import Reporting
import InterfaceEmission
import InterfaceLint
import Ninefold

/// What is left to say of a document when a worker is done with it.
struct DocumentResult: Sendable {
  /// What was found in the document; nil when it could not be read.
  var report: FileReport?
  /// What was found in it by an earlier run whose result is used again; nil otherwise.
  @Apart var kept: (path: String, result: KeptResult)?
  /// The key of what becomes of it in the cache; nil without one.
  var key: Digest?
  /// The files that its result depends on; empty where nobody wants to know.
  var dependencies: [Dependency] = []
  /// What was found in the files of the document's texts in other languages.
  var localizationReports: [FileReport] = []
  /// What rules found in it, and what it says to those of its project; nil where it was not checked.
  @Apart var lint: LintResult?
  /// Whether something could be made of the document.
  var isMade = false
  /// What became of the statements of its configuration; nil without one.
  @Apart var configurationUse: ConfigurationUse?
  /// What became of suppressions; nil without any.
  @Apart var lintUse: LintUse?
  /// What the environment did not allow.
  var faults: [EnvironmentError] = []
  /// What became of the document, where a command puts several together.
  @Apart var compilation: Compilation?
  /// What is known of the document in windows of any size; nil where nobody asks.
  @Apart var resizing: Resizing?
  /// What code can ask of the document by name; nil where nobody asks.
  @Apart var code: DocumentCode?
  /// Why its views lie where they lie; nil where nobody asks.
  @Apart var explanations: LayoutExplanations?
  /// What a page shows of the document; nil where no page is wanted, or it could not be read.
  @Apart var page: PageDocument?
  /// The pictures that were drawn of it; nil where none were asked for, or it could not be read.
  @Apart var pictures: DocumentPictures?
  /// What goes to standard output.
  var output: [UInt8] = []
}
