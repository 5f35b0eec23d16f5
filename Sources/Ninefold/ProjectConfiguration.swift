package import ConfigurationReading
public import InterfaceSource

/// What `.ninefold.yml` files around documents say: what code would do to their views, and the designs of the project.
///
/// `docs/configuration.md` says what such a file can hold; `schemas/configuration.schema.json` is its JSON Schema.
///
/// ```swift
/// let text = "views:\n- id: Kl7-aB-c3D\n  intrinsicSize: {width: 100, height: 44}\n"
/// let configuration = ProjectConfiguration(
///   reading: [SourceFile(path: ".ninefold.yml", bytes: Array(text.utf8))])
/// for finding in configuration.findings { print(finding.file.path, finding.diagnostics.count) }
/// var compiler = Compiler()
/// print(compiler.compile(file, configuration: configuration).scenes.count)
/// ```
public struct ProjectConfiguration: Sendable {
  /// What the files say, section by section.
  package let sections: ConfigurationSections
  /// Where documents are laid out for lint.
  package let lintPlaces: LintPlaces

  /// Reads configuration files.
  ///
  /// Whatever is broken is left out and reported; the rest counts.
  ///
  /// - Parameter files: The files, the outermost folder's first: where two say something of the same thing, the later
  ///   one counts.
  public init(reading files: [SourceFile]) {
    sections = ConfigurationSections(reading: files, rules: .all)
    lintPlaces = LintPlaces(sections[LintSection.self])
  }

  /// What is wrong in the files, file by file; those without findings are left out.
  public var findings: [(file: SourceFile, diagnostics: [Diagnostic])] {
    sections.files.indices.compactMap { index in
      let names = lintPlaces.findings.filter { $0.file == index }.map(\.diagnostic)
      var found = sections.diagnostics[index] + names
      if !names.isEmpty {
        found.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
      }
      return found.isEmpty ? nil : (sections.files[index], found)
    }
  }

  /// Whether something is stated of what apps show, and not of lint alone.
  package var saysWhatAppsShow: Bool { sections.hasStatements }

  /// The files, the outermost folder's first.
  public var files: [SourceFile] { sections.files }
}
