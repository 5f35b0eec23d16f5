import InterfaceSource

extension Diagnostic.Severity {
  /// Returns the value for the severity in some format.
  func choose<Value>(_ error: Value, _ warning: Value, _ note: Value) -> Value {
    switch self {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
