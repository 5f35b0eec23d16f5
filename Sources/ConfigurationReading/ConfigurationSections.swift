package import InterfaceSource
import StructuredData

/// The configuration files that apply to a document, by section.
package struct ConfigurationSections: Sendable {
  /// Every section, in the order in which they are checked.
  package static let all: [any ConfigurationSection.Type] = [
    DesignsSection.self, TraitsSection.self, ViewsSection.self, AppearanceSection.self,
    ContainersSection.self, LintSection.self, SDKSection.self,
  ]

  /// The files, outermost first.
  package let files: [SourceFile]
  /// The problems in each of the files, in the order of the files.
  package private(set) var diagnostics: [[Diagnostic]]
  private var sections: [String: any ConfigurationSection] = [:]

  /// Reads files, outermost first.
  ///
  /// If two files declare the same thing, the nearest one takes precedence.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - rules: The rules that may be named, or `nil` to accept every name.
  package init(reading files: [SourceFile], rules: RuleTable? = nil) {
    self.files = files
    var reader = ConfigurationReader(files, rules: rules)
    let members = files.indices.map { index -> [StructuredValue.Member] in
      guard !LintSection.isForeign(files[index]) else { return [] }
      reader.move(to: index)
      let document = StructuredDocument(yaml: files[index])
      reader.add(document.diagnostics)
      return Self.members(of: document.root, &reader)
    }
    for type in Self.all {
      var section = type.init()
      for (index, members) in members.enumerated() {
        reader.move(to: index)
        guard let member = members.first(where: { $0.name == type.key }), !member.value.isNull
        else { continue }
        section.read(member.value, &reader)
        sections[type.key] = section
      }
    }
    diagnostics = []
    if sections[LintSection.key] == nil { readForeign(&reader) }
    for type in Self.all {
      guard var section = sections[type.key] else { continue }
      section.finish(self, &reader)
      sections[type.key] = section
    }
    diagnostics = reader.diagnostics.map { list in
      list.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }
  }

  /// Reads IBLinter's configuration for the section if no file contains it.
  private mutating func readForeign(_ reader: inout ConfigurationReader) {
    for index in files.indices where LintSection.isForeign(files[index]) {
      reader.move(to: index)
      let document = StructuredDocument(yaml: files[index])
      reader.add(document.diagnostics)
      guard let root = document.root, !root.isNull else { continue }
      var section = LintSection()
      section.readForeign(root, &reader)
      sections[LintSection.key] = section
    }
  }

  /// Whether there are declarations about the appearance of single scenes.
  ///
  /// Containers are about the connections between scenes.
  package var hasSceneDeclarations: Bool {
    !self[DesignsSection.self].groups.allSatisfy { $0.designs.isEmpty }
      || !self[ViewsSection.self].rules.isEmpty || !self[TraitsSection.self].rules.isEmpty
      || !self[AppearanceSection.self].rules.isEmpty
  }

  /// Returns a section, which is empty if no file contains it.
  package subscript<Section: ConfigurationSection>(type: Section.Type) -> Section {
    sections[type.key] as? Section ?? Section()
  }

  /// Whether the configuration is empty.
  package var isEmpty: Bool { sections.isEmpty }

  /// Returns the known top-level members of a file.
  private static func members(
    of root: StructuredValue?, _ reader: inout ConfigurationReader
  ) -> [StructuredValue.Member] {
    guard let root, !root.isNull else { return [] }
    return reader.members(of: root, "the configuration", keys: all.map { $0.key })
  }
}
