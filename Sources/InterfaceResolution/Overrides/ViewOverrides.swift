import ConfigurationReading
import InterfaceReading
import InterfaceTraits

/// The changes that a configuration makes to a document in one environment, by handles of the scene
/// graph.
struct ViewOverrides: Hashable, Sendable {
  /// The changes of one view.
  struct View: Hashable, Sendable {
    /// The changes made by code, in the order of application.
    var changes: [ViewOverride] = []
    /// The changes made by appearance proxies, which apply where nothing else sets the property;
    /// names are unique.
    var appearance: [ViewOverride] = []
  }

  /// The changes of views.
  var views: [Handle<SceneGraph.View>: View] = [:]
  /// The installation state of views, which overrides variations.
  var installedViews: [Handle<SceneGraph.View>: Bool] = [:]
  /// The installation state of constraints, which overrides variations.
  var installedConstraints: [Handle<SceneGraph.Constraint>: Bool] = [:]
  /// The scenes embedded in container views, by view.
  var embeddedScenes: [Handle<SceneGraph.View>: EmbeddedScene] = [:]
  /// The names of the images that overrides set, except symbols.
  var imageNames: [String] = []

  /// Whether there are no changes.
  var isEmpty: Bool {
    views.isEmpty && installedViews.isEmpty && installedConstraints.isEmpty
      && embeddedScenes.isEmpty
  }
}
