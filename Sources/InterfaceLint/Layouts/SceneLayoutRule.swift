package import InterfaceResolution

/// A rule that examines the layout of a scene.
package protocol SceneLayoutRule: LintRule {
  /// The lint passes in which the rule runs.
  static var passes: [LintPass] { get }

  /// Returns whether the rule may find anything in a scene, whatever its layout.
  ///
  /// Other scenes are not laid out again for it.
  static func mayFind(in scene: ResolvedScene) -> Bool

  /// Returns whether the rule may find anything in a configuration, whatever the scene.
  ///
  /// Scenes are not laid out again for it in other configurations.
  static func mayFind(in configuration: Configuration) -> Bool

  /// Reports every violation in a scene, in any order.
  ///
  /// Findings at the same range in several configurations are one finding. The rule need not filter
  /// findings that depend on approximate sizes: they are dropped if they do not recur with contents
  /// a little larger and a little smaller.
  static func check(_ scene: LintedScene, _ findings: inout SceneFindings)
}

extension SceneLayoutRule {
  package static var passes: [LintPass] { [.requested] }
  package static func mayFind(in scene: ResolvedScene) -> Bool { true }
  package static func mayFind(in configuration: Configuration) -> Bool { true }
}

/// The lint pass of a rule about layouts: which configurations it examines.
///
/// Findings of the requested configurations are not repeated for other traits.
package enum LintPass: Hashable, Sendable, CaseIterable {
  /// The requested configurations.
  case requested
  /// The requested configurations, with a dark appearance.
  case dark
  /// The requested configurations except the document's own canvas, with large accessibility text
  /// sizes.
  case largeTexts
  /// The displays of a foldable phone, partly folded where it folds, if the requested configurations
  /// are cells or include such a phone.
  case foldable
}
