/// A kind of finding: its name, how severe it is, and what documentation and tests say of it.
///
/// Kinds are static members that stand beside the check that reports them. `ninefold explain`,
/// `docs/diagnostics.md` and the tests of the examples are made from them:
///
/// ```swift
/// for diagnostic in compilation.diagnostics where diagnostic.severity == .error {
///   print(diagnostic.message, diagnostic.kind.cure)
/// }
/// ```
public struct DiagnosticKind: Identifiable, Sendable {
  /// What a kind of finding is about; the chapters of the documentation.
  public enum Category: String, CaseIterable, Sendable {
    /// The bytes of the file and its XML.
    case file
    /// The elements, attributes and values of the format.
    case document
    /// Objects, their ids, and what names them.
    case references
    /// Constraints, each for itself.
    case constraints
    /// Variations by traits, and their masks.
    case variations
    /// What solving the constraints shows.
    case layout
    /// Scenes, segues, cells and connections, and what code needs of them.
    case scenes
    /// The app's classes, outlets and actions, held to its sources.
    case classes
    /// What the systems that an app runs on do not have, or do not have any more.
    case availability
    /// Texts, fonts and what a person needs who reads them.
    case texts
    /// What a team may want all its documents to agree in.
    case conventions
    /// Asset catalogs, strings files and string catalogs.
    case assets
    /// Configuration files, `.ninefold.yml`.
    case configuration
  }

  /// The stable name in kebab case, such as `dangling-reference`.
  public let id: String
  /// How severe a finding is unless its message says otherwise.
  public let severity: Diagnostic.Severity
  /// What it is about.
  public let category: Category
  /// What is wrong, in one sentence.
  public let summary: String
  /// What follows from it, and what Ninefold does with such a document.
  public let rationale: String
  /// How to mend it.
  public let cure: String
  /// Other names that configurations may call it by, such as IBLinter's.
  public private(set) var aliases: [String] = []
  /// Whether it is a rule that is checked only where it is asked for.
  public private(set) var isOptIn = false
  /// What configurations may say of how it works.
  public private(set) var options: [Option] = []

  /// Declares a kind.
  package init(
    _ id: String, _ severity: Diagnostic.Severity, _ category: Category, summary: String,
    rationale: String, cure: String
  ) {
    self.id = id
    self.severity = severity
    self.category = category
    self.summary = summary
    self.rationale = rationale
    self.cure = cure
  }

  /// The kind as a rule that is checked only where it is asked for.
  package var optIn: DiagnosticKind {
    var kind = self
    kind.isOptIn = true
    return kind
  }

  /// The kind with other names that configurations may call it by, such as IBLinter's.
  package func aliased(_ names: String...) -> DiagnosticKind {
    var kind = self
    kind.aliases = names
    return kind
  }

  /// The kind with what configurations may say of how it works.
  package func configured(by options: Option...) -> DiagnosticKind {
    var kind = self
    kind.options = options
    return kind
  }
}

extension DiagnosticKind: Hashable {
  /// Whether both are the same kind: ids are unique.
  public static func == (one: DiagnosticKind, other: DiagnosticKind) -> Bool { one.id == other.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
