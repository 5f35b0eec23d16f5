package import InterfaceSource

/// A rule that examines the whole project.
package protocol ProjectRule: LintRule {
  /// Whether the rule compares asset catalogs with sources.
  ///
  /// If there are no sources, catalogs are not read for it.
  static var needsCatalogs: Bool { get }
  /// Whether the rule examines texts in several languages, which are read only for such rules.
  static var needsTables: Bool { get }
  /// The contents of documents that the rule needs in addition to their names.
  static var contents: DocumentNames.Contents { get }
  /// Returns whether the rule may report something in a document, judging by the document alone.
  ///
  /// Rules that report in other files return `false`.
  static func mayReport(in document: DocumentNames) -> Bool
  /// Returns whether findings in the reported documents depend on other documents of a project, of
  /// which only the reported ones were read.
  ///
  /// It is asked only if the rule may report something in one of them.
  static func needsOtherDocuments(_ project: LintedProject) -> Bool
  /// Reports every violation in the project's files, in any order.
  static func check(_ project: LintedProject, _ findings: inout ProjectFindings)
}

extension ProjectRule {
  package static var needsCatalogs: Bool { false }
  package static var needsTables: Bool { false }
  package static var contents: DocumentNames.Contents { [] }
  package static func mayReport(in document: DocumentNames) -> Bool { false }
  package static func needsOtherDocuments(_ project: LintedProject) -> Bool { true }
}

extension Linter {
  /// Returns whether findings of rules in the reported documents depend on other documents of a
  /// project, of which only the reported ones were read.
  package static func needsOtherDocuments(
    _ project: LintedProject, rules: RuleSelection
  ) -> Bool {
    rules.projectRules.contains { $0.needsOtherDocuments(project) }
  }

  /// Returns the findings of rules about projects, by file.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - rules: The rules to check.
  ///   - limit: The maximum number of findings per rule in a file.
  /// - Returns: The findings, without objects and scenes, of the files that have any.
  package static func check(
    _ project: LintedProject, rules: RuleSelection, findings limit: Int
  ) -> [(path: String, diagnostics: [Diagnostic])] {
    var findings = ProjectFindings(limit: limit)
    for rule in rules.projectRules { rule.check(project, &findings) }
    return findings.byPath.map { ($0.key, $0.value.list.diagnostics) }.sorted {
      $0.0.utf8.lexicographicallyPrecedes($1.0.utf8)
    }
  }
}
