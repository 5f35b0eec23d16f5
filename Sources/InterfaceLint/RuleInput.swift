package import InterfaceSource

/// The files that a rule reads in addition to the document that it examines.
package enum RuleInput: String, CaseIterable, Sendable {
  /// The project's other documents.
  case documents
  /// The sources.
  case sources
  /// The asset catalogs.
  case catalogs
  /// The property lists.
  case propertyLists = "property-lists"
  /// The Xcode projects.
  case projects
  /// The font files.
  case fonts
  /// The strings files and string catalogs.
  case texts

  /// Returns what a rule reads, in the order of the cases.
  package static func inputs(of rule: DiagnosticKind.ID) -> [RuleInput] {
    if let inputs = byRule[rule] { return inputs }
    return RuleRegistry.classRules.contains { $0.kind.id == rule } ? [.sources] : []
  }

  private static let byRule: [DiagnosticKind.ID: [RuleInput]] = [
    ActionSheetWithoutAnchor.kind.id: [.sources, .propertyLists, .projects],
    AppStoryboardWithoutInitialViewController.kind.id: [.documents, .sources, .propertyLists],
    DisconnectedOutlet.kind.id: [.documents, .sources],
    DuplicateStoryboardIdentifier.kind.id: [.sources],
    FullScreenRequired.kind.id: [.propertyLists],
    IgnoredDesignCompatibility.kind.id: [.propertyLists, .projects],
    MissingAppStoryboard.kind.id: [.documents, .propertyLists],
    MissingColor.kind.id: [.catalogs, .projects],
    MissingFont.kind.id: [.documents, .propertyLists, .fonts],
    MissingImage.kind.id: [.catalogs, .projects],
    MissingReferencedScene.kind.id: [.documents],
    MissingReuseIdentifier.kind.id: [.sources],
    MissingSceneManifest.kind.id: [.sources, .propertyLists, .projects],
    MissingTranslation.kind.id: [.texts],
    MultitaskingDisabled.kind.id: [.propertyLists],
    NewerThanDeploymentTarget.kind.id: [.propertyLists, .projects],
    OlderDocumentTarget.kind.id: [.propertyLists, .projects],
    StaleTranslation.kind.id: [.documents, .texts],
    UnknownAssetInCode.kind.id: [.sources, .catalogs],
    UnknownReuseIdentifierInCode.kind.id: [.documents, .sources],
    UnknownSceneInCode.kind.id: [.documents, .sources],
    UnknownSegueInCode.kind.id: [.documents, .sources],
    UnknownStoryboardInCode.kind.id: [.documents, .sources],
    UnlistedFont.kind.id: [.documents, .sources, .propertyLists, .fonts],
    UntranslatedDocument.kind.id: [.documents, .texts],
    UnusedAction.kind.id: [.documents, .sources],
    UnusedAsset.kind.id: [.documents, .sources, .catalogs, .propertyLists, .projects],
    UnusedOutlet.kind.id: [.documents, .sources],
  ]
}
