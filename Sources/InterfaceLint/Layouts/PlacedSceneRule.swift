package import InterfaceResolution

/// A rule that looks at where everything of a scene lies.
package protocol PlacedSceneRule: LintRule {
  /// In which surroundings the rule looks.
  static var surroundings: Set<LintSurroundings> { get }

  /// Whether the rule may find anything in a scene, wherever it lies: others are not laid out again for it.
  static func mayFind(in scene: ResolvedScene) -> Bool

  /// Reports every place in a scene where the rule is broken, in any order.
  ///
  /// What is reported in one configuration and in another at the same place is one finding. What hangs on approximate
  /// sizes need not be left out: it is, when it is not found with contents a little larger and a little smaller.
  static func check(_ scene: PlacedScene, _ findings: inout PlacedFindings)
}

extension PlacedSceneRule {
  package static var surroundings: Set<LintSurroundings> { [.asked] }
  package static func mayFind(in scene: ResolvedScene) -> Bool { true }
}

/// The configurations that a rule of layout looks at; what is found as they were asked for is not told again of others.
package enum LintSurroundings: Hashable, Sendable, CaseIterable {
  /// Those that were asked for.
  case asked
  /// Those, in the dark.
  case dark
  /// Those, but for the document's own canvas, with large accessibility texts.
  case largeTexts
}
