import InterfaceSource
import NinefoldProject

/// What a run of `lint` came to, as every reporter gets it.
package struct LintRun: Sendable {
  /// What was found, file by file: documents, catalogs, strings, configurations.
  package var reports: [FileReport]
  /// The paths of the documents; those without a report could not be read.
  package var documents: [String]
  /// What of the projects was not looked into, and documents that could not be read.
  package var omissions: [Omission]
  /// Whether only findings are wanted, no sums.
  package var isQuiet = false
  /// How many findings were mended, such as `2 findings in 1 document`; nil where none was.
  package var mended: String?
  /// What was written to a baseline, such as `wrote 12 findings to 'known.json'`; nil where nothing was.
  package var written: String?
  /// The folder that relative paths start from, absolute; nil where it is not known.
  package var folder: String?
  /// The folder that GitHub names files from, absolute; nil where there is none.
  package var workspace: String?

  /// Takes what was found in documents.
  package init(reports: [FileReport], documents: [String], omissions: [Omission] = []) {
    self.reports = reports
    self.documents = documents
    self.omissions = omissions
  }

  /// A path as programs that keep a project's files apart want it: below the folder that relative paths start
  /// from, where it is there.
  package func relative(_ path: String) -> String {
    var path = path.utf8[...]
    if let folder, path.starts(with: "\(folder)/".utf8) {
      path = path.dropFirst(folder.utf8.count + 1)
    }
    while path.starts(with: "./".utf8), path.count > 2 { path = path.dropFirst(2) }
    return String(decoding: path, as: UTF8.self)
  }

  /// A path as GitHub wants it: below its workspace, where it is there.
  package func inWorkspace(_ path: String) -> String {
    let relative = relative(path)
    guard let workspace, let folder else { return relative }
    let whole = relative.utf8.first == UInt8(ascii: "/") ? relative : Path.join(folder, relative)
    guard whole.utf8.starts(with: "\(workspace)/".utf8) else { return relative }
    return String(decoding: whole.utf8.dropFirst(workspace.utf8.count + 1), as: UTF8.self)
  }

  /// Whether nothing at all is known: no document was there, and nothing was found elsewhere, mended or written.
  package var isEmpty: Bool {
    documents.isEmpty && omissions.isEmpty && reports.allSatisfy(\.entries.isEmpty)
      && mended == nil && written == nil
  }

  /// All findings that are printed, with their files' paths.
  package var findings: some Sequence<(path: String, entry: FileReport.Entry)> {
    reports.lazy.flatMap { report in
      report.entries.lazy.map { (path: report.path, entry: $0) }
    }
  }

  /// All that was not looked into: documents that were skipped in the order of the reports, then the rest.
  var allOmissions: [Omission] {
    // What is named twice is skipped once.
    var seen: Set<PathKey> = []
    return (reports.compactMap(\.omission) + omissions).filter {
      seen.insert(PathKey($0.path)).inserted
    }
  }

  /// What was not looked into as notes, file by file; a document that says so among its findings is left out.
  var omissionReports: [FileReport] {
    let told = Set(
      reports.filter { report in
        report.entries.contains { Omission.kinds.contains($0.diagnostic.id) }
      }.map { PathKey($0.path) })
    return allOmissions.filter { !told.contains(PathKey($0.path)) }.map { omission in
      var finding = omission.finding
      // The file itself is not at hand any more.
      finding.range = .start
      finding.notes = finding.notes.map { note in
        var note = note
        note.range = nil
        return note
      }
      return FileReport([finding], in: SourceFile(path: omission.path, bytes: []))
    }
  }

  /// How many findings there are and where, such as `3 warnings, 1 note in 2 of 14 documents`, after how many
  /// were mended, and what was not looked into.
  package var sum: String {
    (mended.map { "mended \($0); " } ?? "") + (written.map { "\($0); " } ?? "") + found
      + (omissionWords.map { "; \($0)" } ?? "")
  }

  private var found: String {
    let read = Set(reports.filter { $0.omission == nil }.map { PathKey($0.path) })
    let known = Set(documents.map { PathKey($0) }).intersection(read)
    let counts = SeverityCounts(findings.lazy.map(\.entry.diagnostic.severity))
    guard counts.total > 0 else {
      let nothing = written == nil ? "nothing" : "nothing else"
      return "\(nothing) found in \(CountedNoun.text(known.count, "document"))"
    }
    let paths = Set(reports.lazy.filter { !$0.entries.isEmpty }.map { PathKey($0.path) })
    let inDocuments = paths.count { known.contains($0) }
    let others = paths.count - inDocuments
    var places: [String] = []
    if inDocuments > 0 {
      places.append("\(inDocuments) of \(CountedNoun.text(known.count, "document"))")
    }
    if others > 0 {
      places.append(
        inDocuments > 0
          ? CountedNoun.text(others, "other file")
          : known.isEmpty
            ? CountedNoun.text(others, "file")
            : "\(CountedNoun.text(others, "file")) beside \(CountedNoun.text(known.count, "document"))"
      )
    }
    return "\(counts.words) in \(places.joined(separator: " and "))"
  }

  /// How many parts of projects the sum names.
  private static let mostNames = 3

  /// Such as `3 skipped: 2 for macOS, 1 not fetched by Git LFS`, and what of the projects is missing; nil where
  /// everything was looked into.
  package var omissionWords: String? {
    var words: [String] = []
    if let skipped = Omission.Skip.words(allOmissions.compactMap(\.skip)) { words.append(skipped) }
    let parts = omissions.filter { $0.skip == nil }
    if !parts.isEmpty {
      let named = parts.prefix(Self.mostNames).map { "'\($0.path)' (\($0.finding.message))" }
      let rest = parts.count - named.count
      words.append(
        "not looked into: " + named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}
