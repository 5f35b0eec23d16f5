/// What a rule looks at, with the rule as one that does.
package enum RuleSubject: Sendable {
  /// What one document says.
  case document(any DocumentRule.Type)
  /// Where everything of a scene lies.
  case placedScene(any PlacedSceneRule.Type)
  /// What a document says of classes that sources declare.
  case classes(any ClassRule.Type)
  /// What only the whole project knows.
  case project(any ProjectRule.Type)
  /// Nothing: others report in its name.
  case nothing
}
