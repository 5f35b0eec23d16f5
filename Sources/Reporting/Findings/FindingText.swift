import InterfaceSource

/// Texts of findings that the reports for people share.
enum FindingText {
  /// Returns the message with its configurations: `the width is ambiguous (everywhere)`.
  static func message(_ entry: FileReport.Entry, in report: FileReport) -> String {
    message(entry, of: report.configurations)
  }

  /// Returns the message with its configurations.
  ///
  /// `all` are the names of all configurations that were examined.
  static func message(_ entry: FileReport.Entry, of all: [String]) -> String {
    entry.diagnostic.message + configurations(entry.diagnostic.configurations, of: all)
  }

  /// Returns the configurations of a finding in the shortest form: the affected or the unaffected
  /// ones.
  private static func configurations(_ names: [String], of all: [String]) -> String {
    guard !names.isEmpty else { return "" }
    guard all.count > 1 else { return " (in \(names.joined(separator: ", ")))" }
    let those = Set(names)
    let others = all.filter { !those.contains($0) }
    guard others.count * 2 < names.count else { return " (in \(names.joined(separator: ", ")))" }
    return others.isEmpty
      ? " (everywhere)" : " (everywhere but \(others.joined(separator: ", ")))"
  }

  /// Returns the position of a note: in its own file, in the finding's file, or that of the
  /// finding.
  static func location(
    _ note: FileReport.PlacedNote, of entry: FileReport.Entry, in path: String
  ) -> String {
    note.note.path ?? location(path, note.location ?? entry.start)
  }

  /// Returns `path:line:column`.
  static func location(_ path: String, _ location: SourcePosition) -> String {
    "\(path):\(location.line):\(location.column)"
  }
}
