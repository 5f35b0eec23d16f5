import InterfaceSource

/// What a run of `lint` came to, as every reporter gets it.
struct LintRun: Sendable {
  /// What was found, file by file: documents, catalogs, strings, configurations.
  var reports: [FileReport]
  /// The paths of the documents; those without a report could not be read.
  var documents: [String]
  /// Whether only findings are wanted, no sums.
  var isQuiet = false
  /// How many findings were mended, such as `2 findings in 1 document`; nil where none was.
  var mended: String?
  /// The folder that relative paths start from, absolute; nil where it is not known.
  var folder: String?
  /// The folder that GitHub names files from, absolute; nil where there is none.
  var workspace: String?

  /// A path as programs that keep a project's files apart want it: below the folder that relative paths start
  /// from, where it is there.
  func relative(_ path: String) -> String {
    var path = path.utf8[...]
    if let folder, path.starts(with: "\(folder)/".utf8) {
      path = path.dropFirst(folder.utf8.count + 1)
    }
    while path.starts(with: "./".utf8), path.count > 2 { path = path.dropFirst(2) }
    return String(decoding: path, as: UTF8.self)
  }

  /// A path as GitHub wants it: below its workspace, where it is there.
  func inWorkspace(_ path: String) -> String {
    let relative = relative(path)
    guard let workspace, let folder else { return relative }
    let whole = relative.utf8.first == UInt8(ascii: "/") ? relative : Path.join(folder, relative)
    guard whole.utf8.starts(with: "\(workspace)/".utf8) else { return relative }
    return String(decoding: whole.utf8.dropFirst(workspace.utf8.count + 1), as: UTF8.self)
  }

  /// All findings that are printed, with their files' paths.
  var findings: some Sequence<(path: String, entry: FileReport.Entry)> {
    reports.lazy.flatMap { report in
      report.entries.lazy.map { (path: report.path, entry: $0) }
    }
  }

  /// How many findings there are and where, such as `3 warnings, 1 note in 2 of 14 documents`, after how many
  /// were mended.
  var sum: String {
    (mended.map { "mended \($0); " } ?? "") + found
  }

  private var found: String {
    let read = Set(reports.map { PathKey($0.path) })
    let known = Set(documents.map { PathKey($0) }).intersection(read)
    let counts = SeverityCounts(findings.lazy.map(\.entry.diagnostic.severity))
    guard counts.total > 0 else { return "nothing found in \(Self.count(known.count))" }
    let paths = Set(reports.lazy.filter { !$0.entries.isEmpty }.map { PathKey($0.path) })
    let inDocuments = paths.count { known.contains($0) }
    let others = paths.count - inDocuments
    var places: [String] = []
    if inDocuments > 0 { places.append("\(inDocuments) of \(Self.count(known.count))") }
    if others > 0 {
      places.append(
        inDocuments > 0
          ? "\(others) other file\(others == 1 ? "" : "s")"
          : "\(others) file\(others == 1 ? "" : "s") beside \(Self.count(known.count))")
    }
    return "\(counts.words) in \(places.joined(separator: " and "))"
  }

  private static func count(_ documents: Int) -> String {
    "\(documents) document\(documents == 1 ? "" : "s")"
  }
}
