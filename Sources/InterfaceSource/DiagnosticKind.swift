/// A kind of finding: its id, its severity, and its documentation.
///
/// Kinds are static members next to the check that reports them. `ninefold explain`,
/// the pages in `docs/rules` and the tests of the examples are generated from them:
///
/// ```swift
/// for diagnostic in compilation.diagnostics where diagnostic.severity == .error {
///   print(diagnostic.message, diagnostic.kind.remedy)
/// }
/// ```
public struct DiagnosticKind: Identifiable, Sendable {
  /// The subject of a kind of finding, which is a chapter of the documentation.
  public enum Category: String, CaseIterable, Sendable {
    /// The bytes of the file and its XML.
    case file
    /// The elements, attributes and values of the format.
    case document
    /// Objects, their ids, and the references to them.
    case references
    /// Single constraints.
    case constraints
    /// Variations by traits, and their masks.
    case variations
    /// The results of solving the constraints.
    case layout
    /// Scenes, segues, cells and connections, and their use by code.
    case scenes
    /// The app's classes, outlets and actions, checked against its sources.
    case classes
    /// Features that are missing or deprecated in the systems on which an app runs.
    case availability
    /// Texts, fonts and accessibility.
    case texts
    /// Conventions that a team may enforce in all its documents.
    case conventions
    /// Asset catalogs, strings files and string catalogs.
    case assets
    /// Configuration files, `.ninefold.yml`.
    case configuration
  }

  /// The parts of a kind, which all copies of the kind share.
  private struct Content {
    let id: String
    let severity: Diagnostic.Severity
    let category: Category
    let summary: String
    let rationale: String
    let remedy: String
    var aliases: [String] = []
    var isOptIn = false
    var options: [Option] = []
  }

  private final class Storage: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  private let storage: Storage

  private init(_ content: Content) { storage = Storage(content) }

  /// The stable name in kebab case, such as `dangling-reference`.
  public var id: String { storage.content.id }
  /// The severity of a finding unless it specifies another one.
  public var severity: Diagnostic.Severity { storage.content.severity }
  /// The subject of the kind.
  public var category: Category { storage.content.category }
  /// A summary of the problem, in one sentence.
  public var summary: String { storage.content.summary }
  /// The consequences of the problem, and how Ninefold treats such a document.
  public var rationale: String { storage.content.rationale }
  /// The way to fix the problem.
  public var remedy: String { storage.content.remedy }
  /// The aliases in configurations, such as IBLinter's names.
  public var aliases: [String] { storage.content.aliases }
  /// A Boolean value that indicates whether the rule is checked only if enabled explicitly.
  public var isOptIn: Bool { storage.content.isOptIn }
  /// The options that configurations can set.
  public var options: [Option] { storage.content.options }

  package init(
    _ id: String, _ severity: Diagnostic.Severity, _ category: Category, summary: String,
    rationale: String, remedy: String
  ) {
    self.init(
      Content(
        id: id, severity: severity, category: category, summary: summary, rationale: rationale,
        remedy: remedy))
  }

  /// The kind as a rule that is checked only if enabled explicitly.
  package var optIn: DiagnosticKind {
    var content = storage.content
    content.isOptIn = true
    return DiagnosticKind(content)
  }

  /// Returns the kind with aliases in configurations, such as IBLinter's names.
  package func aliased(_ names: String...) -> DiagnosticKind {
    var content = storage.content
    content.aliases = names
    return DiagnosticKind(content)
  }

  /// Returns the kind with options that configurations can set.
  package func configured(by options: Option...) -> DiagnosticKind {
    var content = storage.content
    content.options = options
    return DiagnosticKind(content)
  }
}

extension DiagnosticKind: Hashable {
  /// Returns whether both are the same kind, which their unique ids determine.
  public static func == (one: DiagnosticKind, other: DiagnosticKind) -> Bool { one.id == other.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
