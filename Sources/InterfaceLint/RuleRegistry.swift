/// All rules.
package enum RuleRegistry {
  /// The rules in byte order of their names.
  package static let all: [any LintRule.Type] = [
    AutoLayoutTurnedOff.self,
    DuplicateConstraint.self,
    DuplicateStoryboardIdentifier.self,
    FixedFontThatShouldScale.self,
    FractionalFontSize.self,
    ImageButtonWithoutLabel.self,
    LaunchScreenWithCode.self,
    LegacySegue.self,
    MisplacedView.self,
    MissingColor.self,
    MissingImage.self,
    MissingReuseIdentifier.self,
    NoInitialViewController.self,
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
    UnreachableScene.self,
    WrongRuntimeAttributeType.self,
  ]
}
