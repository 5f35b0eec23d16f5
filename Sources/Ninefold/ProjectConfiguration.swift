package import ConfigurationReading
public import InterfaceSource

/// The contents of `.ninefold.yml` files: changes that code makes to views, and the designs of the
/// project.
///
/// `docs/guide/configuration.md` describes the format; `schemas/configuration.schema.json` is its
/// JSON Schema.
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
  /// The contents of the files, section by section.
  package let sections: ConfigurationSections
  /// The configurations and languages that documents are laid out in for lint.
  package let lintConfigurations: LintConfigurations

  /// Reads configuration files.
  ///
  /// Invalid parts are reported and ignored.
  ///
  /// - Parameter files: The files, that of the outermost folder first. If two set the same value,
  ///   the later one takes precedence.
  public init(reading files: [SourceFile]) {
    sections = ConfigurationSections(reading: files, rules: .all)
    lintConfigurations = LintConfigurations(sections[LintSection.self])
  }

  /// The problems in the files, file by file; files without findings are omitted.
  public var findings: [(file: SourceFile, diagnostics: [Diagnostic])] {
    sections.files.indices.compactMap { index in
      let names = lintConfigurations.findings.filter { $0.file == index }.map(\.diagnostic)
      var found = sections.diagnostics[index] + names
      if !names.isEmpty {
        found.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
      }
      return found.isEmpty ? nil : (sections.files[index], found)
    }
  }

  /// The major version of the SDK that the app is built with, or `nil` if no file declares it.
  package var sdkVersion: Int? { sections[SDKSection.self].version?.major }

  /// Whether the files affect what apps show, and not just lint.
  package var hasAppDeclarations: Bool { sections.hasSceneDeclarations }

  /// The files, that of the outermost folder first.
  public var files: [SourceFile] { sections.files }
}
