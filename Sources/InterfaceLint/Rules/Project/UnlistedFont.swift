package import InterfaceSource
import SourceScanning

/// A font file of the project that a document needs and no property list registers.
package enum UnlistedFont: ProjectRule {
  package static let kind = DiagnosticKind(
    "unlisted-font", .warning, .texts,
    summary: "A document uses a font whose file is not listed in any UIAppFonts of the project.",
    rationale:
      "The system finds only fonts that the app's property list names or that code registers, so the app shows another font instead.",
    remedy: "Add the name of the file to UIAppFonts.")

  /// The functions with which code registers fonts.
  private static let functions = [
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs",
    "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterGraphicsFont",
    "CTFontManagerRegisterFontDescriptors", "CTFontManagerRegisterFontsWithAssetNames",
  ]

  package static func mayReport(in document: DocumentNames) -> Bool { !document.fonts.isEmpty }
  package static func needsOtherDocuments(_ project: LintedProject) -> Bool { false }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard project.isComplete else { return }
    // Without any list, fonts are registered elsewhere.
    guard let listed = FontFiles.listed(in: project) else { return }
    if let sources = project.sources, functions.contains(where: { sources.mentions($0) }) { return }
    // A list or source that could not be read may name the font.
    let gaps = project.gaps([.propertyLists, .sources], dependencies: false)
    let files = Set(project.fonts.map { FontFiles.name(of: $0) })
    for document in project.checkedDocuments {
      for font in document.fonts {
        let name = FontFiles.name(of: font.file.text)
        guard files.contains(name), !listed.contains(name) else { continue }
        findings[document.path].report(
          kind, at: font.file.range,
          "no UIAppFonts of the project lists the file '\(font.file.text)'", unless: gaps)
      }
    }
  }
}
