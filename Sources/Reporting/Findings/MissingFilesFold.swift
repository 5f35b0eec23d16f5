import InterfaceAssets
import InterfaceSource
import NinefoldProject

/// Makes one finding of the files that an asset catalog misses: where one is not there because large files
/// are not checked out, or a folder was not added, the others are not for the same reason.
package enum MissingFilesFold {
  /// Leaves the first finding of each catalog, with notes for the others.
  ///
  /// Baselines and suppressions are applied already, so that each file is still known by itself.
  package static func apply(to reports: inout [FileReport]) {
    var first: [PathKey: (report: Int, entry: Int)] = [:]
    var others: [PathKey: [(path: String, entry: FileReport.Entry)]] = [:]
    let folded = DiagnosticKind.assetFileMissing.id
    for index in reports.indices {
      guard reports[index].entries.contains(where: { $0.diagnostic.kind.id == folded }),
        let catalog = catalog(of: reports[index].path)
      else { continue }
      var kept: [FileReport.Entry] = []
      for entry in reports[index].entries {
        guard entry.diagnostic.kind.id == folded else {
          kept.append(entry)
          continue
        }
        if first[catalog] == nil {
          first[catalog] = (index, kept.count)
          kept.append(entry)
        } else {
          others[catalog, default: []].append((reports[index].path, entry))
        }
      }
      reports[index].entries = kept
    }
    for (catalog, more) in others {
      guard let place = first[catalog] else { continue }
      let notes = more.prefix(mostNotes).map {
        FileReport.PlacedNote(
          note: Diagnostic.Note(
            $0.entry.diagnostic.message, range: $0.entry.diagnostic.range, path: $0.path),
          location: $0.entry.start, utf16Column: $0.entry.columns.start)
      }
      let rest = more.count - notes.count
      reports[place.report].entries[place.entry].notes +=
        notes
        + (rest > 0
          ? [
            FileReport.PlacedNote(
              note: Diagnostic.Note("\(rest) more files of this catalog do not exist"))
          ] : [])
    }
  }

  /// The asset catalog that a file is in; nil outside of any.
  private static func catalog(of path: String) -> PathKey? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return PathKey(parts[...last].joined(separator: "/"))
  }

  private static let mostNotes = 8
}
