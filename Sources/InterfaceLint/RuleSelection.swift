package import InterfaceSource

/// The rules that are checked, sorted out once for many documents.
package struct RuleSelection: Sendable {
  /// No rules.
  package static let none = RuleSelection([])

  /// The rules that look at what a document says.
  let documentRules: [any DocumentRule.Type]
  /// The rules that look at where everything lies.
  let placedRules: [any PlacedSceneRule.Type]
  /// The rules that hold documents to sources.
  let classRules: [any ClassRule.Type]
  /// The rules that look at whole projects.
  let projectRules: [any ProjectRule.Type]
  /// Whether some rule looks at layouts.
  package let needsLayouts: Bool
  /// What those want to know of documents besides their names.
  package let contentsOfNames: DocumentNames.Contents

  /// Selects rules.
  ///
  /// - Parameter ids: The ids of the rules; what names no rule is passed over.
  package init(_ ids: Set<DiagnosticKind.ID>) {
    documentRules = RuleRegistry.documentRules.filter { ids.contains($0.kind.id) }
    placedRules = RuleRegistry.placedRules.filter { ids.contains($0.kind.id) }
    classRules = RuleRegistry.classRules.filter { ids.contains($0.kind.id) }
    projectRules = RuleRegistry.projectRules.filter { ids.contains($0.kind.id) }
    needsLayouts = !placedRules.isEmpty || documentRules.contains { $0.needsLayout }
    contentsOfNames = projectRules.reduce(into: []) { $0.formUnion($1.contents) }
  }

  /// Whether no rule is checked.
  package var isEmpty: Bool {
    documentRules.isEmpty && placedRules.isEmpty && classRules.isEmpty && projectRules.isEmpty
  }
  /// Whether some rule holds documents to sources.
  package var checksClasses: Bool { !classRules.isEmpty }
  /// Whether some rule looks at whole projects.
  package var checksProject: Bool { !projectRules.isEmpty }
  /// Whether some rule looks at the asset catalogs of whole projects.
  package var needsCatalogs: Bool { projectRules.contains { $0.needsCatalogs } }
  /// Whether some rule looks at the texts of whole projects.
  package var needsTexts: Bool { projectRules.contains { $0.needsTables } }
}
