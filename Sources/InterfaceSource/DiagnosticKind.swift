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

  /// The stable name in kebab case, such as `dangling-reference`.
  public let id: String
  /// The severity of a finding unless it specifies another one.
  public let severity: Diagnostic.Severity
  /// The subject of the kind.
  public let category: Category
  /// A summary of the problem, in one sentence.
  public let summary: String
  /// The consequences of the problem, and how Ninefold treats such a document.
  public let rationale: String
  /// The way to fix the problem.
  public let remedy: String
  /// The aliases in configurations, such as IBLinter's names.
  public private(set) var aliases: [String] = []
  /// A Boolean value that indicates whether the rule is checked only if enabled explicitly.
  public private(set) var isOptIn = false
  /// The options that configurations can set.
  public private(set) var options: [Option] = []

  package init(
    _ id: String, _ severity: Diagnostic.Severity, _ category: Category, summary: String,
    rationale: String, remedy: String
  ) {
    self.id = id
    self.severity = severity
    self.category = category
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
  }

  /// The kind as a rule that is checked only if enabled explicitly.
  package var optIn: DiagnosticKind {
    var kind = self
    kind.isOptIn = true
    return kind
  }

  /// Returns the kind with aliases in configurations, such as IBLinter's names.
  package func aliased(_ names: String...) -> DiagnosticKind {
    var kind = self
    kind.aliases = names
    return kind
  }

  /// Returns the kind with options that configurations can set.
  package func configured(by options: Option...) -> DiagnosticKind {
    var kind = self
    kind.options = options
    return kind
  }
}

extension DiagnosticKind: Hashable {
  /// Returns whether both are the same kind, which their unique ids determine.
  public static func == (one: DiagnosticKind, other: DiagnosticKind) -> Bool { one.id == other.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
