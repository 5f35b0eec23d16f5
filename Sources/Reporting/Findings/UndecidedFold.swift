import InterfaceLint
import InterfaceSource
import TextMeasurement

/// Combines the findings about names that may come from a part of the project that is not in the
/// checkout: the part is their one cause.
package enum UndecidedFold {
  /// The kinds of findings about files, images, colors and fonts.
  private static let folded: Set<DiagnosticKind.ID> = [
    MissingImage.kind.id, MissingColor.kind.id, MissingFont.kind.id, UnlistedFont.kind.id,
    MissingAppStoryboard.kind.id, DiagnosticKind.malformedFont.id,
  ]

  /// The cause of findings of a kind.
  private struct Cause: Hashable {
    var kind: DiagnosticKind.ID
    /// The paths of the parts that are not in the checkout.
    var paths: [String]
  }

  /// Keeps the first finding of each kind and cause, with the number of the others.
  ///
  /// Baselines and suppressions must have been applied already, because they identify each finding
  /// individually.
  package static func apply(to reports: inout [FileReport]) {
    var first: [Cause: (report: Int, entry: Int)] = [:]
    var others: [Cause: Int] = [:]
    for index in reports.indices {
      guard reports[index].entries.contains(where: { cause(of: $0) != nil }) else { continue }
      var remaining: [FileReport.Entry] = []
      for entry in reports[index].entries {
        guard let cause = cause(of: entry) else {
          remaining.append(entry)
          continue
        }
        if first[cause] == nil {
          first[cause] = (index, remaining.count)
          remaining.append(entry)
        } else {
          others[cause, default: 0] += 1
        }
      }
      reports[index].entries = remaining
    }
    for (cause, count) in others {
      guard let position = first[cause] else { continue }
      reports[position.report].entries[position.entry].notes.append(
        FileReport.PlacedNote(
          note: Diagnostic.Note(
            count == 1
              ? "one more finding of this rule has the same cause"
              : "\(count) more findings of this rule have the same cause")))
    }
  }

  /// Returns the cause of a finding that a missing part leaves undecided, or `nil` for others.
  private static func cause(of entry: FileReport.Entry) -> Cause? {
    let finding = entry.diagnostic
    guard folded.contains(finding.kind.id), finding.severity == .note else { return nil }
    // All pointers are fetched together.
    if finding.kind.id == DiagnosticKind.malformedFont.id {
      return Cause(kind: finding.kind.id, paths: [])
    }
    let paths = finding.notes.compactMap(\.path)
    return finding.isUndecided && !paths.isEmpty ? Cause(kind: finding.kind.id, paths: paths) : nil
  }
}
