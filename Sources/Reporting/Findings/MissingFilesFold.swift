import InterfaceAssets
import InterfaceSource
import NinefoldProject

/// Combines the findings about missing files of an asset catalog: they have one cause, such as
/// large files that are not checked out, or a folder that was not added.
package enum MissingFilesFold {
  /// Keeps the first finding of each catalog, with notes for the others.
  ///
  /// Baselines and suppressions must have been applied already, because they identify each file
  /// individually.
  package static func apply(to reports: inout [FileReport]) {
    var first: [PathKey: (report: Int, entry: Int)] = [:]
    var others: [PathKey: [(path: String, entry: FileReport.Entry)]] = [:]
    let folded = DiagnosticKind.assetFileMissing.id
    for index in reports.indices {
      guard reports[index].entries.contains(where: { $0.diagnostic.kind.id == folded }),
        let catalog = catalog(of: reports[index].path)
      else { continue }
      var remaining: [FileReport.Entry] = []
      for entry in reports[index].entries {
        guard entry.diagnostic.kind.id == folded else {
          remaining.append(entry)
          continue
        }
        if first[catalog] == nil {
          first[catalog] = (index, remaining.count)
          remaining.append(entry)
        } else {
          others[catalog, default: []].append((reports[index].path, entry))
        }
      }
      reports[index].entries = remaining
    }
    for (catalog, more) in others {
      guard let position = first[catalog] else { continue }
      let notes = more.prefix(mostNotes).map {
        FileReport.PlacedNote(
          note: Diagnostic.Note(
            $0.entry.diagnostic.message, range: $0.entry.diagnostic.range, path: $0.path),
          location: $0.entry.start, utf16Column: $0.entry.columns.start)
      }
      let rest = more.count - notes.count
      reports[position.report].entries[position.entry].notes +=
        notes
        + (rest > 0
          ? [
            FileReport.PlacedNote(
              note: Diagnostic.Note("\(rest) more files in this catalog do not exist"))
          ] : [])
    }
  }

  /// Returns the asset catalog that contains a file, or `nil` if it is in none.
  private static func catalog(of path: String) -> PathKey? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return PathKey(parts[...last].joined(separator: "/"))
  }

  private static let mostNotes = 8
}
