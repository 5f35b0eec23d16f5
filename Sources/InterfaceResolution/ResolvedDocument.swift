package import InterfaceReading
package import InterfaceTraits

/// A document resolved for one configuration.
///
/// It contains no variations, installed flags, references by id or implicit defaults: every object
/// in it is installed, every override is applied, contents are typed values, and views refer to
/// each other by index. Later stages do not depend on size classes.
package struct ResolvedDocument: Sendable {
  /// The number of the structure among those of the document; scenes with equal numbers differ at
  /// most in colors.
  package let structure: Int
  /// The scenes in the order of the document.
  package let scenes: Table<SceneGraph.Scene, ResolvedScene>
  /// The names of the designs in effect.
  package var designs: [String] = []
  /// The scenes embedded in container views, by view of the graph.
  package var embeddedScenes: [Handle<SceneGraph.View>: EmbeddedScene] = [:]
  /// The configuration of each scene with its own traits, or `nil` if all scenes have the requested
  /// ones.
  package var configurations: Table<SceneGraph.Scene, Configuration>?
}
