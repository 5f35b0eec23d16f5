package import InterfaceSource

/// A rule about documents that are legal and load, but do not do what was meant.
///
/// A rule is one file: `kind` describes the finding and how to fix it, and `check` finds it.
/// `RuleRegistry` and the protocols below distinguish rules by their input. A rule is named for
/// what it finds: read it as "allow unreachable scene".
package protocol LintRule: Sendable {
  /// The kind of the findings that the rule reports.
  static var kind: DiagnosticKind { get }
}

/// A rule that examines the content of one document.
package protocol DocumentRule: LintRule {
  /// Whether the rule also examines layouts.
  ///
  /// Documents are laid out only if a selected rule needs it.
  static var needsLayout: Bool { get }
  /// Reports every violation in a document, in any order.
  static func check(_ document: LintedDocument, _ findings: inout LintFindings)
}

extension DocumentRule {
  package static var needsLayout: Bool { false }
}
