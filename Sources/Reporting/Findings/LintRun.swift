import InterfaceSource
package import Ninefold
import NinefoldProject

/// The results of a run of `lint`, which every reporter receives.
package struct LintRun: Sendable {
  /// The findings by file: documents, catalogs, strings, configurations.
  package var reports: [FileReport]
  /// The paths of the documents.
  ///
  /// Those without a report could not be read.
  package var documents: [String]
  /// The parts of the projects that were not examined, and documents that could not be read.
  package var omissions: [Omission]
  /// The names of devices in texts for people.
  package var devices = DeviceTitles()
  /// Whether summaries are omitted.
  package var isQuiet = false
  /// The number of fixed findings, such as `2 findings in 1 document`, or `nil` if there are none.
  package var fixed: String?
  /// The report about the baseline, such as `wrote 12 findings to 'readDocuments.json'`, or `nil` if none
  /// was written.
  package var written: String?
  /// The absolute path of the folder that relative paths start from, or `nil` if it is unknown.
  package var folder: String?
  /// The absolute path of the folder that GitHub's paths are relative to, or `nil` if there is
  /// none.
  package var workspace: String?

  /// Creates a run with the findings in documents.
  package init(reports: [FileReport], documents: [String], omissions: [Omission] = []) {
    self.reports = reports
    self.documents = documents
    self.omissions = omissions
  }

  /// Returns a path for programs that distinguish the files of a project: relative to the current
  /// folder, if it is inside.
  package func relative(_ path: String) -> String {
    var path = path.utf8[...]
    if let folder, path.starts(with: "\(folder)/".utf8) {
      path = path.dropFirst(folder.utf8.count + 1)
    }
    while path.starts(with: "./".utf8), path.count > 2 { path = path.dropFirst(2) }
    return String(decoding: path, as: UTF8.self)
  }

  /// Returns a path for GitHub: relative to its workspace, if it is inside.
  package func inWorkspace(_ path: String) -> String {
    let relative = relative(path)
    guard let workspace, let folder else { return relative }
    let whole = relative.utf8.first == UInt8(ascii: "/") ? relative : Path.join(folder, relative)
    guard whole.utf8.starts(with: "\(workspace)/".utf8) else { return relative }
    return String(decoding: whole.utf8.dropFirst(workspace.utf8.count + 1), as: UTF8.self)
  }

  /// Whether there are no results at all: no documents, no findings in other files, nothing fixed
  /// and nothing written.
  package var isEmpty: Bool {
    documents.isEmpty && omissions.isEmpty && reports.allSatisfy(\.isEmpty)
      && fixed == nil && written == nil
  }

  /// All printed findings, with the paths of their files.
  package var findings: some Sequence<(path: String, entry: FileReport.Entry)> {
    reports.lazy.flatMap { report in
      report.entries.lazy.map { (path: report.path, entry: $0) }
    }
  }

  /// All omissions: skipped documents in the order of the reports, then the others.
  var allOmissions: [Omission] {
    // A file that is named twice is skipped once.
    var seen: Set<PathKey> = []
    return (reports.compactMap(\.omission) + omissions).filter {
      seen.insert(PathKey($0.path)).inserted
    }
  }

  /// Notes about the omissions, by file, except documents with a finding about it.
  var omissionReports: [FileReport] {
    let reported = Set(
      reports.filter { report in
        report.entries.contains { Omission.kinds.contains($0.diagnostic.id) }
      }.map { PathKey($0.path) })
    return allOmissions.filter { !reported.contains(PathKey($0.path)) }.map { omission in
      var finding = omission.finding
      // The file's bytes are no longer available.
      finding.range = .start
      finding.notes = finding.notes.map { note in
        var note = note
        note.range = nil
        return note
      }
      return FileReport([finding], in: SourceFile(path: omission.path, bytes: []))
    }
  }

  /// A summary such as `3 warnings, 1 note in 2 of 14 documents`, after the number of fixed
  /// findings, and followed by the omissions.
  package var sum: String {
    (fixed.map { "fixed \($0); " } ?? "") + (written.map { "\($0); " } ?? "") + found
      + (omissionSummary.map { "; \($0)" } ?? "")
  }

  private var found: String {
    let read = Set(reports.filter { $0.omission == nil }.map { PathKey($0.path) })
    let readDocuments = Set(documents.map { PathKey($0) }).intersection(read)
    var counts = SeverityCounts()
    for report in reports {
      for entry in report.entries { counts.add(entry.diagnostic.severity) }
    }
    guard counts.total > 0 else {
      let none = written == nil ? "no findings" : "no other findings"
      return "\(none) in \(CountedNoun.text(readDocuments.count, "document"))"
    }
    let paths = Set(reports.lazy.filter { !$0.isEmpty }.map { PathKey($0.path) })
    let inDocuments = paths.count { readDocuments.contains($0) }
    let others = paths.count - inDocuments
    var parts: [String] = []
    if inDocuments > 0 {
      parts.append("\(inDocuments) of \(CountedNoun.text(readDocuments.count, "document"))")
    }
    if others > 0 {
      parts.append(
        inDocuments > 0
          ? CountedNoun.text(others, "other file")
          : readDocuments.isEmpty
            ? CountedNoun.text(others, "file")
            : "\(CountedNoun.text(others, "other file")), none in \(CountedNoun.text(readDocuments.count, "document"))"
      )
    }
    return "\(counts.summary) in \(parts.joined(separator: " and "))"
  }

  /// The maximum number of parts of projects that the summary names.
  private static let mostNames = 3

  /// A text such as `3 skipped: 2 for macOS, 1 not fetched by Git LFS`, with the missing parts of
  /// the projects, or `nil` if everything was examined.
  package var omissionSummary: String? {
    var summary: [String] = []
    if let skipped = Omission.Skip.summary(allOmissions.compactMap(\.skip)) {
      summary.append(skipped)
    }
    let parts = omissions.filter { $0.skip == nil }
    if !parts.isEmpty {
      let named = parts.prefix(Self.mostNames).map { "'\($0.path)' (\($0.finding.message))" }
      let rest = parts.count - named.count
      summary.append(
        "not checked: " + named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
    }
    return summary.isEmpty ? nil : summary.joined(separator: "; ")
  }
}
