import InterfaceSource
import NinefoldProject

/// A table of the rules with findings, with their number by severity, most frequent first.
enum SummaryReport {
  private struct Row {
    var counts = SeverityCounts()
    var files: Set<PathKey> = []

    mutating func add(_ entry: FileReport.Entry, in path: String) {
      counts.add(entry.diagnostic.severity)
      files.insert(PathKey(path))
    }

    func cells(_ name: String) -> [String] {
      let numbers = [counts.errors, counts.warnings, counts.notes, counts.total, files.count]
      return [name] + numbers.map { "\($0)" }
    }
  }

  static func text(_ run: LintRun) -> String {
    var rows: [String: Row] = [:]
    var all = Row()
    for (path, entry) in run.findings {
      rows[entry.diagnostic.id, default: Row()].add(entry, in: path)
      all.add(entry, in: path)
    }
    guard !rows.isEmpty else { return run.isQuiet ? "" : run.sum + "\n" }
    let ordered = rows.sorted {
      (-$0.value.counts.total, $0.key) < (-$1.value.counts.total, $1.key)
    }
    let table = TextColumns.aligned(
      [["rule", "errors", "warnings", "notes", "total", "files"]]
        + ordered.map { $0.value.cells($0.key) } + [all.cells("all")])
    return run.isQuiet ? table : table + "\n" + run.sum + "\n"
  }
}
