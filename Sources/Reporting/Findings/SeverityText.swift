package import InterfaceSource

/// Printed severities.
package enum SeverityText {
  /// Returns the word, if requested in the terminal's escape sequences for its color.
  package static func word(_ severity: Diagnostic.Severity, isColored: Bool) -> String {
    guard isColored else { return severity.rawValue }
    return "\u{1B}[1;\(severity.choose(31, 33, 36))m\(severity.rawValue)\u{1B}[0m"
  }
}
