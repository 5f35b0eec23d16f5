import InterfaceSource

/// The words of findings that the reports for people share.
enum FindingText {
  /// The message with where it holds: `the width is open (everywhere)`.
  static func message(_ entry: FileReport.Entry, in report: FileReport) -> String {
    message(entry, of: report.configurations)
  }

  /// The message with where it holds.
  ///
  /// `all` are the names of all configurations that were looked into.
  static func message(_ entry: FileReport.Entry, of all: [String]) -> String {
    entry.diagnostic.message + places(entry.diagnostic.configurations, of: all)
  }

  /// Where a finding holds, in as few words as say it: the names, or those that are missing.
  private static func places(_ names: [String], of all: [String]) -> String {
    guard !names.isEmpty else { return "" }
    guard all.count > 1 else { return " (in \(names.joined(separator: ", ")))" }
    let those = Set(names)
    let others = all.filter { !those.contains($0) }
    guard others.count * 2 < names.count else { return " (in \(names.joined(separator: ", ")))" }
    return others.isEmpty
      ? " (everywhere)" : " (everywhere but \(others.joined(separator: ", ")))"
  }

  /// The place of a note: in its own file, in the finding's, or that of the finding.
  static func place(
    _ note: FileReport.PlacedNote, of entry: FileReport.Entry, in path: String
  ) -> String {
    note.note.path ?? place(path, note.location ?? entry.start)
  }

  /// `path:line:column`.
  static func place(_ path: String, _ location: SourcePosition) -> String {
    "\(path):\(location.line):\(location.column)"
  }
}
