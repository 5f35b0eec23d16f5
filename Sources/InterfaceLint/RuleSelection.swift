package import InterfaceSource

/// The rules to check, sorted by input once for many documents.
package struct RuleSelection: Sendable {
  /// No rules.
  package static let none = RuleSelection([])

  /// The rules that examine the content of a document.
  let documentRules: [any DocumentRule.Type]
  /// The rules that examine layouts.
  let layoutRules: [any SceneLayoutRule.Type]
  /// The rules that compare documents with sources.
  let classRules: [any ClassRule.Type]
  /// The rules that examine whole projects.
  let projectRules: [any ProjectRule.Type]
  /// Whether any rule examines layouts.
  package let needsLayouts: Bool
  /// The contents of documents, in addition to their names, that the rules for projects need.
  package let contentsOfNames: DocumentNames.Contents

  /// Selects rules.
  ///
  /// - Parameter ids: The ids of the rules. Ids of no rule are ignored.
  package init(_ ids: Set<DiagnosticKind.ID>) {
    self.init(RuleRegistry.all.map { ids.contains($0.kind.id) })
  }

  /// Selects rules.
  ///
  /// - Parameter isSelected: Whether each rule of `RuleRegistry.all` is selected.
  package init(_ isSelected: [Bool]) {
    var rest = isSelected[...]
    documentRules = Self.take(RuleRegistry.documentRules, &rest)
    layoutRules = Self.take(RuleRegistry.layoutRules, &rest)
    classRules = Self.take(RuleRegistry.classRules, &rest)
    projectRules = Self.take(RuleRegistry.projectRules, &rest)
    needsLayouts = !layoutRules.isEmpty || documentRules.contains { $0.needsLayout }
    contentsOfNames = projectRules.reduce(into: []) { $0.formUnion($1.contents) }
  }

  /// Returns the selected ones of some rules, and removes their values.
  private static func take<Rule>(_ rules: [Rule], _ isSelected: inout ArraySlice<Bool>) -> [Rule] {
    defer { isSelected.removeFirst(rules.count) }
    return zip(rules, isSelected).compactMap { rule, isSelected in isSelected ? rule : nil }
  }

  private init(projectRules: [any ProjectRule.Type]) {
    documentRules = []
    layoutRules = []
    classRules = []
    self.projectRules = projectRules
    needsLayouts = false
    contentsOfNames = projectRules.reduce(into: []) { $0.formUnion($1.contents) }
  }

  /// The selected rules that compare documents with sources, or examine whole projects.
  package var aboutOtherFiles: RuleSelection {
    RuleSelection(
      Set(classRules.map { $0.kind.id } + projectRules.map { $0.kind.id }))
  }

  /// Returns the selected rules for projects that may report something in documents.
  ///
  /// If there are none, the project need not be read.
  package func reporting(in documents: [DocumentNames]) -> RuleSelection {
    RuleSelection(
      projectRules: projectRules.filter { rule in documents.contains { rule.mayReport(in: $0) } })
  }

  /// Returns whether any rule for projects reads files of a kind.
  package func needs(_ input: RuleInput) -> Bool {
    projectRules.contains { RuleInput.inputs(of: $0.kind.id).contains(input) }
  }

  /// Whether no rule is selected.
  package var isEmpty: Bool {
    documentRules.isEmpty && layoutRules.isEmpty && classRules.isEmpty && projectRules.isEmpty
  }
  /// Whether any rule compares documents with sources.
  package var checksClasses: Bool { !classRules.isEmpty }
  /// Whether any rule examines whole projects.
  package var checksProject: Bool { !projectRules.isEmpty }
  /// Whether any rule examines the asset catalogs of whole projects.
  package var needsCatalogs: Bool { projectRules.contains { $0.needsCatalogs } }
  /// Whether any rule examines the texts of whole projects.
  package var needsTexts: Bool { projectRules.contains { $0.needsTables } }
}
