package import InterfaceSource

/// Severities as they are printed.
package enum SeverityText {
  /// The word, between the sequences of a terminal that colour it where colours are wanted.
  package static func word(_ severity: Diagnostic.Severity, isColored: Bool) -> String {
    guard isColored else { return severity.rawValue }
    let color =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return "\u{1B}[1;\(color)m\(severity.rawValue)\u{1B}[0m"
  }
}
