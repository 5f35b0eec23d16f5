import InterfaceSource

extension Diagnostic.Severity {
  /// Returns the value for the severity in some format.
  func choose<Word>(_ error: Word, _ warning: Word, _ note: Word) -> Word {
    switch self {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
