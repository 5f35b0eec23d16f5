import ConfigurationReading

/// What a configuration changes in a document in one place, by places in the scene graph.
struct StatedChanges: Hashable, Sendable {
  /// What is said of one view.
  struct View: Hashable, Sendable {
    /// What code sets, in the order in which it is applied.
    var changes: [StatedChange] = []
    /// What appearance proxies set where nothing else does; each name once.
    var appearance: [StatedChange] = []
  }

  /// What is said of views, by their indices.
  var views: [Int: View] = [:]
  /// Whether views are installed, whatever variations say.
  var installedViews: [Int: Bool] = [:]
  /// Whether constraints are installed, whatever variations say.
  var installedConstraints: [Int: Bool] = [:]
  /// The scenes that fill slots, by the indices of the container views.
  var slots: [Int: ResolvedSlot] = [:]
  /// The names of the images that are stated, symbols apart.
  var imageNames: [String] = []

  /// What is said of nothing.
  var isEmpty: Bool {
    views.isEmpty && installedViews.isEmpty && installedConstraints.isEmpty && slots.isEmpty
  }
}
