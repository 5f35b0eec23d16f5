package import InterfaceSource

/// Something that is legal and loads, but does not do what was meant.
///
/// A rule is one file: `kind` says what it is, how to mend it and shows it in examples, which are its tests and
/// its documentation; `check` finds it. It is named for what it finds: read it as "allow unreachable scene".
package protocol LintRule: Sendable {
  /// What the rule reports.
  static var kind: DiagnosticKind { get }
  /// Whether it looks at layouts; documents are laid out only where something does.
  static var needsLayout: Bool { get }
  /// What it looks at, so that nobody has to find out what it conforms to.
  static var subject: RuleSubject { get }
}

extension LintRule {
  package static var needsLayout: Bool { false }
  package static var subject: RuleSubject { .nothing }
}

/// A rule that looks at what one document says.
package protocol DocumentRule: LintRule {
  /// Reports every place in a document where the rule is broken, in any order.
  static func check(_ document: LintedDocument, _ findings: inout LintFindings)
}

extension DocumentRule {
  package static var subject: RuleSubject { .document(Self.self) }
}
