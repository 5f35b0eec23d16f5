/// All rules.
package enum RuleRegistry {
  /// The rules in byte order of their names.
  package static let all: [any LintRule.Type] = [
    DuplicateStoryboardIdentifier.self,
    LaunchScreenWithCode.self,
    MissingReuseIdentifier.self,
    OutletToPrototype.self,
    SegueWithoutIdentifier.self,
    StaticCellsOutsideTableViewController.self,
    UnreachableScene.self,
    WrongRuntimeAttributeType.self,
  ]
}
