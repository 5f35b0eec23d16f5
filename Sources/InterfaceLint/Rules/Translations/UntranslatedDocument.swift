package import InterfaceSource

/// A document with texts that no language can translate.
package enum UntranslatedDocument: ProjectRule {
  package static let kind = DiagnosticKind(
    "untranslated-document", .note, .texts,
    summary:
      "A document with text is not in a language folder, although the project is translated.",
    rationale:
      "Its text is the same in every language unless code replaces it. The text of objects with outlets and the default text of new "
      + "objects do not count.",
    remedy: "Localize the document in Xcode, or set its text in code."
  ).aliased("HardcodedText", "translate_display_string").optIn

  package static var needsTables: Bool { true }
  package static var contents: DocumentNames.Contents { .texts }

  package static func mayReport(in document: DocumentNames) -> Bool { !document.fixedTexts.isEmpty }
  package static func needsOtherDocuments(_ project: LintedProject) -> Bool { false }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    var languages = Set(project.tables.compactMap(\.language)).subtracting(["Base"])
    for table in project.tables { languages.formUnion(table.translated.keys) }
    guard languages.count > 1 else { return }
    let catalogs = Set(project.tables.filter { $0.language == nil }.map(\.name))
    for document in project.checkedDocuments {
      guard let first = document.fixedTexts.first, !document.path.contains(".lproj/"),
        !catalogs.contains(document.baseName)
      else { continue }
      let count = document.fixedTexts.count
      findings[document.path].report(
        kind, at: document.range,
        count == 1
          ? "the string '\(first)' is the same in all languages"
          : "\(count) strings, such as '\(first)', are the same in all languages")
    }
  }
}
