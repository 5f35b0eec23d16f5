package import InterfaceSource
import StructuredData

/// What the configuration files around a document say, section by section.
package struct ConfigurationSections: Sendable {
  /// Every section there is, in the order in which they are checked.
  package static let all: [any ConfigurationSection.Type] = [
    DesignsSection.self, TraitsSection.self, ViewsSection.self, AppearanceSection.self,
    ContainersSection.self, LintSection.self,
  ]

  /// The files, the outermost first.
  package let files: [SourceFile]
  /// What is wrong in each of the files, in its order.
  package private(set) var diagnostics: [[Diagnostic]]
  private var sections: [String: any ConfigurationSection] = [:]

  /// Reads files, the outermost first; the nearest one wins where two say something of the same thing.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - rules: The rules that may be named; nil to take every name for one.
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

  /// Takes IBLinter's configuration for the section that no file has.
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

  /// Whether something is stated of what scenes show by themselves; containers are about how scenes hang together.
  package var hasStatements: Bool {
    !self[DesignsSection.self].groups.allSatisfy { $0.designs.isEmpty }
      || !self[ViewsSection.self].rules.isEmpty || !self[TraitsSection.self].rules.isEmpty
      || !self[AppearanceSection.self].rules.isEmpty
  }

  /// A section; an empty one where no file has it.
  package subscript<Section: ConfigurationSection>(type: Section.Type) -> Section {
    sections[type.key] as? Section ?? Section()
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { sections.isEmpty }

  /// What stands at the top of a file under known keys.
  private static func members(
    of root: StructuredValue?, _ reader: inout ConfigurationReader
  ) -> [StructuredValue.Member] {
    guard let root, !root.isNull else { return [] }
    return reader.members(of: root, "the configuration", keys: all.map { $0.key })
  }
}
