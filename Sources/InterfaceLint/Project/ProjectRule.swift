package import InterfaceSource

/// A rule that looks at what only the whole project knows.
package protocol ProjectRule: LintRule {
  /// Whether the rule holds asset catalogs to sources; without sources they are not read for it.
  static var needsCatalogs: Bool { get }
  /// Whether the rule looks at texts in several languages, which are read only for it.
  static var needsTables: Bool { get }
  /// What the rule wants to know of documents besides their names.
  static var contents: DocumentNames.Contents { get }
  /// Whether the rule may report something in a document, by what the document alone says; rules that report in other
  /// files say no.
  static func mayReport(in document: DocumentNames) -> Bool
  /// Reports every place in the project's files where the rule is broken, in any order.
  static func check(_ project: LintedProject, _ findings: inout ProjectFindings)
}

extension ProjectRule {
  package static var needsCatalogs: Bool { false }
  package static var needsTables: Bool { false }
  package static var contents: DocumentNames.Contents { [] }
  package static func mayReport(in document: DocumentNames) -> Bool { false }
}

extension Linter {
  /// Whether rules of projects may find something in documents; otherwise nobody has to know their project.
  package static func mayReport(
    in documents: some Sequence<DocumentNames>, rules: RuleSelection
  ) -> Bool {
    documents.contains { document in
      rules.projectRules.contains { $0.mayReport(in: document) }
    }
  }

  /// What rules of projects find, file by file.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - rules: The rules to check.
  ///   - limit: How many findings of one rule are kept in a file.
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
