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

  /// What is said of a kind.
  private struct Description: Sendable {
    let id: String
    let severity: Diagnostic.Severity
    let category: Category
    let summary: String
    let rationale: String
    let cure: String
    var examples: [DiagnosticExample] = []
    var reasonWithoutExamples: String?
    var aliases: [String] = []
    var isOptIn = false
    var options: [Option] = []
  }

  /// Holds a description: each finding refers to it.
  private final class Reference: Sendable {
    let description: Description

    init(_ description: Description) { self.description = description }
  }

  private let reference: Reference
  private var description: Description { reference.description }

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

  private init(_ description: Description) { reference = Reference(description) }

  /// Declares a kind with examples.
  package init(
    _ id: String, _ severity: Diagnostic.Severity, _ category: Category, summary: String,
    rationale: String, cure: String, examples: [DiagnosticExample]
  ) {
    self.init(
      Description(
        id: id, severity: severity, category: category, summary: summary, rationale: rationale,
        cure: cure, examples: examples))
  }

  /// Declares a kind that no small document can show.
  package init(
    _ id: String, _ severity: Diagnostic.Severity, _ category: Category, summary: String,
    rationale: String, cure: String, withoutExamples reason: String
  ) {
    self.init(
      Description(
        id: id, severity: severity, category: category, summary: summary, rationale: rationale,
        cure: cure, reasonWithoutExamples: reason))
  }

  private func with(_ change: (inout Description) -> Void) -> DiagnosticKind {
    var description = description
    change(&description)
    return DiagnosticKind(description)
  }

  /// The kind as a rule that is checked only where it is asked for.
  package var optIn: DiagnosticKind { with { $0.isOptIn = true } }

  /// The kind with other names that configurations may call it by, such as IBLinter's.
  package func aliased(_ names: String...) -> DiagnosticKind { with { $0.aliases = names } }

  /// The kind with what configurations may say of how it works.
  package func configured(by options: Option...) -> DiagnosticKind {
    with { $0.options = options }
  }
}

extension DiagnosticKind: Hashable {
  /// Whether both are the same kind: ids are unique.
  public static func == (one: DiagnosticKind, other: DiagnosticKind) -> Bool {
    one.reference === other.reference || one.id == other.id
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
