package import InterfaceSource

/// Something that is legal and loads, but does not do what was meant.
///
/// A rule is one file: `kind` says what it is and how to mend it; `check`, which the protocols below and `RuleRegistry` tell apart by
/// what a rule looks at, finds it. It is named for what it finds: read it as "allow unreachable scene".
package protocol LintRule: Sendable {
  /// What the rule reports.
  static var kind: DiagnosticKind { get }
}

/// A rule that looks at what one document says.
package protocol DocumentRule: LintRule {
  /// Whether the rule looks at layouts, too; documents are laid out only where something does.
  static var needsLayout: Bool { get }
  /// Reports every place in a document where the rule is broken, in any order.
  static func check(_ document: LintedDocument, _ findings: inout LintFindings)
}

extension DocumentRule {
  package static var needsLayout: Bool { false }
}
