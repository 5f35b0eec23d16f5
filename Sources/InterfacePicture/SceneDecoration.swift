/// What is drawn in addition to a scene.
package struct SceneDecoration: Sendable {
  /// The overlays over the scene.
  package var overlays: Overlays
  /// The device around it.
  package var bezel: Bezel

  /// Creates decoration, by default none.
  package init(overlays: Overlays = [], bezel: Bezel = .none) {
    self.overlays = overlays
    self.bezel = bezel
  }
}
