import InterfaceSource

/// All rules.
package enum RuleRegistry {
  /// The rules in byte order of their names.
  package static let all: [any LintRule.Type] = [
    ActionSheetWithoutAnchor.self,
    AllCapitals.self,
    AmbiguousScrollableContent.self,
    AppStoryboardWithoutStart.self,
    AutoLayoutTurnedOff.self,
    BottomBarWhenPushed.self,
    ClassUnlikeFile.self,
    ConstraintIntoEffectView.self,
    ConstraintNewerThanXcode.self,
    ConstraintOnUninstalledItems.self,
    ContentUnderBars.self,
    DeadAccessory.self,
    DeepNesting.self,
    DeprecatedClass.self,
    DeprecatedLayoutGuide.self,
    DuplicateConstraint.self,
    DuplicateStoryboardIdentifier.self,
    FieldBehindKeyboard.self,
    FixedFontThatShouldScale.self,
    FractionalConstant.self,
    FractionalFontSize.self,
    FullScreenRequired.self,
    ImageButtonWithoutLabel.self,
    LaunchScreenWithCode.self,
    LeftOrRight.self,
    LegacySegue.self,
    LowContrast.self,
    ManyViews.self,
    MismatchedAccessory.self,
    MisplacedExit.self,
    MisplacedView.self,
    MissingAction.self,
    MissingAppStoryboard.self,
    MissingClass.self,
    MissingColor.self,
    MissingFont.self,
    MissingImage.self,
    MissingKeyPath.self,
    MissingOutlet.self,
    MissingReferencedScene.self,
    MissingReuseIdentifier.self,
    MissingTranslation.self,
    NestedScrolling.self,
    NewerThanDeploymentTarget.self,
    NewerXcodeNeeded.self,
    NoInitialViewController.self,
    NoMultitasking.self,
    OffScreenView.self,
    OlderDocumentTarget.self,
    OtherDevice.self,
    OutletToPrototype.self,
    OutletToUninstalledView.self,
    OverlappingContents.self,
    PlaceholderText.self,
    PlainStyleInNavigationItem.self,
    PresentationWithoutWayOut.self,
    RedundantVariation.self,
    RelativeToMargin.self,
    ReuseIdentifierUnlikeClass.self,
    SavedWithoutChange.self,
    ScreenSizedConstant.self,
    SegueFromUninstalledView.self,
    SegueWithoutContainer.self,
    SegueWithoutIdentifier.self,
    SeveralViewControllers.self,
    SilentButton.self,
    SizeClassesTurnedOff.self,
    SmallTouchTarget.self,
    StackViewBackground.self,
    StaleTranslation.self,
    StaticCellsOutsideTableViewController.self,
    StoryboardIdentifierUnlikeClass.self,
    TextCutAtLargeSizes.self,
    ThreePeriods.self,
    TruncatedText.self,
    UnconstrainedText.self,
    UnappliedRuntimeAttribute.self,
    UninstalledAnchor.self,
    UnknownAssetInCode.self,
    UnknownRelationship.self,
    UnknownReuseIdentifierInCode.self,
    UnknownSceneInCode.self,
    UnknownSegueInCode.self,
    UnknownStoryboardInCode.self,
    UnlistedBaseClass.self,
    UnlistedColor.self,
    UnlistedFont.self,
    UnreachableScene.self,
    UntranslatedDocument.self,
    UnusedAction.self,
    UnusedAsset.self,
    UnusedOutlet.self,
    UselessParent.self,
    VariationTie.self,
    ViewWithoutSize.self,
    WrongModule.self,
    WrongRuntimeAttributeType.self,
  ]

  /// The ids of the rules that hold documents to sources.
  package static let idsOfClassRules = Set(
    all.filter { rule in
      if case .classes = rule.subject { true } else { false }
    }.map { $0.kind.id })
  /// The ids of the rules that look at layouts.
  package static let idsOfLayoutRules = Set(
    all.filter { $0.needsLayout }.map { $0.kind.id })

  /// The ids of the rules that look at the asset catalogs of whole projects.
  package static let idsOfCatalogRules = Set(
    projectRules.filter { $0.needsCatalogs }.map { $0.kind.id })

  /// The ids of the rules that look at the texts of whole projects.
  package static let idsOfTextRules = Set(
    projectRules.filter { $0.needsTables }.map { $0.kind.id })

  /// The ids of the rules that look at whole projects.
  package static let idsOfProjectRules = Set(projectRules.map { $0.kind.id })

  private static let projectRules = all.compactMap { rule -> (any ProjectRule.Type)? in
    if case .project(let rule) = rule.subject { rule } else { nil }
  }
}
