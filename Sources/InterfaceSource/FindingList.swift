/// A list of the findings of one stage: the first ones of each kind and severity, and the number of
/// further ones.
///
/// Each finding takes about a kilobyte, so a small document with a problem in every element would
/// otherwise take much memory for findings that no one would read.
package struct FindingList: Sendable {
  /// The key by which findings are counted: a kind may have different severities.
  private struct Group: Hashable {
    var id: String
    var severity: Diagnostic.Severity
  }

  /// The findings of a group that were dropped.
  private struct Surplus {
    var kind: DiagnosticKind
    var range: SourceRange
    var count: Int
  }

  /// The default limit of stored findings of one kind; real documents have at most 59.
  package static let standardLimit = 1_000

  /// The maximum number of stored findings of one kind.
  private let limit: Int
  private var stored: [Diagnostic] = []
  private var counts: [Group: Int] = [:]
  private var surplus: [Group: Surplus] = [:]

  /// Creates an empty list.
  ///
  /// - Parameter limit: The maximum number of stored findings of one kind.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Appends a finding, or only counts it if the limit of its kind is reached.
  package mutating func append(_ diagnostic: Diagnostic) {
    let group = Group(id: diagnostic.id, severity: diagnostic.severity)
    let count = counts[group, default: 0] + 1
    guard count > limit else {
      counts[group] = count
      stored.append(diagnostic)
      return
    }
    surplus[
      group,
      default: Surplus(kind: diagnostic.kind, range: diagnostic.range, count: 0)
    ].count += 1
  }

  /// The findings in the order in which they were reported, followed by a note with the number of
  /// dropped findings for each kind that exceeded the limit.
  package var diagnostics: [Diagnostic] {
    stored
      + surplus.values.sorted {
        ($0.kind.id, $0.range.start) < ($1.kind.id, $1.range.start)
      }.map {
        .findingsOmitted($0.count, of: $0.kind, from: $0.range, limit: limit)
      }
  }

  /// The findings in file order.
  package var sorted: [Diagnostic] {
    diagnostics.sorted {
      ($0.range.start, $0.range.end, $0.id) < ($1.range.start, $1.range.end, $1.id)
    }
  }
}

extension DiagnosticKind {
  /// The kinds that any stage may report.
  package static let ofFindings: [DiagnosticKind] = [.findingsOmitted, .skippedInput]

  package static let findingsOmitted = DiagnosticKind(
    "findings-omitted", .note, .document,
    summary: "A document has more findings of a kind than Ninefold keeps.",
    rationale:
      "To limit memory, Ninefold keeps the first 1,000 findings of each kind in a document. "
      + "Real documents have fewer than a hundred of any kind.",
    remedy: "Fix the other findings first, or raise the limit with --limit findings=NUMBER."
  ).aliased("findings-left-out")

  package static let skippedInput = DiagnosticKind(
    "skipped-input", .note, .file,
    summary: "A file or part of the project was not checked.",
    rationale:
      "It cannot be read or is missing, for example a submodule or dependency that is not "
      + "checked out, or the project is too large. Ninefold finds nothing in it. Findings "
      + "elsewhere become notes if the missing part could explain them.",
    remedy: "Check out the missing part, or make the file readable."
  ).aliased("not-looked-into")
}

extension Diagnostic {
  fileprivate static func findingsOmitted(
    _ count: Int, of kind: DiagnosticKind, from range: SourceRange, limit: Int
  ) -> Diagnostic {
    Diagnostic(
      .findingsOmitted, at: range,
      message: count == 1
        ? "one more '\(kind.id)' finding is omitted"
        : "\(count) more '\(kind.id)' findings are omitted",
      notes: [
        Note("the first \(limit) are kept; raise the limit with --limit findings=NUMBER")
      ])
  }
}
