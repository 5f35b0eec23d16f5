/// All rules by their input, in byte order of their names.
package enum RuleRegistry {
  /// The rules that examine the content of one document.
  static let documentRules: [any DocumentRule.Type] = [
    AllCapitals.self,
    AutoLayoutDisabled.self,
    BottomBarShownWhenPushed.self,
    ClassFileNameMismatch.self,
    ConstraintIntoEffectView.self,
    ConstraintNewerThanXcode.self,
    ConstraintOnUninstalledItems.self,
    ControlWithoutAction.self,
    AccessoryWithoutAction.self,
    DeepNesting.self,
    DeprecatedClass.self,
    DeprecatedLayoutGuide.self,
    DuplicateConstraint.self,
    DuplicateOutlet.self,
    DuplicateReuseIdentifier.self,
    DuplicateStoryboardIdentifier.self,
    EdgePinnedTwice.self,
    FixedFontThatShouldScale.self,
    FixedFrame.self,
    FractionalConstant.self,
    FractionalFontSize.self,
    ImageButtonWithoutLabel.self,
    LaunchScreenWithCode.self,
    LeftOrRight.self,
    LegacySegue.self,
    ManyViews.self,
    MismatchedAccessory.self,
    MisplacedExit.self,
    MisplacedView.self,
    MissingColor.self,
    MissingImage.self,
    MissingReuseIdentifier.self,
    NestedScrolling.self,
    NewerThanDeploymentTarget.self,
    NewerXcodeRequired.self,
    NoInitialViewController.self,
    OlderDocumentTarget.self,
    UnexpectedCanvasDevice.self,
    OutletToPrototype.self,
    OutletToUninstalledView.self,
    PlaceholderText.self,
    PlainStyleInNavigationItem.self,
    UndismissiblePresentation.self,
    RedundantVariation.self,
    RelativeToMargin.self,
    ReuseIdentifierClassMismatch.self,
    ScreenSizedConstant.self,
    SegueFromUninstalledView.self,
    SegueWithoutContainer.self,
    SegueWithoutIdentifier.self,
    MultipleViewControllers.self,
    UnlabeledButton.self,
    TraitVariationsDisabled.self,
    StackViewBackground.self,
    StaticCellsOutsideTableViewController.self,
    StoryboardIdentifierClassMismatch.self,
    ASCIIEllipsis.self,
    UnadjustedTextStyle.self,
    UnboundedText.self,
    UnconstrainedText.self,
    UnappliedRuntimeAttribute.self,
    UninstalledAnchor.self,
    UnknownRelationship.self,
    UnlistedBaseClass.self,
    UnlistedColor.self,
    UnreachableScene.self,
    RedundantContainerView.self,
    ConflictingVariations.self,
    UnansweredMerge.self,
    WrongRuntimeAttributeType.self,
  ]

  /// The rules that examine the layout of a scene.
  static let layoutRules: [any SceneLayoutRule.Type] = [
    AmbiguousScrollableContent.self,
    ContentAcrossFold.self,
    ContentUnderBars.self,
    ContentUnderVerticalBar.self,
    FieldBehindKeyboard.self,
    LowContrast.self,
    OffScreenView.self,
    OverlappingContents.self,
    SmallTouchTarget.self,
    TextTruncatedAtLargeSizes.self,
    TruncatedText.self,
    ViewWithoutSize.self,
    WiderThanNarrowestWindow.self,
  ]

  /// The rules that compare the classes in a document with sources.
  static let classRules: [any ClassRule.Type] = [
    MissingAction.self,
    MissingClass.self,
    MissingKeyPath.self,
    MissingOutlet.self,
    WrongModule.self,
    WrongOutletType.self,
  ]

  /// The rules that examine the whole project.
  static let projectRules: [any ProjectRule.Type] = [
    ActionSheetWithoutAnchor.self,
    AppStoryboardWithoutInitialViewController.self,
    DisconnectedOutlet.self,
    FullScreenRequired.self,
    IgnoredDesignCompatibility.self,
    MissingAppStoryboard.self,
    MissingFont.self,
    MissingReferencedScene.self,
    MissingSceneManifest.self,
    MissingTranslation.self,
    MultitaskingDisabled.self,
    StaleTranslation.self,
    UnknownAssetInCode.self,
    UnknownReuseIdentifierInCode.self,
    UnknownSceneInCode.self,
    UnknownSegueInCode.self,
    UnknownStoryboardInCode.self,
    UnlistedFont.self,
    UntranslatedDocument.self,
    UnusedAction.self,
    UnusedAsset.self,
    UnusedOutlet.self,
  ]

  /// All rules, including those for findings that other code reports.
  ///
  /// Each is converted individually: the conversion of a whole array looks up the conformance of
  /// each element at run time.
  package static let all: [any LintRule.Type] =
    documentRules.map { $0 as any LintRule.Type } + layoutRules.map { $0 as any LintRule.Type }
    + classRules.map { $0 as any LintRule.Type } + projectRules.map { $0 as any LintRule.Type }
    + [ToolchainOnlyChange.self]
}
