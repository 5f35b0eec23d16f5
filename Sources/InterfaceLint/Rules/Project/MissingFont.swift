package import InterfaceSource
import SourceScanning

/// A font that Interface Builder took from a file that the project does not contain.
package enum MissingFont: ProjectRule {
  package static let kind = DiagnosticKind(
    "missing-font", .warning, .texts,
    summary: "A document uses a font whose file is not in the project.",
    rationale:
      "The font is installed on the machine where the document was made. The app shows another font unless something else provides it.",
    remedy: "Add the file to the project and to UIAppFonts, or choose another font."
  ).aliased("font_missing")

  package static func mayReport(in document: DocumentNames) -> Bool { !document.fonts.isEmpty }
  package static func needsOtherDocuments(_ project: LintedProject) -> Bool { false }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard project.isComplete else { return }
    var files = Set(project.fonts.map { FontFiles.name(of: $0) })
    // Registered fonts exist, although their license may keep them out of the repository.
    files.formUnion(FontFiles.listed(in: project) ?? [])
    // If no font is known, all of them come from elsewhere.
    guard !files.isEmpty else { return }
    let gaps = project.gaps([.fonts, .propertyLists])
    let stems = Set(files.map { FontFiles.stem(of: $0) })
    for document in project.checkedDocuments {
      for font in document.fonts where !FontFiles.isOfSystem(font) {
        guard !files.contains(FontFiles.name(of: font.file.text)) else { continue }
        guard !font.names.contains(where: { stems.contains(FontFiles.stem(of: $0)) }) else {
          continue
        }
        findings[document.path].report(
          kind, at: font.file.range,
          "the project has no file '\(font.file.text)', which the document needs for \(font.names.joined(separator: ", "))",
          unless: gaps)
      }
    }
  }
}
