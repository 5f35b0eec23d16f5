import InterfaceSource

/// The number of findings of each severity.
struct SeverityCounts: Sendable {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0

  init(_ severities: some Sequence<Diagnostic.Severity> = []) {
    for severity in severities { add(severity) }
  }

  mutating func add(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  var total: Int { errors + warnings + notes }

  /// A text such as `3 warnings, 1 note`, or empty if there are none.
  var summary: String {
    [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
      .map { CountedNoun.text($0, $1) }.joined(separator: ", ")
  }
}
