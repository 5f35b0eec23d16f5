import InterfaceSource
import SourceScanning

extension ProjectGap {
  /// The maximum number of parts listed below a finding.
  private static let mostNotes = 3

  /// Returns the notes for a finding that these parts leave uncertain.
  static func notes(_ gaps: [ProjectGap]) -> [Diagnostic.Note] {
    guard !gaps.isEmpty else { return [] }
    let named = gaps.prefix(mostNotes).map {
      Diagnostic.Note("\($0.message), so the finding is uncertain", range: .start, path: $0.path)
    }
    let rest = gaps.count - named.count
    guard rest > 0 else { return named }
    return named + [
      Diagnostic.Note(
        rest == 1
          ? "one more part of the project was not checked"
          : "\(rest) more parts of the project were not checked")
    ]
  }
}
