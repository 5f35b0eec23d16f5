import InterfaceSource

/// All rules.
package enum RuleRegistry {
  /// The rules in byte order of their names.
  package static let all: [any LintRule.Type] = [
    AutoLayoutTurnedOff.self,
    BottomBarWhenPushed.self,
    ClassUnlikeFile.self,
    DeprecatedClass.self,
    DeprecatedLayoutGuide.self,
    DuplicateConstraint.self,
    DuplicateStoryboardIdentifier.self,
    FixedFontThatShouldScale.self,
    FractionalFontSize.self,
    ImageButtonWithoutLabel.self,
    LaunchScreenWithCode.self,
    LegacySegue.self,
    MisplacedView.self,
    MissingAction.self,
    MissingClass.self,
    MissingColor.self,
    MissingImage.self,
    MissingKeyPath.self,
    MissingOutlet.self,
    MissingReuseIdentifier.self,
    NewerThanDeploymentTarget.self,
    NoInitialViewController.self,
    OlderDocumentTarget.self,
    OtherDevice.self,
    OutletToPrototype.self,
    PlaceholderText.self,
    RedundantVariation.self,
    RelativeToMargin.self,
    ReuseIdentifierUnlikeClass.self,
    SegueWithoutIdentifier.self,
    SeveralViewControllers.self,
    SizeClassesTurnedOff.self,
    StackViewBackground.self,
    StaticCellsOutsideTableViewController.self,
    StoryboardIdentifierUnlikeClass.self,
    UnlistedBaseClass.self,
    UnreachableScene.self,
    WrongModule.self,
    WrongRuntimeAttributeType.self,
  ]

  /// The ids of the rules that hold documents to sources.
  package static let idsOfClassRules = Set(
    all.filter { $0 is any ClassRule.Type }.map { $0.kind.id })
  /// The ids of the rules that look at layouts.
  package static let idsOfLayoutRules = Set(
    all.filter { $0.needsLayout }.map { $0.kind.id })
}
