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
  /// Reports every violation in the project's files, in any order.
  static func check(_ project: LintedProject, _ findings: inout ProjectFindings)
}

extension ProjectRule {
  package static var needsCatalogs: Bool { false }
  package static var needsTables: Bool { false }
  package static var contents: DocumentNames.Contents { [] }
  package static func mayReport(in document: DocumentNames) -> Bool { false }
}

extension Linter {
  /// Returns whether rules about projects may find something in documents.
  ///
  /// If not, the project need not be read.
  package static func mayReport(
    in documents: [DocumentNames], rules: RuleSelection
  ) -> Bool {
    documents.contains { document in
      rules.projectRules.contains { $0.mayReport(in: document) }
    }
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
