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

  /// What is said of a kind: each finding refers to it.
  private final class Description: Sendable {
    let id: String
    let severity: Diagnostic.Severity
    let category: Category
    let summary: String
    let rationale: String
    let cure: String
    let examples: [DiagnosticExample]
    let aliases: [String]
    let isOptIn: Bool
    let options: [Option]
    let reasonWithoutExamples: String?

    init(
      _ id: String, _ severity: Diagnostic.Severity, _ category: Category, summary: String,
      rationale: String, cure: String, aliases: [String], isOptIn: Bool, options: [Option],
      examples: [DiagnosticExample], reasonWithoutExamples: String?
    ) {
      self.id = id
      self.severity = severity
      self.category = category
      self.summary = summary
      self.rationale = rationale
      self.cure = cure
      self.aliases = aliases
      self.isOptIn = isOptIn
      self.options = options
      self.examples = examples
      self.reasonWithoutExamples = reasonWithoutExamples
    }
  }

  private let description: Description

  /// The stable name in kebab case, such as `dangling-reference`.
  public var id: String { description.id }
  /// How severe a finding is unless its message says otherwise.
  public var severity: Diagnostic.Severity { description.severity }
  /// What it is about.
  public var category: Category { description.category }
  /// What is wrong, in one sentence.
  public var summary: String { description.summary }
  /// What follows from it, and what Ninefold does with such a document.
  public var rationale: String { description.rationale }
  /// How to mend it.
  public var cure: String { description.cure }
  /// Documents that have the fault, each with its mended twin; a test runs them.
  public var examples: [DiagnosticExample] { description.examples }
  /// Other names that configurations may call it by, such as IBLinter's.
  public var aliases: [String] { description.aliases }
  /// Whether it is a rule that is checked only where it is asked for.
  public var isOptIn: Bool { description.isOptIn }
  /// What configurations may say of how it works.
  public var options: [Option] { description.options }
  /// Why there are no examples; nil where there are.
  package var reasonWithoutExamples: String? { description.reasonWithoutExamples }

  /// Declares a kind with examples.
  package init(
    _ id: String, _ severity: Diagnostic.Severity, _ category: Category, summary: String,
    rationale: String, cure: String, aliases: [String] = [], isOptIn: Bool = false,
    options: [Option] = [], examples: [DiagnosticExample]
  ) {
    description = Description(
      id, severity, category, summary: summary, rationale: rationale, cure: cure, aliases: aliases,
      isOptIn: isOptIn, options: options, examples: examples, reasonWithoutExamples: nil)
  }

  /// Declares a kind that no small document can show.
  package init(
    _ id: String, _ severity: Diagnostic.Severity, _ category: Category, summary: String,
    rationale: String, cure: String, aliases: [String] = [], isOptIn: Bool = false,
    options: [Option] = [], withoutExamples reason: String
  ) {
    description = Description(
      id, severity, category, summary: summary, rationale: rationale, cure: cure, aliases: aliases,
      isOptIn: isOptIn, options: options, examples: [], reasonWithoutExamples: reason)
  }
}

extension DiagnosticKind: Hashable {
  /// Whether both are the same kind: ids are unique.
  public static func == (one: DiagnosticKind, other: DiagnosticKind) -> Bool {
    one.description === other.description || one.id == other.id
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
