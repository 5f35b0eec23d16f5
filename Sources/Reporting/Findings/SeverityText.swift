package import InterfaceSource

/// Severities as they are printed.
package enum SeverityText {
  /// The word, between the sequences of a terminal that colour it where colours are wanted.
  package static func word(_ severity: Diagnostic.Severity, isColored: Bool) -> String {
    guard isColored else { return severity.rawValue }
    return "\u{1B}[1;\(severity.choose(31, 33, 36))m\(severity.rawValue)\u{1B}[0m"
  }
}
