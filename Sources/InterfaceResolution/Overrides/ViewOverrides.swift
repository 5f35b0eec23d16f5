import ConfigurationReading

/// The changes that a configuration makes to a document in one environment, by indices in the scene
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

  /// The changes of views, by view index.
  var views: [Int: View] = [:]
  /// The installation state of views, which overrides variations, by view index.
  var installedViews: [Int: Bool] = [:]
  /// The installation state of constraints, which overrides variations, by constraint index.
  var installedConstraints: [Int: Bool] = [:]
  /// The scenes embedded in container views, by the indices of the views.
  var embeddedScenes: [Int: EmbeddedScene] = [:]
  /// The names of the images that overrides set, except symbols.
  var imageNames: [String] = []

  /// Whether there are no changes.
  var isEmpty: Bool {
    views.isEmpty && installedViews.isEmpty && installedConstraints.isEmpty
      && embeddedScenes.isEmpty
  }
}
